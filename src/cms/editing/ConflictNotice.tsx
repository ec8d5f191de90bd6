import { isEqual } from '../stores/equality';
import type { StoredRecord } from '../stores/record-storage';

interface Props<Fields extends object> {
  /** The type of record, such as 'order'. */
  noun: string;
  /** The record when the form opened. */
  record: StoredRecord<Fields>;
  /** The stored version; undefined if it was deleted. */
  current: StoredRecord<Fields> | undefined;
  onKeepMine(): void;
  onUseStored(): void;
}

/** Warns that the edited record was changed or deleted elsewhere. The browser may have cleared its storage. */
export function ConflictNotice<Fields extends object>(props: Props<Fields>) {
  const { noun, record, current, onKeepMine, onUseStored } = props;
  if (current && isEqual(current, record)) return null;
  return (
    <div className="notice stack" data-tone="danger" role="alert">
      <p>
        This {noun} {current ? 'was changed in another tab or by an import' : 'is no longer stored'}. Keep
        what is in the form, or {current ? 'use the other version' : 'accept the deletion'}?
      </p>
      <div className="buttons">
        <button type="button" className="button" data-kind="quiet" onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onUseStored}>
          Use theirs
        </button>
      </div>
    </div>
  );
}
