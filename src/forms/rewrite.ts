/**
 * Puts another text into a field while somebody types in it. The caret is set only in the field that has the
 * focus: in any other one that would take the caret away from where it is.
 */
export function rewrite(input: HTMLInputElement, text: string, caret: number): void {
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
