import { readCommaList, writeCommaList } from '~/domain/comma-list';
import { isListOf, isText } from '../storage/shape';
import type { Field } from './field';
import { TextInput } from './TextInput';

/** A list of texts, typed with commas between them. */
export function commaList(label: string): Field<string[], string> {
  return {
    label,
    emptyInput: '',
    parse: readCommaList,
    format: writeCommaList,
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
