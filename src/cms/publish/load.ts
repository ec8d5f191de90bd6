import { planSection, readSection } from '../copies/import';
import { hasChanges, showCheck } from '../copies/import-state';
import type { EditorDefinition } from '../editor';
import { arrangeBy } from '../list/merge';
import { writeDataUrl } from '../picture/data-url';
import { isEqual } from '../record/equality';
import { keyOf, withoutLoaded } from '../record/stored';
import { textOf } from '../record/values';
import { findSection } from '../sections';
import { writeEntry } from '../storage/entry';
import { titleOf } from '../words';
import { fromSite, hasPictures } from './convert';
import { fetchSiteList, OutdatedPage } from './fetch-site-list';
import { isMoved, loadedIds, rememberIds } from './loaded-ids';

export async function fetchPicture(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return writeDataUrl(await response.blob());
}

/** Returns the titles of records that were loaded from the site and are no longer there. */
export const findRemoved = ({ store, codec }: EditorDefinition, onSite: readonly string[]): string[] =>
  store.$records.get().flatMap((record) => {
    const id = keyOf(record);
    return id && !onSite.includes(id) ? titleOf(codec, record) : [];
  });

/** Returns 'shows', or 'showed' with the date of a copy. */
function describeCopy(copied: string | undefined): string {
  if (copied === undefined) return 'shows';
  const time = Date.parse(copied);
  if (Number.isNaN(time)) return 'showed when it was last loaded';
  return `showed on ${new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}`;
}

/**
 * Fetches the site's records and shows what loading them would change, like an import.
 * @param scope the import panel that shows it
 */
export const loadFromSite = (editor: EditorDefinition, scope = editor.key): Promise<void> =>
  showCheck(scope, 'Reading what the website shows …', async (onProgress) => {
    try {
      const { publishedAs, store, codec } = editor;
      if (!publishedAs) throw new Error('the site does not show these records');
      const section = findSection(publishedAs);
      const { records, pictures, copied } = await fetchSiteList(publishedAs);
      const onSite = records.map(({ id }) => textOf(id));
      let done = 0;
      /** Titles of records whose pictures cannot be loaded. */
      const failed: string[] = [];
      const fetched = await Promise.all(
        records.map(async (record) => {
          const url = hasPictures(section) ? pictures[textOf(record.image)] : undefined;
          const entry = await fetchPicture(url).then(
            (picture) => writeEntry(codec, fromSite(section, record, picture)),
            () => void failed.push(`${titleOf(codec, record)} (${record.image})`),
          );
          onProgress({ done: ++done, all: records.length });
          return entry;
        }),
      );
      const entries = fetched.filter((entry) => entry !== undefined);
      if (failed.length > 0 && entries.length === 0) throw new Error(failed.join());
      const read = readSection(editor, entries);
      const known = loadedIds(editor);
      const here = store.$records.get().flatMap((record) => keyOf(record) ?? []);
      const source = {
        isFromSite: true,
        deleted: new Set((known ?? []).filter((id) => !here.includes(id))),
        onMerged: () => rememberIds(editor, onSite),
      };
      // New records follow the same one as on the site, also in a sequence of the office.
      const incoming =
        known && !isMoved(editor)
          ? read.records
          : arrangeBy(
              read.records,
              here.flatMap((id) => read.records.find((record) => keyOf(record) === id) ?? []),
            );
      const plan = () => planSection(editor, incoming, read.unreadable, source);
      // Only what is known of the site changes, so nobody needs to be asked.
      store.merge(() => {
        const { plan: merge } = plan();
        const isKnown = ({ before, after }: (typeof merge.replaced)[number]) =>
          isEqual(withoutLoaded(before), withoutLoaded(after));
        return { ...merge, added: [], replaced: merge.replaced.filter(isKnown) };
      });
      const planned = plan();
      if (!hasChanges([planned])) rememberIds(editor, onSite);
      const removed = findRemoved(editor, onSite);
      const shows = describeCopy(copied);
      const notes = [
        hasChanges([planned]) || planned.conflicts.length > 0
          ? `This is what the website ${shows}. Loading it changes these sections:`
          : `You already have everything that the website ${shows}:`,
        copied !== undefined && 'The website cannot be reached now.',
        failed.length > 0 &&
          `Not loaded, because the picture could not be: ${failed.join(', ')}. Try again later, or tell your developer.`,
        removed.length > 0 &&
          `The website has removed ${removed.join(', ')}. Delete it here, too, or copy it into a new record to publish it again.`,
      ];
      return { text: notes.filter(Boolean).reverse().join(' '), sections: [planned] };
    } catch (error) {
      return {
        text:
          error instanceof OutdatedPage
            ? error.message
            : 'The website’s list could not be loaded, so nothing was changed. Check your internet connection and try again.',
      };
    }
  });
