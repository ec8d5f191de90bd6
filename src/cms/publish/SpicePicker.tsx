import { useEffect, useState } from 'react';
import { fetchList } from './fetch-list';
import styles from './publish.module.css';
import { textOf } from './sections';

interface Props {
  id: string;
  label: string;
  /** Catalogue numbers. */
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Picks products of the site's catalogue, in the order in which the recipe names them. */
export function SpicePicker({ id, label, chosen, onChange }: Props) {
  const [catalogue, setCatalogue] = useState<ReadonlyMap<string, string>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    fetchList('products').then(
      ({ records }) => setCatalogue(new Map(records.map(({ id = '', name }) => [id, textOf(name)]))),
      () => setFailed(true),
    );
  }, []);
  const nameOf = (number: string) => `${catalogue?.get(number) ?? 'Product'} (№ ${number})`;
  const free = [...(catalogue?.keys() ?? [])].filter((number) => !chosen.includes(number));
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      {hasFailed && (
        <p className="message">The catalogue could not be loaded. Close this group and open it again.</p>
      )}
      <ul className={styles.choices}>
        {chosen.map((number) => (
          <li key={number}>
            {nameOf(number)}{' '}
            <button
              type="button"
              className="link-button"
              aria-label={`Remove ${nameOf(number)}`}
              onClick={() => onChange(chosen.filter((other) => other !== number))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <select
        id={id}
        className="input"
        aria-label="Add a spice"
        value=""
        onChange={({ target }) => onChange([...chosen, target.value])}
      >
        <option value="">Add a spice …</option>
        {free.map((number) => (
          <option key={number} value={number}>
            {nameOf(number)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
