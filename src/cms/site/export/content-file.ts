import { brand } from '~/config/site';
import { contentPrefix, contentSchemaPath, contentVersion } from '~/domain/content/record';
import { datedFileName, download, filePrefix } from '../../copies/files';
import type { SectionExport } from './prepare-export';

/**
 * Saves a content file of some sections.
 * @param pricesFrom the day from which its prices apply, if they change
 * @returns the file name
 */
export function saveContentFile(
  sectionExports: readonly SectionExport[],
  pricesFrom: string | undefined,
  now = new Date(),
): string {
  const name = datedFileName('content', 'json', now).replace(filePrefix, contentPrefix);
  const [day = ''] = /\d{4}-\d{2}-\d{2}/.exec(name) ?? [];
  const bySection = (pick: (one: SectionExport) => unknown) =>
    Object.fromEntries(sectionExports.map((one) => [one.section.name, pick(one)]));
  const file = {
    $schema: new URL(contentSchemaPath, location.origin).href,
    version: contentVersion,
    brand: brand.name,
    day,
    ...(pricesFrom && { pricesFrom }),
    fields: bySection(({ section }) => section.fields.map((field) => field.name)),
    fingerprints: bySection(({ fingerprints }) => fingerprints),
    sections: bySection(({ records }) => records),
    pictures: Object.assign({}, ...sectionExports.map(({ pictures }) => pictures)),
  };
  for (const { editor, exported, order } of sectionExports) editor.store.noteExported(exported, order);
  download(name, 'application/json', `${JSON.stringify(file, null, 1)}\n`);
  return name;
}
