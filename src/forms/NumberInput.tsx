import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { cleanDigits } from '~/domain/digits';
import { cleanInput } from './text-correction';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'min' | 'max'> {
  ref?: Ref<HTMLInputElement>;
  min: number;
  max: number;
  /** Matches the whole numbers from `min` to `max`. */
  pattern: string;
  onChange(value: string): void;
}

/** Like a native number field, drops the spaces that come with a pasted number. */
const cleanNumber = (text: string) => cleanDigits(text).replaceAll(' ', '');

/** Steps the number in a field. Returns undefined if it contains something else. */
export function stepNumber(text: string, by: number, min: number, max: number): string | undefined {
  const next = Math.trunc(Number(text)) + by;
  return Number.isNaN(next) ? undefined : String(Math.min(Math.max(next, min), max));
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A field for a whole number. It is a text field, because the mouse wheel would change a number field. */
export function NumberInput({ min, max, onChange, ...input }: Props) {
  function step(event: KeyboardEvent<HTMLInputElement>) {
    const { currentTarget } = event;
    const next = stepNumber(currentTarget.value, steps[event.key] ?? Number.NaN, min, max);
    if (next === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    currentTarget.value = next;
    onChange(currentTarget.value);
  }

  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      {...cleanInput(onChange, cleanNumber)}
      onKeyDown={step}
    />
  );
}
