import { isEqual } from '../stores/equality';
import type { StoredRecord } from '../stores/record-storage';
import styles from './ConflictNotice.module.css';

interface Props<Fields extends object> {
  name: string;
  /** The record as it came into the form. */
  record: StoredRecord<Fields>;
  /** The record as it is now, undefined when it is gone. */
  current: StoredRecord<Fields> | undefined;
  onKeep(): void;
  onDrop(): void;
  onLoad(record: StoredRecord<Fields>): void;
}

/** Says that another tab has deleted or changed the record in the form, and asks what to do. */
export function ConflictNotice<Fields extends object>(props: Props<Fields>) {
  const { name, record, current, onKeep, onDrop, onLoad } = props;
  if (!current)
    return (
      <div className={`notice ${styles.notice}`} data-tone="danger" role="alert">
        <p>
          This {name} was deleted in another tab or by an import. What do you want to do with what is in the
          form?
        </p>
        <div className={styles.buttons}>
          <button type="button" className="button" data-kind="quiet" onClick={onKeep}>
            Keep as a new record
          </button>
          <button type="button" className="button" data-kind="quiet" onClick={onDrop}>
            Drop it
          </button>
        </div>
      </div>
    );
  if (isEqual(current, record)) return null;
  return (
    <div className={`notice ${styles.notice}`} role="alert">
      <p>
        This {name} was changed in another tab or by an import. Saving puts what is in the form in the place
        of that change.
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button" data-kind="quiet" onClick={() => onLoad(current)}>
          Load the changed one
        </button>
      </div>
    </div>
  );
}
