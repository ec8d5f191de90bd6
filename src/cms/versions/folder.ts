import { atom } from 'nanostores';
import { datedFileName, filePrefix } from '../backup/download';
import { noteCopy } from '../backup/last-backup';
import { isShape, isText } from '../storage/shape';
import { openDatabase } from './database';
import { runSerially } from './run-serially';
import { type Snapshot, writeWhole } from './snapshot';

/**
 * The folder for copies.
 * - `none`: not chosen
 * - `asks`: the browser asks for permission again at a click
 * - `missing`, `full`, `refused`: the last copy failed
 */
export interface FolderState {
  readonly state: 'none' | 'asks' | 'written' | 'missing' | 'full' | 'refused';
  /** Name of the folder. */
  readonly name?: string;
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

const key = 'copies';
const maxDailyFiles = 30;
const mode = 'readwrite';

let chosen: Chosen | undefined;
let latest: Snapshot | undefined;
let isPaused = false;

/** False in browsers that let no page write to a folder. */
export const canChooseFolder = (): boolean => typeof window.showDirectoryPicker === 'function';

/** Uses the folder that was chosen before. After a restart, the browser asks again at a click. */
export async function openFolder(): Promise<void> {
  if (!canChooseFolder()) return;
  try {
    const stored = await (await openDatabase()).get('folders', key);
    if (!isChosen(stored)) return;
    chosen = stored;
    const permission = await stored.handle.queryPermission({ mode });
    if (permission === 'granted') await write();
    else setState('asks');
  } catch {
    // The home page says that the browser keeps nothing.
  }
}

/**
 * Lets the user choose a folder, and writes the first copy.
 * @param askName returns the name of this computer
 */
export async function chooseFolder(askName: () => string | null): Promise<void> {
  const handle = await window.showDirectoryPicker?.({ id: 'copies', mode }).catch(() => undefined);
  const computer = handle && askName();
  if (!handle || !computer) return;
  chosen = { handle, computer: computer.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') };
  await write();
  // Without a database, the folder is chosen again at the next visit.
  await openDatabase()
    .then((database) => database.put('folders', chosen, key))
    .catch(() => {});
}

/** Asks for the permission again. */
export async function renewFolder(): Promise<void> {
  const permission = await chosen?.handle.requestPermission({ mode });
  if (permission === 'granted') await write();
  else setState('refused');
}

/**
 * Writes each snapshot to the folder, if one is chosen.
 * @param isWaiting leaves it until `resumeFolder` is called
 */
export function writeToFolder(snapshot: Snapshot, isWaiting: boolean): void {
  latest = snapshot;
  isPaused = isWaiting;
  if ($folder.get().state !== 'asks') void write();
}

/** Writes the snapshot that waits. */
export function resumeFolder(): void {
  isPaused = false;
  if ($folder.get().state !== 'asks') void write();
}

const setState = (state: FolderState['state']) =>
  $folder.set({ state, ...(chosen && { name: chosen.handle.name }) });

const write = runSerially(async () => {
  if (!chosen) return;
  // Before the first change, nothing is newer than the last copy.
  if (!latest || isPaused) return setState('written');
  const { handle, computer } = chosen;
  const text = writeWhole(latest.text, latest.pictures);
  try {
    await writeFile(handle, `${filePrefix}${computer}.json`, text);
    const daily = await handle.getDirectoryHandle('backup', { create: true });
    await writeFile(daily, datedFileName(computer, 'json'), text);
    const names: string[] = [];
    const start = `${filePrefix}${computer}-`;
    for await (const name of daily.keys())
      if (name.startsWith(start) && /^\d{4}-\d\d-\d\d\.json$/.test(name.slice(start.length)))
        names.push(name);
    for (const name of names.sort().slice(0, -maxDailyFiles)) await daily.removeEntry(name);
    setState('written');
    noteCopy(new Date());
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    setState(name === 'NotFoundError' ? 'missing' : name === 'QuotaExceededError' ? 'full' : 'refused');
  }
});

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
