/**
 * The reason why a change failed.
 * - `full`: the browser's storage is full
 * - `refused`: the browser does not let this page store anything
 * - `no-room-for-copy`: the stored text is unreadable and cannot be copied, so it must not be overwritten
 * - `newer`: a newer release of the dashboard stored the list
 * - `gone`: the record was deleted in the meantime
 * - `changed`: the record was changed in the meantime
 */
export type Fault = 'full' | 'refused' | 'no-room-for-copy' | 'newer' | 'gone' | 'changed';

/** The result of an operation that never throws. */
export type Outcome<Value = undefined, Why extends Fault = Fault> = Success<Value> | Failure<Why>;

interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

interface Failure<Why extends Fault> {
  readonly ok: false;
  readonly fault: Why;
}

/** Faults of the browser's storage itself. */
export type StorageFault = 'full' | 'refused';

export function succeed(): Success<undefined>;
export function succeed<Value>(value: Value): Success<Value>;
export function succeed<Value>(value?: Value): Success<Value | undefined> {
  return { ok: true, value };
}

export function fail<Why extends Fault>(fault: Why): Failure<Why> {
  return { ok: false, fault };
}
