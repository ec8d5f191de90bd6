import { TextField } from '../TextField';
import type { OrderPartProps } from './types';

/** Name, e-mail and phone of who orders. */
export function CustomerFields({ messages, value, onChange, idPrefix, autofill }: OrderPartProps) {
  const complete = (token: string) => (autofill === 'own' ? token : 'off');

  return (
    <>
      <TextField
        id={`${idPrefix}-full-name`}
        name="fullName"
        label={messages.fields.fullName}
        type="text"
        autoComplete={complete('name')}
        autoCapitalize="words"
        enterKeyHint="next"
        required
        value={value.fullName}
        onChange={(fullName) => onChange({ ...value, fullName })}
      />
      <TextField
        id={`${idPrefix}-email`}
        name="email"
        label={messages.fields.email}
        type="email"
        inputMode="email"
        autoComplete={complete('email')}
        enterKeyHint="next"
        required
        value={value.email}
        onChange={(email) => onChange({ ...value, email })}
      />
      <TextField
        id={`${idPrefix}-phone`}
        name="phone"
        label={messages.fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete={complete('tel')}
        enterKeyHint="next"
        required
        value={value.phone}
        onChange={(phone) => onChange({ ...value, phone })}
      />
    </>
  );
}
