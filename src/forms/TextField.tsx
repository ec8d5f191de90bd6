import type { InputHTMLAttributes } from 'react';
import { cleanDigits } from '~/domain/digits';
import { describedBy, Field } from './Field';
import { cleanInput } from './text-correction';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'name'> {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
  onChange(value: string): void;
}

/** A labelled text input with the browser's own validation. */
export function TextField({ id, label, hint, onChange, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        {...input}
        className="input"
        id={id}
        aria-describedby={describedBy({ id, hint })}
        {...cleanInput(onChange, input.type === 'tel' ? cleanDigits : undefined)}
      />
    </Field>
  );
}
