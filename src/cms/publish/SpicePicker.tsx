import { useEffect, useState } from 'react';
import { sourceLocale } from '~/config/locales';
import { valueAt } from '~/domain/content/record';
import { fetchSiteList } from './fetch-site-list';
import styles from './publish.module.css';
import { textOf } from './sections';

interface Props {
  id: string;
  label: string;
  /** Catalogue numbers. */
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Picks products from the site's catalogue, in the order of the recipe. */
export function SpicePicker({ id, label, chosen, onChange }: Props) {
  const [catalogue, setCatalogue] = useState<ReadonlyMap<string, string>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    fetchSiteList('products').then(
      ({ records }) =>
        setCatalogue(
          new Map(
            records.map((record) => [textOf(record.id), textOf(valueAt(record, `${sourceLocale}.name`))]),
          ),
        ),
      () => setFailed(true),
    );
  }, []);
  const nameOf = (number: string) => `${catalogue?.get(number) ?? 'Product'} (№ ${number})`;
  const unchosen = [...(catalogue?.keys() ?? [])].filter((number) => !chosen.includes(number));
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      {hasFailed && (
        <p className="message">The catalogue could not be loaded. Close this group and open it again.</p>
      )}
      <ul className={`row ${styles.choices}`}>
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
        {unchosen.map((number) => (
          <option key={number} value={number}>
            {nameOf(number)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
