import { atom } from 'nanostores';
import { findOtherTabs, tabName } from '../backup/other-tabs';
import type { EditorDefinition } from '../editor';
import { browserStorage } from '../stores/environment';
import { $problems } from '../stores/problem';
import { versionDatabase } from './database';
import { openFolder, writeToFolder } from './folder';
import { createVersionKeeper, type VersionKeeper } from './keeper';
import type { Version } from './version';

/** False after the browser could not keep a version. */
export const $isKept = atom(true);

/** The latest version with records that the lists have lost. */
export const $lost = atom<Version | undefined>(undefined);

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
    onKept: writeToFolder,
    onResult: $isKept.set,
  });
  keeper = opened;
  let stop = () => {};
  const unsubscribe = $problems.listen((problems) => {
    if (problems.some(({ fault }) => fault === 'lost')) opened.startVisit();
  });
  // What was lost must be known before a version without it is written.
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

/** Resolves when a version has the records of this moment: false if the browser could not write it. */
export async function whenKept(): Promise<boolean> {
  await opening;
  return (await keeper?.whenKept()) ?? false;
}

/** Ends the offer of a lost version, for good if it is refused. */
export function endOffer(version: Version, isRefused: boolean): void {
  if (isRefused) keeper?.refuse(version);
  $lost.set(undefined);
}
