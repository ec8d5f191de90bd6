import { atom } from 'nanostores';
import { backupPrefix } from '~/domain/content/record';
import type { EditorDefinition } from '../editor';
import { browserStorage } from '../list/environment';
import { isListOf, isShape, isText } from '../storage/shape';
import { openDatabase } from './database';
import { makeBackup } from './export';
import { datedFileName, filePrefix } from './files';
import { noteCopy } from './last-backup';
import { withLock } from './other-tabs';
import { countMissing } from './read-backup';
import { hashOfContent } from './snapshot';
import { runSerially } from './tasks';

/** A file in the folder with records that are not here as they are in it. */
export interface FolderCopy {
  readonly file: File;
  /** Counts the records: `'3 Dealers, 1 FAQ'`. Empty if the file cannot be read. */
  readonly missing: string;
}

/**
 * The folder for copies.
 * - `none`: not chosen
 * - `asks`: the browser asks for permission again at a click
 * - `chosen`: no copy was written in this visit
 * - `holds`: it has copies that the user is asked about
 * - `busy`, `missing`, `full`, `refused`: the last copy failed
 */
export interface FolderState {
  readonly state: 'none' | 'asks' | 'chosen' | 'holds' | 'written' | 'busy' | 'missing' | 'full' | 'refused';
  /** Name of the folder. */
  readonly name?: string;
  readonly copies?: readonly FolderCopy[];
  /** One of the copies has the name of this computer. */
  readonly isTaken?: boolean;
}

export const $folder = atom<FolderState>({ state: 'none' });

interface Chosen {
  readonly handle: FileSystemDirectoryHandle;
  /** Name of this computer, in the file's name. */
  readonly computer: string;
}

const isChosen = isShape<Chosen>({
  handle: (value): value is FileSystemDirectoryHandle => value instanceof FileSystemDirectoryHandle,
  computer: isText,
});
const isKnown = isListOf(isText);

const chosenKey = 'copies';
const knownKey = 'known';
const maxDailyFiles = 30;
const mode = 'readwrite';
/** Milliseconds until a copy that failed is tried again. */
const retryDelay = 10_000;

let chosen: Chosen | undefined;
/** Keys of what this browser may have written there. Undefined until the user has seen what else lies there. */
let known: readonly string[] | undefined;
let hasChanged = false;
let retry: ReturnType<typeof setTimeout> | undefined;
let editors: readonly EditorDefinition[] = [];
let isWaiting = () => false;

/** False in browsers that let no page write to a folder. */
export const canChooseFolder = (): boolean => typeof window.showDirectoryPicker === 'function';

/**
 * Uses the folder that was chosen before. After a restart, the browser asks again at a click.
 * @param waits returns true while no copy may be written
 */
export async function openFolder(all: readonly EditorDefinition[], waits: () => boolean): Promise<void> {
  editors = all;
  isWaiting = waits;
  if (!canChooseFolder()) return;
  const stored = await readStored(chosenKey);
  chosen = isChosen(stored) ? stored : undefined;
  if ((await chosen?.handle.queryPermission({ mode })) === 'granted') await write();
  else if (chosen) setState('asks');
}

/** Returns a name for this computer that no other one has by itself. */
const proposeName = () => `office-${crypto.randomUUID().slice(0, 4)}`;

/** Asks for the name of this computer. Returns undefined if the user cancels. */
const askName = (proposed: string) =>
  window
    .prompt('Name of this computer, for the name of its file. Each computer needs one of its own', proposed)
    ?.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/** Lets the user choose a folder, and writes the first copy unless others lie there. */
export async function chooseFolder(): Promise<void> {
  const handle = await window.showDirectoryPicker?.({ id: 'copies', mode }).catch(() => undefined);
  const computer = handle && askName(chosen?.computer ?? proposeName());
  if (handle && computer) await use({ handle, computer }, undefined);
}

/** Leaves the copies that lie in the folder as they are. Asks for another name if one of them has that of this computer. */
export async function writeBeside(): Promise<void> {
  const computer = $folder.get().isTaken ? askName(proposeName()) : chosen?.computer;
  if (chosen && computer) await use({ ...chosen, computer }, []);
}

/** Asks for the permission again. */
export async function renewFolder(): Promise<void> {
  const permission = await chosen?.handle.requestPermission({ mode });
  if (permission === 'granted') await write();
  else setState('refused');
}

/** Writes the records to the folder, if one is chosen, once they have changed in this visit. */
export async function writeToFolder(isChange = false): Promise<void> {
  hasChanged ||= isChange;
  if ($folder.get().state !== 'asks') await write();
}

async function readStored(key: string): Promise<unknown> {
  try {
    return await (await openDatabase()).get('folders', key);
  } catch {
    // Without a database, the folder is chosen again at the next visit.
    return undefined;
  }
}

async function store(key: string, value: unknown): Promise<void> {
  await openDatabase()
    .then((database) => database.put('folders', value, key))
    .catch(() => {});
}

async function use(folder: Chosen, seen: typeof known): Promise<void> {
  chosen = folder;
  known = seen;
  await store(chosenKey, chosen);
  await store(knownKey, known);
  await write();
}

const setState = (state: FolderState['state'], more?: Pick<FolderState, 'copies' | 'isTaken'>) =>
  $folder.set({ state, ...(chosen && { name: chosen.handle.name }), ...more });

const write = runSerially(() => withLock('dashboard-folder', writeCopy));

async function writeCopy(): Promise<void> {
  clearTimeout(retry);
  if (!chosen) return;
  // Another tab may have written.
  const stored = await readStored(knownKey);
  if (isKnown(stored)) known = stored;
  if (isWaiting()) return setState('chosen');
  try {
    const { handle, computer } = chosen;
    const names = {
      latest: `${backupPrefix}${filePrefix}${computer}.json`,
      today: backupPrefix + datedFileName(computer, 'json'),
    };
    const daily = await handle.getDirectoryHandle('backup', { create: true });
    const own = [...(await readFiles(handle, names.latest)), ...(await readFiles(daily, names.today))];
    const others = known
      ? []
      : (await readFiles(handle)).filter(({ file }) => !isSame(file.name, names.latest));
    const copies = findForeign([...own, ...others]);
    if (copies.length > 0) {
      const isTaken = own.some(({ file }) => copies.some((copy) => copy.file === file));
      return setState('holds', { copies, isTaken });
    }
    if (!hasChanged) return setState('chosen');
    const text = JSON.stringify(makeBackup(editors, new Date(), browserStorage));
    known = [text, ...own.map((one) => one.text)].map(hashOfContent);
    await store(knownKey, known);
    await writeFile(handle, names.latest, text);
    await writeFile(daily, names.today, text);
    await removeOldFiles(daily, computer);
    setState('written');
    noteCopy(new Date());
  } catch (error) {
    const state = faultOf(error);
    setState(state);
    if (state !== 'refused') retry = setTimeout(write, retryDelay);
  }
}

function faultOf(error: unknown) {
  switch (error instanceof DOMException && error.name) {
    case 'NotFoundError':
      return 'missing';
    case 'QuotaExceededError':
      return 'full';
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    default:
      // Programs that synchronise a folder lock its files.
      return 'busy';
  }
}

/** Compares names as Windows and macOS do. */
const isSame = (a: string, b: string) => a.normalize().toLowerCase() === b.normalize().toLowerCase();

const dated = /^\d{4}-\d\d-\d\d\.json$/;

/** Returns true for the latest copy of any computer. Downloads have a date, and older copies no prefix. */
const isCopy = (name: string) =>
  name.replace(backupPrefix, '').startsWith(filePrefix) &&
  name.endsWith('.json') &&
  !dated.test(name.slice(-'2026-11-22.json'.length));

/** Reads the file with a name, or all copies. */
async function readFiles(folder: FileSystemDirectoryHandle, wanted?: string) {
  const files: { file: File; text: string }[] = [];
  for await (const name of folder.keys()) {
    if (wanted ? !isSame(name, wanted) : !isCopy(name)) continue;
    const file = await (await folder.getFileHandle(name)).getFile();
    files.push({ file, text: await file.text() });
  }
  return files;
}

/** Returns the files that this browser has not written, and that have records which are not here. */
function findForeign(files: readonly { file: File; text: string }[]) {
  const copies: FolderCopy[] = [];
  for (const { file, text } of files) {
    // A file is empty between its creation and its first content.
    if (text === '' || known?.includes(hashOfContent(text))) continue;
    const missing = countMissing(text, editors);
    if (missing?.size !== 0) copies.push({ file, missing: [...(missing?.values() ?? [])].join(', ') });
  }
  return copies;
}

async function removeOldFiles(daily: FileSystemDirectoryHandle, computer: string): Promise<void> {
  const start = `${backupPrefix}${filePrefix}${computer}-`;
  const names: string[] = [];
  for await (const name of daily.keys())
    if (name.startsWith(start) && dated.test(name.slice(start.length))) names.push(name);
  for (const name of names.sort().slice(0, -maxDailyFiles)) await daily.removeEntry(name);
}

/** Writes a file whole or not at all: `close` replaces it in one step. */
async function writeFile(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  const stream = await file.createWritable();
  try {
    await stream.write(text);
    await stream.close();
  } catch (error) {
    await stream.abort().catch(() => {});
    throw error;
  }
}
