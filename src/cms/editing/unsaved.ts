import { atom, computed } from 'nanostores';
import {
  createContext,
  type Dispatch,
  type SetStateAction,
  use,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { isEqual } from '../stores/equality';

/** The editor of a form. Several forms can be open at once. */
export const FormOwner = createContext<object | undefined>(undefined);

/** Editors of the forms with unsaved changes, by the form's id. */
const $owners = atom<ReadonlyMap<string, object | undefined>>(new Map());

/** True while any form has unsaved changes. */
export const $unsaved = computed($owners, (owners) => owners.size > 0);

const question = 'You have unsaved changes. Do you want to leave without saving them?';

/**
 * Returns true if nothing is unsaved or the user agrees to lose it.
 * @param owner the editor whose form is left; all forms if it is missing
 */
export function confirmLeave(owner?: object): boolean {
  const owners = [...$owners.get().values()];
  const isUnsaved = owner ? owners.includes(owner) : owners.length > 0;
  return !isUnsaved || window.confirm(question);
}

function setUnsaved(id: string, owner: object | undefined, isUnsaved: boolean): void {
  const owners = new Map($owners.get());
  if (isUnsaved) owners.set(id, owner);
  else owners.delete(id);
  $owners.set(owners);
}

/** Holds the draft of a form, and marks the form as unsaved while it differs from the initial draft. */
export function useDraft<Draft extends object>(
  makeDraft: () => Draft,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const id = useId();
  const owner = use(FormOwner);
  const [initialDraft] = useState(makeDraft);
  const [draft, setDraft] = useState(initialDraft);
  const isUnsaved = !isEqual(draft, initialDraft);
  // Update before the next paint, because the user may leave as soon as the record is saved.
  useLayoutEffect(() => {
    setUnsaved(id, owner, isUnsaved);
    return () => setUnsaved(id, owner, false);
  }, [id, owner, isUnsaved]);
  return [draft, setDraft];
}
