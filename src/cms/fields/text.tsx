import { isDay } from '~/domain/date';
import { isText } from '../storage/shape';
import type { Field, Need } from './field';
import { TextInput, type TextKind } from './TextInput';

interface Options {
  need: Need;
  /** Says what to type; the label's own words unless given. */
  placeholder?: string;
  kind?: TextKind;
}

/** A text, kept without the spaces around it. */
export function text(label: string, options: Options): Field<string> {
  const { need, placeholder = label, kind = 'text' } = options;
  const isRequired = need === 'native';
  return {
    label,
    blank: '',
    parse: (draft) => (need === 'optional' || draft.trim() !== '' ? draft.trim() : undefined),
    format: (value) => value,
    isSound: (kept) => isText(kept) && (kept === '' || isKind(kept, kind)),
    words: (value) => value,
    renderInput: (props) => (
      <TextInput
        {...props}
        label={label}
        placeholder={placeholder}
        kind={kind}
        isRequired={isRequired}
        complaint={complain(props.value, kind, isRequired)}
      />
    ),
  };
}

/** Browsers take a row of spaces for an answer, any scheme for a link, and any text where they know no dates. */
function complain(draft: string, kind: TextKind, isRequired: boolean): string {
  if (isRequired && draft !== '' && draft.trim() === '') return 'Please fill in this field.';
  if (kind === 'url' && draft.trim() !== '' && !isWebAddress(draft))
    return 'Please enter an address that begins with http:// or https://.';
  if (kind === 'date' && draft !== '' && !isDay(draft)) return 'Please enter a date as YYYY-MM-DD.';
  return '';
}

/** What a form would not let through must not come in from storage or a backup either. */
function isKind(kept: string, kind: TextKind): boolean {
  if (kind === 'url') return isWebAddress(kept);
  return kind !== 'date' || isDay(kept);
}

/** Whether a text is an address that a link may lead to: never `javascript:` or anything else. */
export function isWebAddress(address: string): boolean {
  return /^\s*https?:\/\//i.test(address) && URL.canParse(address.trim());
}
