import { isPictureUrl, sizeOfDataUrl, writeDataUrl } from '../picture/data-url';
import { withPicture } from '../picture/decode';
import { shrinkPicture } from '../picture/shrink';
import type { Field } from './field';
import { PictureInput } from './PictureInput';

/** A picture that is kept as text: made to fit first, so that dozens have room. Without one nothing is saved. */
export function picture(label: string): Field<string> {
  return {
    label,
    blank: '',
    parse: (draft) => draft || undefined,
    format: (value) => value,
    isSound: isPictureUrl,
    words: () => '',
    renderInput: ({ id, value, onChange, onBusy }) => (
      <PictureInput
        id={id}
        label={label}
        url={value || undefined}
        bytes={sizeOfDataUrl(value)}
        onBusy={onBusy}
        onFile={async (file, signal) => {
          const url = await withPicture(file, shrinkPicture).then(writeDataUrl);
          if (!signal.aborted) onChange(url);
        }}
      />
    ),
  };
}
