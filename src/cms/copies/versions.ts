import { atom } from 'nanostores';
import type { EditorDefinition } from '../editor';
import { browserStorage } from '../list/environment';
import { $problems, hidesRecords, type Problem } from '../list/problem';
import { connectKeeper } from '../merge/state';
import { versionDatabase } from './database';
import { openFolder, writeToFolder } from './folder';
import { createVersionKeeper, type Lost, type VersionKeeper } from './keeper';
import { findOtherTabs, tabName } from './other-tabs';

/** False after the browser could not keep a version. */
export const $isKept = atom(true);

/** Versions with records that the lists have lost, until the user has answered. */
export const $losses = atom<readonly Lost[]>([]);

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
    onResult: (isKept) => {
      $isKept.set(isKept);
      void writeToFolder(true);
    },
  });
  keeper = opened;
  connectKeeper({ whenKept, checkOffers });
  let stop = () => {};
  const unsubscribe = $problems.listen((problems, before = []) => {
    for (const problem of problems)
      if (hidesRecords(problem) && !before.includes(problem)) opened.pin(problem.key);
    const isLeft = ({ key, fault }: Problem) =>
      fault === 'lost' && !problems.some((other) => other.key === key && other.fault === fault);
    for (const { key } of before.filter(isLeft)) void opened.unpin(key);
    if (before.some(hidesRecords)) void writeToFolder();
  });
  // Until the user has answered, a copy would replace one with what was lost.
  const isWaiting = () =>
    $losses.get().length > 0 ||
    $problems.get().some(hidesRecords) ||
    editors.some(({ store }) => store.isNewer());
  openFolder(editors, isWaiting).catch(() => {});
  // Find the losses before a version without them is written.
  opening = findOtherTabs()
    .then((tabs) => opened.findLosses(tabs))
    .then($losses.set, () => $isKept.set(false))
    .then(() => {
      stop = opened.start();
    });
  return () => {
    unsubscribe();
    void opening?.then(() => stop());
  };
}

/** Resolves when a version has the records of this moment: false if the browser could not write it. */
export async function whenKept(): Promise<boolean> {
  await opening;
  return (await keeper?.whenKept()) ?? false;
}

/** Ends the offer of a lost version for good. */
export async function endOffer(lost: Lost): Promise<void> {
  $losses.set($losses.get().filter((other) => other !== lost));
  await keeper?.answer(lost);
  await writeToFolder();
}

/** Ends the offers whose records have come back, also in another way. */
async function checkOffers(): Promise<void> {
  for (const lost of $losses.get()) {
    const left = await keeper?.checkLoss(lost).catch(() => lost);
    if (left) $losses.set($losses.get().map((other) => (other === lost ? left : other)));
    else await endOffer(lost);
  }
}
