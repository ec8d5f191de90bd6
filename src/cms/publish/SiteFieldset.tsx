import { Fragment } from 'react';
import type { SectionName } from '~/domain/content/record';
import type { SiteFields, SiteValue } from '../storage/site-fields';
import { PackLines } from './PackLines';
import styles from './publish.module.css';
import { SiteInput } from './SiteInput';
import { findSection, groupFields } from './sections';

export interface SiteFieldsProps {
  id: string;
  section: SectionName;
  value: SiteFields;
  onChange(value: SiteFields): void;
}

/** The optional fields that only the public site needs. */
export function SiteFieldset({ id, section: name, value, onChange }: SiteFieldsProps) {
  const fields = groupFields(findSection(name));
  const change = (key: string, changed: SiteValue) => {
    const { [key]: _, ...others } = value;
    const isEmpty = changed === false || (Array.isArray(changed) && changed.length === 0) || changed === '';
    onChange(isEmpty ? others : { ...others, [key]: changed });
  };
  return (
    <div className={`stack ${styles.fields}`}>
      <p className="hint">You can leave all of this empty until the record goes on the website.</p>
      {fields.map((field) => (
        <Fragment key={field.name}>
          <SiteInput
            id={`${id}-${field.name}`}
            field={field}
            value={value[field.name]}
            onChange={(changed) => change(field.name, changed)}
          />
          {name === 'products' && field.name === 'price' && <PackLines {...value} />}
        </Fragment>
      ))}
    </div>
  );
}
