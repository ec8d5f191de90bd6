import { isEqual } from '../stores/equality';
import type { StoredRecord } from '../stores/record-storage';

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
  if (current && isEqual(current, record)) return null;
  const choices = current
    ? [{ label: 'Load the changed one', choose: () => onLoad(current) }]
    : [
        { label: 'Keep as a new record', choose: onKeep },
        { label: 'Drop it', choose: onDrop },
      ];
  return (
    <div className="notice stack" data-tone={current ? undefined : 'danger'} role="alert">
      <p>
        {current
          ? `This ${name} was changed in another tab or by an import. Saving puts what is in the form in the place of that change.`
          : `This ${name} was deleted in another tab or by an import. What do you want to do with what is in the form?`}
      </p>
      <div className="buttons">
        {choices.map(({ label, choose }) => (
          <button key={label} type="button" className="button" data-kind="quiet" onClick={choose}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
