import { isPictureUrl, sizeOfDataUrl, writeDataUrl } from '../picture/data-url';
import { isText } from '../storage/shape';
import styles from './card.module.css';
import type { Field, InputProps } from './field';
import { PictureInput } from './PictureInput';
import { Portrait, type PortraitShape } from './Portrait';

/** A hint for photos of people, of whom the website shows a drawing. */
export const unpublished = 'This photo is not published: the website shows a drawing.';

/** The form that an earlier release kept may hold a file, or null. */
const textOf = (draft: unknown): string => (isText(draft) ? draft : '');

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
    renderInput: (props) => <DataUrlInput {...props} label={label} />,
    renderValue: (value, { text }) => (
      <img className={styles.picture} src={value} alt={text} loading="lazy" decoding="async" />
    ),
  };
}

/** An optional picture, stored as a data URL. */
export function photo(label: string, shape: PortraitShape, hint?: string): Field<string> {
  return {
    ...picture(label),
    parse: textOf,
    isValid: (stored) =>
      stored === '' || (isText(stored) && /^data:image\/[\w.+-]+;base64,[\w+/=]*$/.test(stored)),
    renderInput: (props) => <DataUrlInput {...props} label={label} hint={hint} isOptional />,
    renderValue: (value, { text }) => <Portrait photo={value} name={text} shape={shape} />,
  };
}

interface Props extends InputProps<string> {
  label: string;
  hint?: string | undefined;
  isOptional?: boolean;
}

function DataUrlInput({ id, label, hint, value, isOptional, onChange, onBusy }: Props) {
  const url = textOf(value);
  return (
    <PictureInput
      id={id}
      label={label}
      hint={hint}
      url={url || undefined}
      bytes={sizeOfDataUrl(url)}
      onBusy={onBusy}
      onRemove={isOptional ? () => onChange('') : undefined}
      convert={writeDataUrl}
      onChange={onChange}
    />
  );
}
