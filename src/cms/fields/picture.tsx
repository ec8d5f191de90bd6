import { isPictureUrl, sizeOfDataUrl, writeDataUrl } from '../picture/data-url';
import styles from './card.module.css';
import type { Field, InputProps } from './field';
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
    renderInput: (props) => renderPictureInput({ ...props, label }),
    renderValue: (value, { text }) => (
      <img className={styles.picture} src={value} alt={text} loading="lazy" decoding="async" />
    ),
  };
}

interface PictureProps extends InputProps<string> {
  label: string;
  hint?: string | undefined;
  isOptional?: boolean;
}

export const renderPictureInput = ({
  id,
  label,
  hint,
  value,
  isOptional,
  onChange,
  onBusy,
}: PictureProps) => (
  <PictureInput
    id={id}
    label={label}
    hint={hint}
    url={value || undefined}
    bytes={sizeOfDataUrl(value)}
    onBusy={onBusy}
    onRemove={isOptional ? () => onChange('') : undefined}
    convert={writeDataUrl}
    onChange={onChange}
  />
);
