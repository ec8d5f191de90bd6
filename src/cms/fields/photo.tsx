import { readContent } from '../picture/content';
import { isPictureUrl, readDataUrl, writeDataUrl } from '../picture/data-url';
import { redrawPicture } from '../picture/redraw';
import { useObjectUrl } from '../picture/use-object-url';
import type { Field, InputProps } from './field';
import { PictureInput } from './PictureInput';
import { Portrait, type PortraitShape } from './Portrait';

/** A hint for photos of people, of whom the website shows a drawing. */
export const unpublished = 'This photo is not published: the website shows a drawing.';

/** An optional picture, stored in memory as a file. */
export function photo(label: string, shape: PortraitShape, hint?: string): Field<File | null> {
  return {
    label,
    cardArea: 'picture',
    emptyInput: null,
    parse: (draft) => draft,
    format: (value) => value,
    defaultStored: '',
    isValid: (stored) => stored === '' || isPictureUrl(stored),
    serialize: async (value) => (value ? writeDataUrl(value) : ''),
    deserialize: async (stored) => (isPictureUrl(stored) ? deserializePhoto(stored) : null),
    searchText: () => '',
    renderInput: (props) => <PhotoInput {...props} label={label} hint={hint} />,
    renderValue: (value, { text }) => <Portrait photo={value} name={text} shape={shape} />,
  };
}

/**
 * Reads a photo from a backup. Bitmaps keep their bytes, so that an import recognises the same photo. SVG is
 * redrawn, because its scripts would run on this origin if the photo were opened in a tab.
 */
async function deserializePhoto(url: string): Promise<File | undefined> {
  const file = readDataUrl(url, 'photo');
  if (!file) return undefined;
  if (/^image\/(avif|gif|jpeg|png|webp)$/.test(file.type)) return readContent(file, url);
  return redrawPicture(file).then(readContent, () => undefined);
}

interface PhotoInputProps extends InputProps<File | null> {
  label: string;
  hint: string | undefined;
}

function PhotoInput({ id, label, hint, value, onChange, onBusy }: PhotoInputProps) {
  return (
    <PictureInput
      id={id}
      label={label}
      hint={hint}
      url={useObjectUrl(value)}
      bytes={value?.size ?? 0}
      onBusy={onBusy}
      onRemove={() => onChange(null)}
      convert={(file) => readContent(file)}
      onChange={onChange}
    />
  );
}
