import { atom } from 'nanostores';
import type { EditorDefinition } from '../editor';
import type { ListState } from '../list/record';
import { isEqual } from '../record/equality';
import type { Fault } from '../storage/outcome';
import { anyRecordName, formatCount } from '../words';
import type { Choice } from './merge-lists';
import type { Progress } from './ProgressBar';
import { hasEffect, type Incoming, planMerge, type SectionPlan, type Source } from './plan';

export interface MergeState {
  readonly text: string;
  /** Progress while pictures of the site are fetched. */
  readonly progress?: Progress;
  /** True while records are written, when nothing else can be undone. */
  readonly isWriting?: boolean;
  /** Sections with their changes. */
  readonly sections?: readonly SectionPlan[];
  /** Ids of the editors whose changes the user does not want. */
  readonly left?: ReadonlySet<string>;
}

/**
 * What each scope shows: an editor's key, or `all`. It outlives a change of section.
 */
export const $merges = atom<Readonly<Record<string, MergeState | undefined>>>({});

/** A merge that was done, and can be undone and done again until the page is closed. */
interface Step {
  /** `'the import of 2,000 records'` */
  readonly name: string;
  readonly sections: readonly {
    readonly editor: EditorDefinition;
    readonly before: ListState<object>;
    readonly after: ListState<object>;
  }[];
}

interface Steps {
  /** The latest one comes last. */
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const $steps = atom<Readonly<Record<string, Steps>>>({});

const noSteps: Steps = { done: [], undone: [] };
export const stepsOf = (scope: string): Steps => $steps.get()[scope] ?? noSteps;
const setSteps = (scope: string, steps: Steps): void => $steps.set({ ...$steps.get(), [scope]: steps });

/** What keeps versions. It is above this folder, so it connects itself. */
interface Keeper {
  /** Resolves when a version has the records of this moment. */
  whenKept(): Promise<unknown>;
  /** Called when records have come back. */
  checkOffers(): Promise<void>;
}

let keeper: Keeper = { whenKept: async () => {}, checkOffers: async () => {} };

/** Has a version written before and after each merge. */
export function connectKeeper(used: Keeper): void {
  keeper = used;
}

/** Number of the latest task by scope. Earlier checks are outdated. */
const latest = new Map<string, number>();

function startTask(scope: string): number {
  const number = (latest.get(scope) ?? 0) + 1;
  latest.set(scope, number);
  return number;
}

const show = (scope: string, state: MergeState | undefined): void =>
  $merges.set({ ...$merges.get(), [scope]: state });

/** Shows the result of a check, unless a newer check has started or the panel was closed. */
export async function showCheck(
  scope: string,
  text: string,
  runCheck: (onProgress: (progress: Progress) => void) => Promise<Omit<MergeState, 'progress' | 'isWriting'>>,
): Promise<void> {
  const number = startTask(scope);
  const showLatest = (state: MergeState) => number === latest.get(scope) && show(scope, state);
  showLatest({ text });
  showLatest(await runCheck((progress) => showLatest({ text, progress })));
}

/** Closes the panel and discards a running check. */
export function closeMerge(scope: string): void {
  startTask(scope);
  show(scope, undefined);
}

/** Compares a list with the present one. */
export function planNow(incoming: Incoming, choices?: SectionPlan['choices']): SectionPlan {
  const { store } = incoming.editor;
  store.refresh();
  return planMerge(incoming, store.state(), choices);
}

/** Keeps the user's answers and merges again. */
export function choose(
  scope: string,
  section: SectionPlan,
  answers: readonly (readonly [string, Choice])[],
): void {
  const state = $merges.get()[scope];
  if (!state?.sections) return;
  const planned = planNow(section.incoming, new Map([...section.choices, ...answers]));
  show(scope, { ...state, sections: state.sections.map((other) => (other === section ? planned : other)) });
}

/** Takes a section along or leaves it. */
export function chooseSection(scope: string, { incoming }: SectionPlan, isWanted: boolean): void {
  const state = $merges.get()[scope];
  const left = new Set(state?.left);
  if (isWanted) left.delete(incoming.editor.id);
  else left.add(incoming.editor.id);
  if (state) show(scope, { ...state, left });
}

/** Returns the sections that a press of the button merges. */
export const chosenOf = ({ sections = [], left }: MergeState): readonly SectionPlan[] =>
  sections.filter(({ incoming }) => !left?.has(incoming.editor.id));

const shownOf = ({ changes, questions }: SectionPlan) => ({ changes, questions });

type Written = { ok: true; step: Step['sections'] } | { ok: false; fault: Fault };

/** Writes all lists, or none. */
function write(
  plans: readonly { editor: EditorDefinition; plan(now: ListState<object>): ListState<object> }[],
): Written {
  const step: Step['sections'][number][] = [];
  for (const { editor, plan } of plans) {
    const merged = editor.store.merge(plan);
    if (merged.ok) {
      step.push({ editor, ...merged.value });
      continue;
    }
    for (const { editor: other, before } of step.reverse()) other.store.merge(() => before);
    return { ok: false, fault: merged.fault };
  }
  return { ok: true, step };
}

/** Merges the chosen sections, unless the lists have changed meanwhile so that something else would happen. */
export async function applyMerge(scope: string): Promise<void> {
  const state = $merges.get()[scope];
  if (!state) return;
  const number = startTask(scope);
  const isShown = () => number === latest.get(scope) || !$merges.get()[scope];
  const showLatest = (next: MergeState) => isShown() && show(scope, next);
  const chosen = chosenOf(state);
  showLatest({ text: `${deedOf(chosen).doing} …`, isWriting: true });
  // The records of before have a version of their own.
  await keeper.whenKept();
  const now = chosen.map(({ incoming, choices }) => planNow(incoming, choices));
  if (!isEqual(now.map(shownOf), chosen.map(shownOf))) {
    const others = (state.sections ?? []).filter((section) => !chosen.includes(section));
    return void showLatest({
      ...state,
      text: `Records changed here meanwhile, so nothing was ${deedOf(chosen).done} yet. This would change now:`,
      sections: [...now, ...others],
    });
  }
  const written = write(
    chosen.map(({ incoming, choices }) => ({
      editor: incoming.editor,
      plan: (list) => planMerge(incoming, list, choices).state,
    })),
  );
  if (!written.ok)
    return void showLatest({ ...state, text: describeFailure(written.fault, deedOf(chosen).done) });
  await keeper.whenKept();
  await keeper.checkOffers();
  const count = countRecords(now);
  for (const { incoming } of now) incoming.onApplied?.();
  const { noun, done: isDone } = deedOf(now);
  const name = count > 0 ? `the ${noun} of ${formatCount(count, anyRecordName)}` : `the ${noun}`;
  if (!written.step.every(({ before, after }) => isEqual(before, after))) {
    const { done } = stepsOf(scope);
    setSteps(scope, { done: [...done, { name, sections: written.step }], undone: [] });
  }
  showLatest({
    text:
      count > 0
        ? `${formatCount(count, anyRecordName)} ${isDone}.`
        : now.some(({ changes }) => changes.length > 0)
          ? 'The order was restored.'
          : 'Your answers were kept.',
  });
}

const describeFailure = (fault: Fault, done: string): string =>
  fault === 'full'
    ? `Nothing was ${done}: this browser’s storage is full. Untick sections below, or delete pictures, then try again.`
    : `Nothing was ${done}, because this browser did not save it all. Try again.`;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Undoes the latest merge of a scope, or does again what was undone. What was changed since stays. */
export async function takeStep(scope: string, direction: 'undo' | 'redo'): Promise<void> {
  const { done, undone } = stepsOf(scope);
  const isUndo = direction === 'undo';
  const step = (isUndo ? done : undone).at(-1);
  if (!step) return;
  startTask(scope);
  show(scope, { text: isUndo ? `Undoing ${step.name} …` : `Doing ${step.name} again …`, isWriting: true });
  await keeper.whenKept();
  const written = write(
    step.sections.map(({ editor, before, after }) => {
      const [from, to] = isUndo ? [after, before] : [before, after];
      const incoming: Incoming = { editor, source: 'step', ...to, after: from, unreadable: 0 };
      return { editor, plan: (now) => planMerge(incoming, now).state };
    }),
  );
  if (!written.ok) {
    return show(scope, {
      text: 'This could not be undone, because this browser saved nothing. Open your last backup to bring the earlier records back.',
    });
  }
  setSteps(
    scope,
    isUndo
      ? { done: done.slice(0, -1), undone: [...undone, step] }
      : { done: [...done, step], undone: undone.slice(0, -1) },
  );
  await keeper.whenKept();
  await keeper.checkOffers();
  show(scope, {
    text: isUndo
      ? `${capitalise(step.name)} was undone. Records that you changed afterwards were kept.`
      : `${capitalise(step.name)} was done again.`,
  });
}

/** Counts the records that a merge adds, changes or removes. */
export const countRecords = (sections: readonly SectionPlan[]): number =>
  sections.reduce((sum, { changes }) => sum + changes.filter(({ kind }) => kind !== 'moved').length, 0);

/** Introduces the sections of a file that was checked. */
export function summarise(sections: readonly SectionPlan[]): string {
  if (sections.some(hasEffect)) return 'Importing it changes these sections:';
  const hasUnreadable = sections.some(({ incoming }) => incoming.unreadable > 0);
  if (hasUnreadable && sections.every(({ same }) => same === 0)) return 'None of its records can be read:';
  return hasUnreadable ? 'You already have all of it that can be read:' : 'You already have all of it:';
}

/** The words for the other side of a merge. */
export const placeOf: Readonly<Record<Source, string>> = {
  website: 'on the website',
  file: 'in the file',
  version: 'in the version',
  lost: 'in the version',
  table: 'in the table',
  step: 'before',
};

export const sourceOf: Readonly<Record<Source, string>> = {
  website: 'the website',
  file: 'the file',
  version: 'the version',
  lost: 'the version',
  table: 'the table',
  step: 'before',
};

/** The words for what a merge does. */
const deeds = {
  import: { verb: 'Import', doing: 'Importing', noun: 'import', done: 'imported', leave: 'Do not import' },
  version: { verb: 'Restore', doing: 'Importing', noun: 'import', done: 'imported', leave: 'Close' },
  table: { verb: 'Save', doing: 'Saving', noun: 'change', done: 'saved', leave: 'Go on changing' },
};

export function deedOf(sections: readonly SectionPlan[]): (typeof deeds)['import'] {
  const [source = 'file'] = sections.map(({ incoming }) => incoming.source);
  if (source === 'table') return deeds.table;
  return source === 'version' || source === 'lost' ? deeds.version : deeds.import;
}
