import { brand } from '~/config/site';
import { contentSchemaPath, contentVersion } from '~/domain/content/record';
import { datedFileName, download } from '../../copies/download';
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
  const name = datedFileName('content', 'json', now);
  const [day = ''] = /\d{4}-\d{2}-\d{2}/.exec(name) ?? [];
  const file = {
    $schema: new URL(contentSchemaPath, location.origin).href,
    version: contentVersion,
    brand: brand.name,
    day,
    ...(pricesFrom && { pricesFrom }),
    fields: Object.fromEntries(
      sectionExports.map(({ section: { name, fields } }) => [name, fields.map((field) => field.name)]),
    ),
    sections: Object.fromEntries(sectionExports.map(({ section, records }) => [section.name, records])),
    pictures: Object.assign({}, ...sectionExports.map(({ pictures }) => pictures)),
  };
  for (const { editor, fingerprints } of sectionExports) editor.store.noteExported(fingerprints);
  download(name, 'application/json', `${JSON.stringify(file, null, 1)}\n`);
  return name;
}
