import { useEffect, useRef } from 'react';
import { cleanDigits } from '~/domain/digits';
import { describedBy, Field } from '~/forms/Field';
import { cleanInput } from '~/forms/text-correction';
import type { InputProps } from './field';

export type TextKind = 'text' | 'email' | 'tel' | 'url' | 'date' | 'long';

interface Props extends Pick<InputProps<string>, 'id' | 'value' | 'onChange'> {
  label: string;
  placeholder?: string;
  hint?: string | undefined;
  kind?: TextKind;
  isRequired?: boolean;
  /** A custom validation message, in addition to the browser's own checks. Empty if the value is valid. */
  problem?: string;
}

export function TextInput(props: Props) {
  const { id, label, placeholder, hint, kind = 'text', isRequired = false, problem = '' } = props;
  const { value, onChange } = props;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  const common = {
    ref: input,
    id,
    className: 'input',
    placeholder,
    'aria-describedby': describedBy({ id, hint }),
    required: isRequired,
    value,
    ...cleanInput(onChange, kind === 'tel' ? cleanDigits : undefined),
  };
  return (
    <Field id={id} label={label} hint={hint}>
      {kind === 'long' ? (
        <textarea rows={4} {...common} />
      ) : (
        <input type={kind} autoComplete="off" {...common} />
      )}
    </Field>
  );
}
