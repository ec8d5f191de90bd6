import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** A label above its control, with what helps to fill it in below. */
export function Field({ id, label, hint, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={hintId(id)}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Id of a field's hint, for `aria-describedby`. */
export function hintId(id: string): string {
  return `${id}-hint`;
}
