import type { StoredRecord } from '../list/record';

export type RecordAction = 'edit' | 'delete' | 'next' | 'up' | 'down' | 'place';

export function elementIdOf(record: StoredRecord<object>): string {
  return `record-${record.id}`;
}

export function findButton(elementId: string, action: RecordAction): HTMLElement | null {
  return document.getElementById(elementId)?.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? null;
}

/** Focuses an element. Opens the group that hides it. */
export function showAndFocus(element: HTMLElement | null | undefined): void {
  element?.closest('details')?.setAttribute('open', '');
  element?.focus();
}

/** Returns the same button of the next record, or of the previous one if there is no next. */
export function findNeighbourButton(elementId: string, action: RecordAction): HTMLElement | null {
  const element = document.getElementById(elementId);
  const neighbour = element?.nextElementSibling ?? element?.previousElementSibling;
  return neighbour ? findButton(neighbour.id, action) : null;
}
