import { isDay } from '~/domain/date';
import { isText } from '../storage/shape';
import type { Field } from './field';
import { TextInput, type TextKind } from './TextInput';
import { TextValue } from './TextValue';

interface Options {
  kind?: TextKind;
  /** Says what to type; the label's own words unless given. */
  placeholder?: string;
  /** Whether it may be left empty. */
  isOptional?: boolean;
  /** Where a card shows it, if not below the title. */
  place?: 'above';
  /** What a card calls the link of an address. */
  linkText?: string;
}

/** A text, kept without the spaces around it. */
export function text(label: string, options: Options = {}): Field<string> {
  const { kind = 'text', placeholder = label, isOptional = false, place, linkText } = options;
  return {
    label,
    place,
    emptyDraft: '',
    parse: (draft) => (isOptional || draft.trim() !== '' ? draft.trim() : undefined),
    format: (value) => value,
    defaultKept: '',
    isValid: (kept) => isText(kept) && (kept === '' || isKind(kept, kind)),
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

/** Browsers accept spaces as an answer, any scheme in a link, and any text where they support no date input. */
function findProblem(draft: string, kind: TextKind, isRequired: boolean): string {
  if (isRequired && draft !== '' && draft.trim() === '') return 'Please fill in this field.';
  if (kind === 'url' && draft.trim() !== '' && !isWebAddress(draft))
    return 'Please enter an address that begins with http:// or https://.';
  if (kind === 'date' && draft !== '' && !isDay(draft)) return 'Please enter a date as YYYY-MM-DD.';
  return '';
}

/** Storage and backups may hold only what the form accepts. */
function isKind(kept: string, kind: TextKind): boolean {
  if (kind === 'url') return isWebAddress(kept);
  return kind !== 'date' || isDay(kept);
}

/** Whether a text is an address that a link may lead to: never `javascript:` or anything else. */
export function isWebAddress(address: string): boolean {
  return /^\s*https?:\/\//i.test(address) && URL.canParse(address.trim());
}
