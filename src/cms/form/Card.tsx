import { Fragment, type ReactNode } from 'react';
import { readCommaList } from '~/domain/comma-list';
import { formatDay } from '~/domain/date';
import { splitLetters } from '~/domain/letters';
import { mailLink, phoneLink } from '~/domain/link';
import { type FormValue, textOf } from '../record/values';
import type { FormField } from '../sections';
import styles from './card.module.css';

/** Text and DOM id of a card's title. */
interface Title {
  text: string;
  id: string;
}

interface Props {
  fields: readonly FormField[];
  /** Returns the value of a field as a form has it. */
  read(field: FormField): FormValue;
  /** DOM id of the title, which describes the record's buttons to screen readers. */
  titleId: string;
  children?: ReactNode;
}

/** Shows a record: pictures, then its first field as the title, then the other fields. */
export function Card({ fields, read, titleId, children }: Props) {
  const [first, ...others] = fields;
  const title = { id: titleId, text: first ? textOf(read(first)) : '' };
  const show = (isShown: (field: FormField) => boolean) =>
    others.filter(isShown).flatMap((field) => {
      const shown = showValue(field, read(field), title);
      return shown ? [<Fragment key={field.name}>{shown}</Fragment>] : [];
    });
  const above = show(({ isAbove }) => isAbove === true);
  return (
    <>
      {show(({ kind }) => kind === 'picture')}
      <div className={styles.text}>
        {above.length > 0 && (
          <div className={`hint ${styles.above}`}>
            {above.map((value, index) => [index > 0 && ' · ', value])}
          </div>
        )}
        <h3 id={titleId}>{title.text}</h3>
        {show(({ kind, isAbove }) => kind !== 'picture' && !isAbove)}
        {children}
      </div>
    </>
  );
}

/** Shows a value by the kind of its field. Returns nothing for an empty one. */
function showValue({ kind, linkText, shape }: FormField, value: FormValue, title: Title): ReactNode {
  const text = textOf(value);
  if (kind === 'picture') return <Picture url={text} title={title.text} shape={shape} />;
  if (!text) return null;
  switch (kind) {
    case 'words':
      return (
        <ul className="bullets">
          {Object.entries(readCommaList(text)).map(([index, entry]) => (
            <li key={index}>{entry}</li>
          ))}
        </ul>
      );
    case 'date':
      return <time dateTime={text}>{formatDay(text, 'en')}</time>;
    case 'link':
    case 'url':
      return (
        <a href={text} target="_blank" rel="noopener noreferrer" aria-describedby={title.id}>
          {linkText}
        </a>
      );
    case 'tel':
    case 'email':
      return (
        <p>
          <a href={kind === 'tel' ? phoneLink(text) : mailLink(text)}>{text}</a>
        </p>
      );
    default:
      return <p className={kind === 'text' ? undefined : styles.long}>{text}</p>;
  }
}

/** A picture, or the first letter of the title in its place. */
function Picture({ url, title, shape }: { url: string; title: string; shape: FormField['shape'] }) {
  if (shape && !url)
    return (
      <span className={styles.picture} data-shape={shape} aria-hidden="true">
        {splitLetters(title)[0]}
      </span>
    );
  return (
    url && (
      <img
        className={styles.picture}
        data-shape={shape}
        src={url}
        alt={title}
        loading="lazy"
        decoding="async"
      />
    )
  );
}
