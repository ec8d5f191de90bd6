import { cleanText } from '~/domain/clean-text';
import { isListOf, isText } from '../storage/shape';
import type { Field } from './field';
import { TextInput } from './TextInput';

/** A list of texts, typed with commas between them. */
export function commaList(label: string): Field<string[], string> {
  return {
    label,
    emptyInput: '',
    parse: (draft) =>
      draft
        .split(',')
        .map(cleanText)
        .filter((entry) => entry !== ''),
    format: (value) => value.join(', '),
    defaultStored: [],
    isValid: isListOf(isText),
    searchText: (value) => value.join(' '),
    renderInput: ({ id, value, onChange }) => (
      <TextInput {...{ id, value, onChange }} label={label} placeholder={label} />
    ),
    renderValue: (value) =>
      value.length > 0 && (
        <ul className="bullets">
          {Object.entries(value).map(([index, entry]) => (
            <li key={index}>{entry}</li>
          ))}
        </ul>
      ),
  };
}
