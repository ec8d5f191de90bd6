import { cleanText } from '~/domain/clean-text';
import { isDay } from '~/domain/date';
import { isText } from '../storage/shape';
import type { Field } from './field';
import { TextInput, type TextKind } from './TextInput';
import { TextValue } from './TextValue';

interface Options {
  kind?: TextKind;
  /** The label if it is missing. */
  placeholder?: string;
  isOptional?: boolean;
  /** Shown above the title of a card instead of below. */
  cardArea?: 'above';
  /** Link text in a card if the value is a URL. */
  linkText?: string;
}

/** A clean text, without spaces at its ends. */
export function text(label: string, options: Options = {}): Field<string> {
  const { kind = 'text', placeholder = label, isOptional = false, cardArea, linkText } = options;
  return {
    label,
    cardArea,
    emptyInput: '',
    parse: (draft) => cleanText(draft) || (isOptional ? '' : undefined),
    format: (value) => value,
    defaultStored: '',
    isValid: (stored) => isText(stored) && (stored === '' || matchesKind(stored, kind)),
    searchText: (value) => value,
    renderInput: (props) => {
      const isRequired = props.isRequired && !isOptional;
      const problem = findProblem(props.value, kind, isRequired);
      return <TextInput {...props} {...{ label, placeholder, kind, isRequired, problem }} />;
    },
    renderValue: (value, { id }) =>
      value && <TextValue text={value} kind={kind} linkText={linkText} titleId={id} />,
  };
}

/**
 * Returns a validation message. Browsers accept blanks, any URL scheme, and any text if they have no date
 * input.
 */
function findProblem(draft: string, kind: TextKind, isRequired: boolean): string {
  if (isRequired && draft !== '' && cleanText(draft) === '') return 'Please fill in this field.';
  if (kind === 'url' && cleanText(draft) !== '' && !isWebUrl(draft))
    return 'Please enter a web address that begins with https:// or http://.';
  if (kind === 'date' && draft !== '' && !isDay(draft)) return 'Please enter a date as YYYY-MM-DD.';
  return '';
}

/** Applies the form's rules to stored values. */
function matchesKind(stored: string, kind: TextKind): boolean {
  if (kind === 'url') return isWebUrl(stored);
  return kind !== 'date' || isDay(stored);
}

/** Returns true for http and https URLs. A link must never lead to `javascript:`. */
export function isWebUrl(url: string): boolean {
  if (!/^\s*https?:\/\//i.test(url)) return false;
  try {
    return Boolean(new URL(url));
  } catch {
    return false;
  }
}
