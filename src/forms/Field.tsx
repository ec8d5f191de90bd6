import type { ReactNode } from 'react';
import { Message } from './Message';

interface FieldTexts {
  id: string;
  hint?: string | undefined;
  /** The error, '' for none. Undefined for a field that never shows one. */
  message?: string | undefined;
}

interface Props extends FieldTexts {
  label: string;
  children: ReactNode;
}

/** A label above its control, and below it the error and the hint. */
export function Field({ id, label, hint, message, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {message !== undefined && <Message id={`${id}-message`} text={message} />}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Returns the `aria-describedby` of a field's control. */
export function describedBy({ id, hint, message }: FieldTexts): string | undefined {
  const ids = [message && `${id}-message`, hint && `${id}-hint`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}
