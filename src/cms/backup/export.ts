import type { EditorDefinition } from '../editor';
import { listQuarantined } from '../storage/quarantine';
import type { TextStorage } from '../storage/text-storage';
import { backupVersion } from './format';
import { type Progress, runInTurn } from './in-turn';

interface Options {
  /** Includes the texts set aside in it as unreadable. */
  storage?: TextStorage | undefined;
  onProgress?(progress: Progress): void;
}

/** Writes a backup of some sections, with photos as data URLs. */
export async function writeBackup(
  editors: readonly EditorDefinition[],
  now: Date,
  { storage, onProgress }: Options = {},
): Promise<Blob> {
  const listed = storage && listQuarantined(storage);
  const aside = listed?.ok ? listed.value : [];
  const entries = editors.flatMap(({ key, store, codec }) =>
    store.$records.get().map((record) => ({ key, write: () => codec.serialize(record) })),
  );
  // One text of all photos would be too large to write without a pause.
  const written = await runInTurn(
    entries,
    async ({ key, write }) => ({ key, json: new Blob([JSON.stringify(await write())]) }),
    onProgress,
  );
  const sections = editors.map(({ key }) => [
    `${JSON.stringify(key)}:[`,
    ...join(written.filter((entry) => entry.key === key).map(({ json }) => [json])),
    ']',
  ]);
  const unreadable = Object.fromEntries(aside.map(({ key, text }) => [key, text]));
  return new Blob([
    `{"version":${backupVersion},"date":${JSON.stringify(now)},"sections":{`,
    ...join(sections),
    aside.length > 0 ? `},"unreadable":${JSON.stringify(unreadable)}}` : '}}',
  ]);
}

/** Joins the parts of several JSON values with commas. */
function join(values: readonly BlobPart[][]): BlobPart[] {
  return values.flatMap((parts, index) => (index > 0 ? [',', ...parts] : parts));
}
