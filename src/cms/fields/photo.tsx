import { isPictureUrl, readDataUrl, writeDataUrl } from '../picture/data-url';
import { withPicture } from '../picture/decode';
import { useObjectUrl } from '../picture/use-object-url';
import type { Field, InputProps } from './field';
import { PictureInput } from './PictureInput';

/** A picture that is kept in memory as the file it came from, and may be left out. */
export function photo(label: string): Field<File | null> {
  return {
    label,
    blank: null,
    parse: (draft) => draft,
    format: (value) => value,
    isSound: (kept) => kept === '' || isPictureUrl(kept),
    pack: async (value) => (value ? writeDataUrl(value) : ''),
    unpack: async (kept) => (isPictureUrl(kept) ? readDataUrl(kept, 'photo') : null),
    words: () => '',
    renderInput: (props) => <PhotoInput {...props} label={label} />,
  };
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
      onFile={async (file, signal) => {
        const copy = await withPicture(file, () => copyFile(file));
        if (!signal.aborted) onChange(copy);
      }}
    />
  );
}

/** The same file held in memory: one on a disk cannot be read any more once it was moved or changed there. */
async function copyFile(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type });
}
