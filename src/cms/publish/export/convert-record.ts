import type { ContentSection } from '~/domain/content/field';
import { type AnyRecord, pictureNeeds, type SiteList } from '~/domain/content/record';
import type { EditorDefinition } from '../../editor';
import type { OfficeRecord } from '../../record/stored';
import { textOf } from '../../record/values';
import { titleOf } from '../../words';
import { fromSite, hasLoadedPicture, pictureUrlOf, toSiteRecord } from '../convert';
import { fetchPicture } from '../load';
import { mergeRecord } from '../merge-record';
import { type ContentPicture, toContentPicture } from './content-picture';
import { findFaults } from './find-faults';

export interface ConvertedRecord {
  name: string;
  record: AnyRecord;
  picture?: ContentPicture;
  faults: string[];
}

/** Converts a record with all that changed on the site since it was loaded. */
export async function convertRecord(
  {
    editor,
    section,
    pictures,
  }: { editor: EditorDefinition; section: ContentSection; pictures: SiteList['pictures'] },
  stored: OfficeRecord,
  onSite: AnyRecord | undefined,
): Promise<ConvertedRecord> {
  const name = titleOf(editor.codec, stored);
  const isNewPicture = pictureNeeds[section.name] && !hasLoadedPicture(section, stored);
  const url =
    isNewPicture && onSite ? await fetchPicture(pictures[textOf(onSite.image)]).catch(() => null) : undefined;
  const merged =
    onSite &&
    mergeRecord(section, stored, fromSite(section, onSite, url ?? undefined), {
      isFromSite: true,
      choices: new Map(),
    });
  const entry = merged?.record ?? stored;
  const record = toSiteRecord(section, entry);
  const faults = [
    ...(merged?.conflicts ?? []).map(
      ({ label, loaded, here, there }) =>
        `${label} changed both here and on the website. To choose, press ‘Load from the website’ in ${editor.menu}. Before: ${loaded}; here: ${here}; on the website: ${there}`,
    ),
    ...findFaults(section, record),
    ...(url === null ? ['the picture that the website shows could not be loaded; try again later'] : []),
  ];
  const needs = pictureNeeds[section.name];
  if (!needs) return { name, record, faults };
  if (onSite && hasLoadedPicture(section, entry))
    return { name, record: { ...record, image: onSite.image }, faults };
  const picture = pictureUrlOf(section, entry);
  if (!picture) return { name, record, faults: [...faults, 'the picture is missing'] };
  try {
    return { name, record, faults, picture: await toContentPicture(picture, needs) };
  } catch (error) {
    return { name, record, faults: [...faults, error instanceof Error ? error.message : String(error)] };
  }
}
