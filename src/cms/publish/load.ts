import { backupVersion } from '../backup/format';
import { readBackup } from '../backup/import';
import { countChanges, showCheck } from '../backup/import-state';
import type { Progress } from '../backup/run-with-pauses';
import type { EditorDefinition } from '../editor';
import { writeDataUrl } from '../picture/data-url';
import { siteFieldsOf } from '../storage/site-fields';
import { hasPictures, mergeEntry, toEntry } from './convert';
import { fetchSiteList, OutdatedPage } from './fetch-site-list';
import { type Entry, findSection, textOf } from './sections';

async function fetchPicture(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return writeDataUrl(await response.blob());
}

/**
 * Fetches the site's records as backup entries. A record that already exists here keeps its identity, and
 * values that the site lacks.
 */
async function fetchEntries(
  { site, store, codec }: EditorDefinition,
  onProgress: (progress: Progress) => void,
): Promise<Entry[]> {
  if (!site) return [];
  const section = findSection(site);
  const { records, pictures } = await fetchSiteList(site);
  const known = new Map(store.$records.get().map((record) => [siteFieldsOf(record).id, record]));
  let done = 0;
  return Promise.all(
    records.map(async (record) => {
      const picture = hasPictures(section) ? await fetchPicture(pictures[textOf(record.image)]) : undefined;
      const stored = known.get(record.id);
      const storedEntry: Entry = { ...(stored && (await codec.serialize(stored))) };
      done += 1;
      onProgress({ done, all: records.length });
      return mergeEntry(storedEntry, toEntry(section, record, picture));
    }),
  );
}

/** Fetches the site's records and shows what loading them would change, like an import. */
export const loadFromSite = (editor: EditorDefinition): Promise<void> =>
  showCheck(editor.key, 'Reading what the site shows …', async (onProgress) => {
    try {
      const entries = await fetchEntries(editor, onProgress);
      const text = JSON.stringify({ version: backupVersion, sections: { [editor.key]: entries } });
      const incoming = await readBackup(text, [editor], { onProgress });
      if (!incoming.ok) throw new Error(incoming.message);
      const isNew = countChanges(incoming.sections) > 0;
      const summary = isNew
        ? 'This is what the site shows. Loading it changes these sections:'
        : 'You already have everything that the site shows:';
      const sections = incoming.sections.map((section) => ({
        ...section,
        isReordered: false,
        keepsOrder: true,
      }));
      return { text: summary, sections };
    } catch (error) {
      return {
        text:
          error instanceof OutdatedPage
            ? error.message
            : 'The content of the site could not be loaded, so nothing was changed. Check the connection and try again.',
      };
    }
  });
