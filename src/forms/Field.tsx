import type { ReactNode } from 'react';
import { Message } from './Message';

interface FieldTexts {
  id: string;
  hint?: string | undefined;
  /** What is wrong: '' for nothing, left out for a field that never says anything. */
  message?: string | undefined;
}

interface Props extends FieldTexts {
  label: string;
  children: ReactNode;
}

/** A label above its control; below it, what helps to fill it in and what is wrong. */
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

/** The `aria-describedby` of a field's control. */
export function describedBy({ id, hint, message }: FieldTexts): string | undefined {
  const ids = [message && `${id}-message`, hint && `${id}-hint`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}
