import { isText } from '../storage/shape';
import type { Field } from './field';
import { Portrait, type PortraitShape } from './Portrait';
import { renderPictureInput } from './picture';

/** A hint for photos of people, of whom the website shows a drawing. */
export const unpublished = 'This photo is not published: the website shows a drawing.';

/** The form that an earlier release kept may hold a file, or null. */
const textOf = (draft: unknown): string => (isText(draft) ? draft : '');

/** An optional picture, stored as a data URL. */
export function photo(label: string, shape: PortraitShape, hint?: string): Field<string> {
  return {
    label,
    cardArea: 'picture',
    emptyInput: '',
    parse: textOf,
    format: (value) => value,
    defaultStored: '',
    isValid: (stored) =>
      isText(stored) && (stored === '' || /^data:image\/[\w.+-]+;base64,[\w+/=]*$/.test(stored)),
    searchText: () => '',
    renderInput: (props) =>
      renderPictureInput({ ...props, value: textOf(props.value), label, hint, isOptional: true }),
    renderValue: (value, { text }) => <Portrait photo={value} name={text} shape={shape} />,
  };
}
