import type { ContentSection } from '~/domain/content/field';
import type { AnyRecord } from '~/domain/content/record';
import type { EditorDefinition } from '../editor';
import type { SiteBase } from '../list/beside';
import type { AnyEntry } from '../merge/match';
import { hasEffect, type Incoming } from '../merge/plan';
import { planNow, showCheck } from '../merge/state';
import { fingerprintOf, writeDataUrl } from '../picture/data-url';
import { fromSite, isPicture } from '../record/site-record';
import { textOf } from '../record/values';
import { findSection } from '../sections';
import { titleOf } from '../words';
import { fetchSiteList, OutdatedPage } from './fetch-site-list';

export async function fetchPicture(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return writeDataUrl(await response.blob());
}

const hasPictures = ({ fields }: ContentSection): boolean => fields.some(isPicture);

/** A record of the site for the base: a fingerprint in place of its picture. */
export const toBase = ({ image: _, ...record }: AnyRecord, picture: string | undefined): AnyRecord =>
  picture ? { ...record, image: fingerprintOf(picture) } : record;

/** Returns 'shows', or 'showed' with the date of a copy. */
function describeCopy(copied: string | undefined): string {
  if (copied === undefined) return 'shows';
  const time = Date.parse(copied);
  if (Number.isNaN(time)) return 'showed when it was last loaded';
  return `showed on ${new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}`;
}

/**
 * Fetches the site's records and shows what loading them would change, like an import.
 * @param scope the panel that shows it
 */
export const loadFromSite = (editor: EditorDefinition, scope = editor.key): Promise<void> =>
  showCheck(scope, 'Reading what the website shows …', async (onProgress) => {
    try {
      const { publishedAs, store, codec } = editor;
      if (!publishedAs) throw new Error('the site does not show these records');
      const section = findSection(publishedAs);
      const { records, pictures, copied } = await fetchSiteList(publishedAs);
      let done = 0;
      const missing = new Set<string>();
      /** Names of records whose pictures cannot be loaded. */
      const failed: string[] = [];
      const loaded = await Promise.all(
        records.map(async (record): Promise<[AnyEntry | undefined, AnyRecord]> => {
          try {
            const url = hasPictures(section) ? pictures[textOf(record.image)] : undefined;
            const picture = await fetchPicture(url);
            return [fromSite(section, record, picture), toBase(record, picture)];
          } catch {
            failed.push(`${titleOf(codec, record)} (${record.image})`);
            missing.add(textOf(record.id));
            return [undefined, record];
          } finally {
            onProgress({ done: ++done, all: records.length });
          }
        }),
      );
      const found = loaded.flatMap(([entry]) => entry ?? []);
      if (failed.length > 0 && found.length === 0) throw new Error(failed.join());
      const base: SiteBase = { records: loaded.map(([, record]) => record) };
      const incoming: Incoming = {
        editor,
        source: 'website',
        records: found,
        base,
        deleted: {},
        missing,
        unreadable: 0,
      };
      const planned = planNow(incoming);
      // Only what is known of the site changes, so nobody needs to be asked.
      if (!hasEffect(planned)) store.merge((now) => ({ ...now, base: planNow(incoming).state.base }));
      const shows = describeCopy(copied);
      const notes = [
        failed.length > 0 &&
          `Not loaded, because the picture could not be: ${failed.join(', ')}. Try again later, or tell your developer.`,
        copied !== undefined && 'The website cannot be reached now.',
        hasEffect(planned)
          ? `This is what the website ${shows}. Loading it changes this list:`
          : `You already have everything that the website ${shows}:`,
      ];
      return { text: notes.filter(Boolean).join(' '), sections: [planned] };
    } catch (error) {
      return {
        text:
          error instanceof OutdatedPage
            ? error.message
            : 'The website’s list could not be loaded, so nothing was changed. Check your internet connection and try again.',
      };
    }
  });
