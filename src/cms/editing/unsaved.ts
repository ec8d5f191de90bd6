import { atom, computed } from 'nanostores';
import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isEqual } from '../list/equality';

interface FormFrame {
  /** The form's editor. Several forms can be open at once. */
  readonly owner?: object;
  /** A draft that was dropped and is restored. */
  readonly draft?: object | undefined;
  /** Called with each unsaved draft, and with undefined once it is saved or dropped. */
  onDraft?(draft: object | undefined): void;
}

export const FormContext = createContext<FormFrame>({});

interface UnsavedForm {
  readonly owner: object | undefined;
  readonly draft: RefObject<object>;
}

/** Forms with unsaved changes by their ids. */
const $forms = atom<ReadonlyMap<string, UnsavedForm>>(new Map());

/** True while any form has unsaved changes. */
export const $unsaved = computed($forms, (forms) => forms.size > 0);

const question = 'You have unsaved changes. Do you want to leave without saving them?';

/** Returns the unsaved draft of an editor's form. */
export const unsavedDraftOf = (owner: object): object | undefined =>
  [...$forms.get().values()].find((form) => form.owner === owner)?.draft.current;

/**
 * Returns true if nothing is unsaved or the user agrees to lose it.
 * @param owner the editor whose form is left; all forms if it is missing
 */
export function confirmLeave(owner?: object): boolean {
  const isUnsaved = owner ? unsavedDraftOf(owner) !== undefined : $unsaved.get();
  return !isUnsaved || window.confirm(question);
}

function setUnsaved(id: string, form: UnsavedForm | undefined): void {
  const forms = new Map($forms.get());
  if (form) forms.set(id, form);
  else forms.delete(id);
  $forms.set(forms);
}

/** Holds the draft of a form, and marks the form as unsaved while it differs from the initial draft. */
export function useDraft<Draft extends object>(
  makeDraft: () => Draft,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const id = useId();
  const { owner, draft: restored, onDraft } = use(FormContext);
  const [initialDraft] = useState(makeDraft);
  const [draft, setDraft] = useState((restored as Draft | undefined) ?? initialDraft);
  const isUnsaved = !isEqual(draft, initialDraft);
  const latest = useRef(draft);
  // Update before the next paint, because the user may leave as soon as the record is saved.
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  useLayoutEffect(() => {
    setUnsaved(id, isUnsaved ? { owner, draft: latest } : undefined);
    return () => setUnsaved(id, undefined);
  }, [id, owner, isUnsaved]);
  const wasUnsaved = useRef(false);
  useEffect(() => {
    if (isUnsaved || wasUnsaved.current) onDraft?.(isUnsaved ? draft : undefined);
    wasUnsaved.current = isUnsaved;
  }, [draft, isUnsaved, onDraft]);
  return [draft, setDraft];
}
