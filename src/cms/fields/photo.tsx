import { readContent } from '../picture/content';
import { isPictureUrl, readDataUrl, writeDataUrl } from '../picture/data-url';
import { redrawPicture } from '../picture/redraw';
import { useObjectUrl } from '../picture/use-object-url';
import type { Field, InputProps } from './field';
import { PictureInput } from './PictureInput';
import { Portrait, type PortraitShape } from './Portrait';

/** A picture that is kept in memory as a file, and may be left out. */
export function photo(label: string, shape: PortraitShape): Field<File | null> {
  return {
    label,
    place: 'picture',
    emptyDraft: null,
    parse: (draft) => draft,
    format: (value) => value,
    defaultKept: '',
    isValid: (kept) => kept === '' || isPictureUrl(kept),
    serialize: async (value) => (value ? writeDataUrl(value) : ''),
    deserialize: async (kept) => (isPictureUrl(kept) ? deserializePhoto(kept) : null),
    searchText: () => '',
    renderInput: (props) => <PhotoInput {...props} label={label} />,
    renderValue: (value, { text }) => <Portrait photo={value} name={text} shape={shape} />,
  };
}

/**
 * The photo in a backup. Its bytes stay as they are, so that the same photo is known again, unless they may
 * be a drawing with scripts: those would run as this site when the photo is opened in a tab of its own.
 */
async function deserializePhoto(url: string): Promise<File | undefined> {
  const file = readDataUrl(url, 'photo');
  if (!file) return undefined;
  if (/^image\/(avif|gif|jpeg|png|webp)$/.test(file.type)) return readContent(file);
  return redrawPicture(file).then(readContent, () => undefined);
}

function PhotoInput({ id, label, value, onChange, onBusy }: InputProps<File | null> & { label: string }) {
  return (
    <PictureInput
      id={id}
      label={label}
      url={useObjectUrl(value)}
      bytes={value?.size ?? 0}
      onBusy={onBusy}
      onRemove={() => onChange(null)}
      convert={readContent}
      onChange={onChange}
    />
  );
}
