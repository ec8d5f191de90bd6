import { useState } from 'react';
import { SearchField } from '../SearchField';
import { formatCount } from '../words';
import type { FieldChange, RecordChange } from './compare';
import styles from './merge.module.css';

/** Longer lists are collapsed at first, and can be searched. */
const maxOpen = 20;
/** Longer lists are shown in part. */
const maxShown = 200;

const words: Readonly<Record<RecordChange['kind'], string>> = {
  added: 'Added',
  returned: 'Comes back, although it was deleted here',
  changed: 'Changed',
  removed: 'Removed',
  moved: 'Moved',
};

const change = { one: 'change', many: 'changes' };

/** Lists what changes record by record, from the old value to the new one. */
export function Changes({ changes }: { changes: readonly RecordChange[] }) {
  const [query, setQuery] = useState('');
  if (changes.length === 0) return null;
  const isLong = changes.length > maxOpen;
  const found = query
    ? changes.filter((one) => JSON.stringify(one).toLowerCase().includes(query.toLowerCase()))
    : changes;
  const list = (
    <ul className={`bullets hint ${styles.changes}`}>
      {Object.entries(found.slice(0, maxShown)).map(([index, one]) => (
        <li key={index}>
          <Line {...one} />
        </li>
      ))}
      {found.length > maxShown && <li>… and {formatCount(found.length - maxShown, change)} more</li>}
    </ul>
  );
  if (!isLong) return list;
  return (
    <details>
      <summary>Show {formatCount(changes.length, change)}</summary>
      <SearchField label="Search the changes" value={query} onChange={setQuery} />
      {list}
    </details>
  );
}

function Line({ kind, title, fields, places }: RecordChange) {
  const name = `${words[kind]}: ${title}`;
  if (places) return `${name}, from place ${places[0]} to ${places[1]}`;
  const [only, ...others] = fields;
  if (!only) return name;
  if (others.length === 0)
    return (
      <>
        {name} (<Field {...only} />)
      </>
    );
  return (
    <>
      {name}
      <ul className="bullets">
        {fields.map((field) => (
          <li key={field.label}>
            <Field {...field} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Field({ label, old, now, pictures }: FieldChange) {
  if (!pictures) return `${label}: ${old} → ${now}`;
  return (
    <>
      {label}: <Thumbnail url={pictures.old} alt="before" /> → <Thumbnail url={pictures.now} alt="now" />
    </>
  );
}

/** Shows a picture of a comparison, or says that there is none. */
export const Thumbnail = ({ url, alt }: { url: string | undefined; alt: string }) =>
  url ? <img className={styles.picture} src={url} alt={alt} /> : <i>{alt}: a picture that is not here</i>;
