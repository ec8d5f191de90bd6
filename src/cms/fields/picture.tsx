import { isPictureUrl, sizeOfDataUrl, writeDataUrl } from '../picture/data-url';
import styles from './card.module.css';
import type { Field } from './field';
import { PictureInput } from './PictureInput';

/** A picture that is kept as text. The form saves nothing without one. */
export function picture(label: string): Field<string> {
  return {
    label,
    place: 'picture',
    emptyDraft: '',
    parse: (draft) => draft || undefined,
    format: (value) => value,
    defaultKept: '',
    isValid: (kept) => kept === '' || isPictureUrl(kept),
    searchText: () => '',
    renderInput: ({ id, value, onChange, onBusy }) => (
      <PictureInput
        id={id}
        label={label}
        url={value || undefined}
        bytes={sizeOfDataUrl(value)}
        onBusy={onBusy}
        convert={writeDataUrl}
        onChange={onChange}
      />
    ),
    renderValue: (value, { text }) => (
      <img className={styles.picture} src={value} alt={text} loading="lazy" decoding="async" />
    ),
  };
}
