import { Fragment, type ReactNode } from 'react';
import styles from '../fields/card.module.css';
import { type FieldsOf, fieldEntries } from './draft';

interface Props<Fields extends object> {
  fields: FieldsOf<Fields>;
  record: Fields;
  /** DOM id of the title, which describes the record's buttons to screen readers. */
  titleId: string;
  children?: ReactNode;
}

/** Shows a record: pictures, then its first field as the title, then the other fields. */
export function Card<Fields extends object>({ fields, record, titleId, children }: Props<Fields>) {
  const [first, ...others] = fieldEntries(fields);
  const title = { id: titleId, text: first ? String(record[first[0]]) : '' };
  const valuesAt = (area?: 'picture' | 'above') =>
    others
      .filter(([name, field]) => field.cardArea === area && record[name] !== '')
      .map(([name, field]) => <Fragment key={name}>{field.renderValue(record[name], title)}</Fragment>);
  const above = valuesAt('above');
  return (
    <>
      {valuesAt('picture')}
      <div className={styles.text}>
        {above.length > 0 && (
          <div className={`hint ${styles.above}`}>
            {above.map((value, index) => [index > 0 && ' · ', value])}
          </div>
        )}
        <h3 id={titleId}>{title.text}</h3>
        {valuesAt()}
        {children}
      </div>
    </>
  );
}
