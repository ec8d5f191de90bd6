import { brand } from '~/config/site';
import { contentSchemaPath, contentVersion } from '~/domain/content/record';
import { datedName, download } from '../../backup/download';
import type { Handover } from './prepare';

/** Saves the content file of some sections. @returns its name */
export function writeFile(handovers: readonly Handover[], now = new Date()): string {
  const name = datedName('content', 'json', now);
  const [day = ''] = /\d{4}-\d{2}-\d{2}/.exec(name) ?? [];
  const file = {
    $schema: new URL(contentSchemaPath, location.origin).href,
    version: contentVersion,
    brand: brand.name,
    day,
    fields: Object.fromEntries(
      handovers.map(({ section: { name, shared, texts } }) => [
        name,
        [...shared, ...texts].map((field) => field.name),
      ]),
    ),
    sections: Object.fromEntries(handovers.map(({ section, records }) => [section.name, records])),
    pictures: Object.assign({}, ...handovers.map(({ pictures }) => pictures)),
  };
  download(name, 'application/json', `${JSON.stringify(file, null, 1)}\n`);
  return name;
}
