import type { InputHTMLAttributes } from 'react';
import { describedBy, Field } from './Field';
import { correctPhone } from './text-correction';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'name'> {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
  onChange(value: string): void;
}

/** A labelled text input with the browser's own validation. A telephone field converts its digits to 0–9. */
export function TextField({ id, label, hint, onChange, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        {...input}
        className="input"
        id={id}
        aria-describedby={describedBy({ id, hint })}
        onChange={(event) => onChange(event.target.value)}
        {...(input.type === 'tel' && correctPhone(onChange))}
      />
    </Field>
  );
}
