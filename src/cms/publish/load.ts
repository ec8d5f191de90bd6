import { backupVersion } from '../backup/format';
import { readBackup } from '../backup/import';
import { countChanges, showCheck } from '../backup/import-state';
import type { EditorDefinition } from '../editor';
import { writeDataUrl } from '../picture/data-url';
import { siteOf } from '../storage/site-fields';
import { entryOf, hasPictures } from './convert';
import { fetchList, OutdatedPage } from './fetch-list';
import { type Entry, findSection, textOf } from './sections';

async function readPicture(address: string | undefined): Promise<string | undefined> {
  if (!address) return undefined;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return writeDataUrl(await answer.blob());
}

/**
 * The site's records as entries of a backup. Records that are here already stay the same ones, and keep what the site does not
 * have, such as the photo of somebody it shows as a drawing.
 */
async function readEntries({ site, store, codec }: EditorDefinition): Promise<Entry[]> {
  if (!site) return [];
  const section = findSection(site);
  const { records, pictures } = await fetchList(site);
  const known = new Map(store.$records.get().map((record) => [siteOf(record).id, record]));
  return Promise.all(
    records.map(async (record) => {
      const picture = hasPictures(section) ? await readPicture(pictures[textOf(record.image)]) : undefined;
      const here = known.get(record.id);
      const mine = here && (await codec.serialize(here));
      return { ...mine, ...entryOf(section, record, picture) };
    }),
  );
}

/** Reads what the site shows and says what loading it would change, like an import. */
export const loadFromSite = (editor: EditorDefinition): Promise<void> =>
  showCheck(editor.key, 'Reading what the site shows …', async () => {
    try {
      const sections = { [editor.key]: await readEntries(editor) };
      const incoming = await readBackup(JSON.stringify({ version: backupVersion, sections }), [editor]);
      if (!incoming.ok) throw new Error(incoming.message);
      const isNew = countChanges(incoming.sections) > 0;
      const text = isNew
        ? 'This is what the site shows. Loading it changes these sections:'
        : 'You already have everything that the site shows:';
      return { text, sections: incoming.sections };
    } catch (error) {
      return {
        text:
          error instanceof OutdatedPage
            ? error.message
            : 'What the site shows could not be read, so nothing was changed. Check the connection and try again.',
      };
    }
  });
