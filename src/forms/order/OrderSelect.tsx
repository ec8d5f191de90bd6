import { type Option, SelectField } from '../SelectField';
import type { OrderPartProps } from './types';

interface Props extends OrderPartProps {
  name: 'businessType' | 'province' | 'district' | 'city';
  options: readonly Option[];
  hint?: string | undefined;
  isDisabled?: boolean;
  /** What kind of the visitor's own details it asks for. */
  autoComplete?: string;
}

/** A choice that an order asks for. */
export function OrderSelect({ name, options, hint, isDisabled, autoComplete, ...part }: Props) {
  const { messages, value, onChange, autofill } = part;
  const chosen = value[name];
  // An order in the dashboard may hold what the list does not offer, or not any more.
  const isOffered = autofill === 'own' || chosen === '' || options.some((option) => option.value === chosen);
  return (
    <SelectField
      id={`order-${name}`}
      name={name}
      label={messages.fields[name]}
      placeholder={messages.choose[name]}
      options={isOffered ? options : [...options, { value: chosen, label: chosen }]}
      hint={hint}
      disabled={isDisabled}
      autoComplete={autofill === 'own' ? autoComplete : 'off'}
      required
      value={chosen}
      onChange={(text) => onChange({ ...value, [name]: text })}
    />
  );
}
