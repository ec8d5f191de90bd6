/** What text fields need that correct their text as it is typed. */
import { type ChangeEvent, type CompositionEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { latinDigits } from '~/domain/digits';

/** Whether an input method is still at work on the text, which must then be left alone. */
export function isComposing({ nativeEvent }: ChangeEvent): boolean {
  return 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
}

/**
 * Replaces the text of a field while somebody types in it. The caret is set only in the field that has the focus:
 * browsers would move the focus to any other one.
 */
export function replaceText(input: HTMLInputElement, text: string, caret: number): void {
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Corrects the text that a field already holds at hydration, as if it had just been typed. */
export function useInitialCorrection(
  correct: (input: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(correct);

  useLayoutEffect(() => {
    if (input.current && input.current.value !== '') first.current(input.current);
  }, []);

  return input;
}

/** Handlers of a telephone field: it keeps Devanagari digits as 0–9, once an input method is done with them. */
export function correctPhone(onChange: (phone: string) => void) {
  const correct = (input: HTMLInputElement) => {
    const phone = latinDigits(input.value);
    if (phone !== input.value) replaceText(input, phone, input.selectionStart ?? phone.length);
    onChange(phone);
  };
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      isComposing(event) ? onChange(event.target.value) : correct(event.target),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => correct(event.currentTarget),
  };
}
