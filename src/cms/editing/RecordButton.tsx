import type { MouseEvent, ReactNode } from 'react';

interface Props {
  action: string;
  /** DOM id of the record's title, which completes the button's name: 'Edit Cloves'. */
  titleId: string;
  /** The button does nothing now, but keeps the focus. */
  isOff?: boolean;
  onClick(event: MouseEvent<HTMLButtonElement>): void;
  children: ReactNode;
}

/** A button of a record. Screen readers list buttons by name only, so it includes the title. */
export function RecordButton({ action, titleId, isOff, onClick, children }: Props) {
  const id = `${titleId}-${action}`;
  return (
    <button
      type="button"
      id={id}
      data-action={action}
      aria-labelledby={`${id} ${titleId}`}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
