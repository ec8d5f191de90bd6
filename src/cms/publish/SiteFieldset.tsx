import { Fragment } from 'react';
import { type AnyRecord, type SectionName, valueAt } from '~/domain/content/record';
import { Disclosure } from '../Disclosure';
import { PackLines } from './PackLines';
import { offerPlaces, placeAround, withField } from './places';
import styles from './publish.module.css';
import { SiteInput } from './SiteInput';
import { findSection } from './sections';

interface Props {
  id: string;
  section: SectionName;
  value: AnyRecord;
  onChange(value: AnyRecord): void;
}

/** A collapsed group with the optional fields that only the public site needs. */
export function SiteFieldset(props: Props) {
  return (
    <Disclosure className={styles.group} summary="Details for the website">
      <SiteFields {...props} />
    </Disclosure>
  );
}

function SiteFields({ id, section: name, value, onChange }: Props) {
  const fields = findSection(name).fields.filter(({ editorField }) => !editorField);
  return (
    <div className={`stack ${styles.fields}`}>
      <p className="hint">
        You can leave all of this empty until the record goes on the website, which needs the fields with *.
        {name === 'recipes' && ' Cooking times, ingredients and steps can only be added by your developer.'}
      </p>
      {fields.map((field) => (
        <Fragment key={`${field.name} ${placeAround(value, field.name)}`}>
          <SiteInput
            id={`${id}-${field.name}`}
            field={offerPlaces(field, value)}
            initial={valueAt(value, field.name)}
            onChange={(changed) => onChange(withField(value, field, changed))}
          />
          {name === 'products' && field.name === 'price' && <PackLines {...value} />}
        </Fragment>
      ))}
    </div>
  );
}
