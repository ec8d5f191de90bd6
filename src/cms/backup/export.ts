import { brand } from '~/config/site';
import type { EditorDefinition } from '../editor';
import { listQuarantined } from '../storage/quarantine';
import type { TextStorage } from '../storage/text-storage';
import { backupVersion } from './format';
import { type Progress, runWithPauses } from './run-with-pauses';

interface Options {
  /** Includes the quarantined texts of this storage. */
  storage?: TextStorage | undefined;
  onProgress?(progress: Progress): void;
}

/** Writes a backup of some editors, with photos as data URLs. */
export async function writeBackup(
  editors: readonly EditorDefinition[],
  now: Date,
  { storage, onProgress }: Options = {},
): Promise<Blob> {
  const listed = storage && listQuarantined(storage, editors);
  const quarantined = listed?.ok ? listed.value : [];
  const entries = editors.flatMap(({ key, store, codec }) =>
    store.$records.get().map((record) => ({ key, write: () => codec.serialize(record) })),
  );
  // A single string of all photos would block the page while it is built.
  const written = await runWithPauses(
    entries,
    async ({ key, write }) => ({ key, json: new Blob([JSON.stringify(await write())]) }),
    onProgress,
  );
  const sections = editors.map(({ key }) => [
    `${JSON.stringify(key)}:[`,
    ...join(written.filter((entry) => entry.key === key).map(({ json }) => [json])),
    ']',
  ]);
  const unreadable = Object.fromEntries(quarantined.map(({ key, text }) => [key, text]));
  return new Blob([
    `{"version":${backupVersion},"brand":${JSON.stringify(brand.name)},"date":${JSON.stringify(now)},"sections":{`,
    ...join(sections),
    quarantined.length > 0 ? `},"unreadable":${JSON.stringify(unreadable)}}` : '}}',
  ]);
}

/** Joins JSON values with commas. Each value is a list of blob parts. */
function join(values: readonly BlobPart[][]): BlobPart[] {
  return values.flatMap((parts, index) => (index > 0 ? [',', ...parts] : parts));
}
