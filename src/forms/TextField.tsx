import type { InputHTMLAttributes } from 'react';
import { cleanDigits } from '~/domain/digits';
import { describedBy, Field } from './Field';
import { cleanField, cleanInput, useInitialCorrection } from './text-correction';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id' | 'name'> {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  onChange(): void;
}

/** A labelled, uncontrolled text input with the browser's own validation. */
export function TextField({ id, label, hint, onChange, ...input }: Props) {
  const clean = input.type === 'tel' ? cleanDigits : undefined;
  const field = useInitialCorrection((typed) => cleanField(typed, clean));
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        {...input}
        className="input"
        ref={field}
        id={id}
        aria-describedby={describedBy({ id, hint })}
        {...cleanInput(onChange, clean)}
      />
    </Field>
  );
}
