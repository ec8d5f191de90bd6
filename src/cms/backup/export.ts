import { brand } from '~/config/site';
import type { Codec, EditorDefinition } from '../editor';
import { listQuarantined } from '../storage/quarantine';
import type { TextStorage } from '../storage/text-storage';
import type { StoredRecord } from '../stores/record-storage';
import { backupVersion } from './format';
import { type Progress, runWithPauses } from './run-with-pauses';

interface Options {
  /** Includes the quarantined texts of this storage. */
  storage?: TextStorage | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** Writes a backup of some editors, with photos as data URLs. */
export async function writeBackup(
  editors: readonly EditorDefinition[],
  now: Date,
  options: Options = {},
): Promise<Blob> {
  // A single string of all photos would block the page while it is built.
  const writeRecord: WriteRecord<Blob> = async (codec, record) =>
    new Blob([JSON.stringify(await codec.serialize(record))]);
  return new Blob(await listBackupParts(editors, now, writeRecord, options));
}

type WriteRecord<Part> = (codec: Codec<object>, record: StoredRecord<object>) => Promise<Part>;

/** Writes the parts of a backup: those of the records as they are at this moment, and the texts between them. */
export async function listBackupParts<Part>(
  editors: readonly EditorDefinition[],
  now: Date,
  writeRecord: WriteRecord<Part>,
  { storage, onProgress }: Options,
): Promise<(Part | string)[]> {
  const listed = storage && listQuarantined(storage, editors);
  const quarantined = listed?.ok ? listed.value : [];
  const entries = editors.flatMap(({ key, store, codec }) =>
    store.$records.get().map((record) => ({ key, write: () => writeRecord(codec, record) })),
  );
  const written = await runWithPauses(
    entries,
    async ({ key, write }) => ({ key, json: await write() }),
    onProgress,
  );
  const sections = editors.map(({ key }) => [
    `${JSON.stringify(key)}:[`,
    ...join(written.filter((entry) => entry.key === key).map(({ json }) => [json])),
    ']',
  ]);
  const unreadable = Object.fromEntries(quarantined.map(({ key, text }) => [key, text]));
  return [
    `{"version":${backupVersion},"brand":${JSON.stringify(brand.name)},"date":${JSON.stringify(now)},"sections":{`,
    ...join(sections),
    quarantined.length > 0 ? `},"unreadable":${JSON.stringify(unreadable)}}` : '}}',
  ];
}

/** Joins JSON values with commas. Each value is a list of parts. */
function join<Part>(values: readonly (Part | string)[][]): (Part | string)[] {
  return values.flatMap((parts, index) => (index > 0 ? [',', ...parts] : parts));
}
