import type { StoredRecord } from '../list/record';
import { isEqual } from '../record/equality';
import styles from './form.module.css';

interface Props {
  /** The type of record, such as 'order'. */
  noun: string;
  /** The record when the form opened. */
  record: StoredRecord<object> | undefined;
  /** The stored version; undefined if it was deleted. */
  current: StoredRecord<object> | undefined;
  /** The form opened with a draft. */
  wasLeft: boolean;
  /** Texts of the form with the labels of their fields. */
  mine: Texts;
  /** Returns the texts of a record. */
  read(record: StoredRecord<object>): Texts;
  onKeepMine(): void;
  onUseStored(): void;
}

type Texts = readonly [label: string, text: string][];

/** Says that the form holds a draft, or that its record was changed or deleted elsewhere, and shows both versions. */
export function DraftNotice(props: Props) {
  const { noun, record, current, wasLeft, onKeepMine, onUseStored } = props;
  if (!record || (current && isEqual(current, record)))
    return (
      wasLeft && (
        <div className="notice stack" role="status">
          <p>You were writing this. It is not saved yet.</p>
          <div className="buttons" data-size="small">
            <button type="button" onClick={onUseStored}>
              Remove this text
            </button>
          </div>
        </div>
      )
    );
  return (
    <div className="notice stack" data-tone="danger" role="alert">
      <p>
        This {noun}{' '}
        {current
          ? 'was changed in another tab or by an import. Which version do you want?'
          : 'is no longer stored. Do you want to save it again?'}
      </p>
      <Versions {...props} other={current ?? record} title={current ? 'Other version' : 'Deleted'} />
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

/** Lists the fields in which two versions differ. */
function Versions({ mine, other, read, title }: Props & { other: StoredRecord<object>; title: string }) {
  const theirs = new Map(read(other));
  const differing = mine.filter(([label, text]) => text !== theirs.get(label));
  if (differing.length === 0) return null;
  return (
    <dl className={styles.versions}>
      {differing.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>Your text:</b> <Text label={label} text={text} />
          </dd>
          <dd>
            <b>{title}:</b> <Text label={label} text={theirs.get(label) ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  if (text.startsWith('data:')) return <img src={text} alt={label} />;
  return text || <i>nothing</i>;
}
