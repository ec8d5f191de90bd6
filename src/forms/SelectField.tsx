import type { SelectHTMLAttributes } from 'react';
import { translateName } from '~/domain/translate-name';
import { describedBy, Field } from './Field';

export interface Option {
  value: string;
  label: string;
}

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'id' | 'name'> {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** Text of the first, empty option. */
  placeholder: string;
  options: readonly Option[];
  onChange?(value: string): void;
}

export function SelectField({ id, label, hint, placeholder, options, onChange, ...select }: Props) {
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        {...select}
        className="input"
        id={id}
        aria-describedby={describedBy({ id, hint })}
        onChange={({ target }) => onChange?.(target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Makes options whose labels are the values, unless translated. */
export function optionsOf(values: readonly string[], labels?: Readonly<Record<string, string>>): Option[] {
  return values.map((value) => ({ value, label: translateName(labels, value) }));
}
