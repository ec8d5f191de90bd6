import { notBlank } from '../not-blank';
import { TextField } from '../TextField';
import type { OrderPartProps } from './types';

const inputs = {
  fullName: { type: 'text', pattern: notBlank, autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', pattern: notBlank, autoComplete: 'tel', inputMode: 'tel' },
  businessName: { type: 'text', pattern: notBlank, autoComplete: 'organization', autoCapitalize: 'words' },
} as const;

interface Props extends OrderPartProps {
  name: keyof typeof inputs;
}

export function OrderInput({ name, messages, value, onChange, autofill }: Props) {
  const input = inputs[name];
  return (
    <TextField
      {...input}
      id={`order-${name}`}
      name={name}
      label={messages.fields[name]}
      autoComplete={autofill === 'own' ? input.autoComplete : 'off'}
      enterKeyHint="next"
      required
      value={value[name]}
      onChange={(text) => onChange({ ...value, [name]: text })}
    />
  );
}
