import { isPictureUrl, sizeOfDataUrl, writeDataUrl } from '../picture/data-url';
import styles from './card.module.css';
import type { Field } from './field';
import { PictureInput } from './PictureInput';

/** A required picture, stored as a data URL. */
export function picture(label: string): Field<string> {
  return {
    label,
    cardArea: 'picture',
    emptyInput: '',
    parse: (draft) => draft || undefined,
    format: (value) => value,
    defaultStored: '',
    isValid: (stored) => stored === '' || isPictureUrl(stored),
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
