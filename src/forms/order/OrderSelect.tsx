import { type Option, SelectField } from '../SelectField';
import type { OrderPartProps } from './types';

interface Props extends OrderPartProps {
  name: 'businessType' | 'province' | 'district' | 'city';
  options: readonly Option[];
  hint?: string | undefined;
  isDisabled?: boolean;
  /** Autofill token of the field. */
  autoComplete?: string;
}

export function OrderSelect({ name, options, hint, isDisabled, autoComplete, ...part }: Props) {
  const { messages, value, onChange, autofill } = part;
  const chosen = value[name];
  // An order in the dashboard may contain a value that is not in the list.
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
