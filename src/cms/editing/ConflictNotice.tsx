import { isEqual } from '../stores/equality';
import type { StoredRecord } from '../stores/record-storage';

interface Props<Fields extends object> {
  name: string;
  /** The record when the form opened. */
  record: StoredRecord<Fields>;
  /** The stored version; undefined if it was deleted. */
  current: StoredRecord<Fields> | undefined;
  onKeep(): void;
  onDiscard(): void;
}

/** Warns that another tab or an import has deleted or changed the edited record. */
export function ConflictNotice<Fields extends object>(props: Props<Fields>) {
  const { name, record, current, onKeep, onDiscard } = props;
  if (current && isEqual(current, record)) return null;
  return (
    <div className="notice stack" data-tone="danger" role="alert">
      <p>
        This {name} was {current ? 'changed' : 'deleted'} in another tab or by an import. Keep what is in the
        form, or use {current ? 'the other version' : 'the deletion'}?
      </p>
      <div className="buttons">
        <button type="button" className="button" data-kind="quiet" onClick={onKeep}>
          Keep mine
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onDiscard}>
          Use theirs
        </button>
      </div>
    </div>
  );
}
