/** Helpers for text fields that correct their text during input. */
import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { cleanTyped } from '~/domain/clean-text';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Detects input of an unfinished composition, which must not be changed. */
export function isComposing({ nativeEvent }: ChangeEvent): boolean {
  return 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
}

/**
 * Replaces the text of a field during input. Setting the caret moves the focus, so only a focused field gets
 * it. An email field has no caret that scripts can set.
 */
export function replaceText(input: TextControl, text: string, caret: number): void {
  const hasCaret = document.activeElement === input && input.selectionStart !== null;
  input.value = text;
  if (hasCaret) input.setSelectionRange(caret, caret);
}

/** Cleans the text of a field. The caret stays after the same letter. */
export function cleanField(input: TextControl, clean = cleanTyped): string {
  const { value, selectionStart } = input;
  const text = clean(value);
  if (text !== value) replaceText(input, text, clean(value.slice(0, selectionStart ?? value.length)).length);
  return text;
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

const outerJoiners = /^[\u200c\u200d]+|[\u200c\u200d]+$/g;

/**
 * Makes the handlers of a field that cleans its text during input, but not within a composition. Blur removes the
 * joiners that no letter followed.
 */
export function cleanInput(onChange: (text: string) => void, clean = cleanTyped) {
  return {
    onChange: (event: ChangeEvent<TextControl>) =>
      onChange(isComposing(event) ? event.target.value : cleanField(event.target, clean)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>) =>
      onChange(cleanField(currentTarget, clean)),
    onBlur: ({ currentTarget }: FocusEvent<TextControl>) => {
      const { value } = currentTarget;
      const text = cleanField(currentTarget, (typed) => clean(typed).replace(outerJoiners, ''));
      if (text !== value) onChange(text);
    },
  };
}
