/** Helpers for text fields that correct their text during input. */
import { type ChangeEvent, type CompositionEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { latinDigits } from '~/domain/digits';

/** Detects input of an unfinished composition, which must not be changed. */
export function isComposing({ nativeEvent }: ChangeEvent): boolean {
  return 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
}

/**
 * Replaces the text of a field during input. Setting the caret moves the focus, so only a focused field gets
 * it.
 */
export function replaceText(input: HTMLInputElement, text: string, caret: number): void {
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Corrects the text that a field contains at hydration. */
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

/** Makes the handlers of a telephone field. It converts Devanagari digits to 0–9 after a composition ends. */
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
