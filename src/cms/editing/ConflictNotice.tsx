import { isEqual } from '../list/equality';
import type { StoredRecord } from '../list/record';

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
        This {noun}{' '}
        {current
          ? 'was changed in another tab or by an import. Which version do you want?'
          : 'is no longer stored. Do you want to save it again?'}
      </p>
      <div className="buttons">
        <button type="button" className="button" data-kind="quiet" onClick={onKeepMine}>
          {current ? 'Keep my text' : 'Save my text again'}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onUseStored}>
          {current ? 'Use the other version' : 'Leave it deleted'}
        </button>
      </div>
    </div>
  );
}
