import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { cleanDigits } from '~/domain/digits';
import { cleanInput } from './text-correction';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'min' | 'max'> {
  ref?: Ref<HTMLInputElement>;
  value: string;
  min: number;
  max: number;
  /** Matches the whole numbers from `min` to `max`. */
  pattern: string;
  onChange(value: string): void;
}

/** Like a native number field, drops the spaces that come with a pasted number. */
const cleanNumber = (text: string) => cleanDigits(text).replaceAll(' ', '');

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A field for a whole number. It is a text field, because the mouse wheel would change a number field. */
export function NumberInput({ value, min, max, onChange, ...input }: Props) {
  function step(event: KeyboardEvent) {
    const next = Math.trunc(Number(value)) + (steps[event.key] ?? Number.NaN);
    if (Number.isNaN(next) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onChange(String(Math.min(Math.max(next, min), max)));
  }

  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      {...cleanInput(onChange, cleanNumber)}
      onKeyDown={step}
    />
  );
}
