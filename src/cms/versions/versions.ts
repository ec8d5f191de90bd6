import { atom } from 'nanostores';
import { findOtherTabs, tabName } from '../backup/other-tabs';
import type { EditorDefinition } from '../editor';
import { browserStorage } from '../stores/environment';
import { $problems, hidesRecords } from '../stores/problem';
import { versionDatabase } from './database';
import { openFolder, resumeFolder, writeToFolder } from './folder';
import { createVersionKeeper, type Lost, type VersionKeeper } from './keeper';

/** False after the browser could not keep a version. */
export const $isKept = atom(true);

/** The latest version with records that the lists have lost. */
export const $lost = atom<Lost | undefined>(undefined);

let keeper: VersionKeeper | undefined;
/** Resolves when changes are watched. */
let opening: Promise<unknown> | undefined;

/** Keeps versions of the editors' records. Returns a function that stops this. */
export function openVersions(editors: readonly EditorDefinition[]): () => void {
  const opened = createVersionKeeper({
    editors,
    database: versionDatabase,
    storage: browserStorage,
    tab: tabName,
    now: () => Date.now(),
    // Until the user has answered, a copy would replace one with what was lost.
    onSnapshot: (snapshot) => writeToFolder(snapshot, $lost.get() !== undefined),
    onResult: $isKept.set,
  });
  keeper = opened;
  let stop = () => {};
  const unsubscribe = $problems.listen((problems, before = []) => {
    if (problems.some((problem) => hidesRecords(problem) && !before.includes(problem))) opened.startVisit();
  });
  // Find the loss before a version without it is written.
  opening = findOtherTabs()
    .then((tabs) => opened.findLost(tabs))
    .then($lost.set, () => $isKept.set(false))
    .then(() => {
      stop = opened.start();
    });
  void openFolder();
  return () => {
    unsubscribe();
    void opening?.then(() => stop());
  };
}

/** Longer than a busy disk needs, in milliseconds. */
const maxWait = 10_000;

/** Resolves when a version has the records of this moment: false if the browser could not write it. */
export async function whenKept(): Promise<boolean> {
  const isLate = new Promise<false>((end) => setTimeout(() => end(false), maxWait));
  const isKept = (async () => {
    await opening;
    return (await keeper?.whenKept()) ?? false;
  })();
  return Promise.race([isKept, isLate]);
}

/** Ends the offer of a lost version, for good if it is refused. */
export function endOffer({ version }: Lost, isRefused: boolean): void {
  if (isRefused) keeper?.refuse(version);
  $lost.set(undefined);
  resumeFolder();
}

/** Ends the offer if its records have come back in another way. */
export async function checkOffer(): Promise<void> {
  const lost = $lost.get();
  if (lost && !(await keeper?.isMissing(lost))) endOffer(lost, false);
}
