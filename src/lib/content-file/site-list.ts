import process from 'node:process';
import type { ImageMetadata } from 'astro';
import { defaultLocale } from '~/config/locales';
import { contentVersion, type SiteList } from '~/domain/content/record';
import { projectFiles } from '../content/files';
import { readProductEntries, readRows } from '../content/read';
import { readContent } from '../content/source';
import { cardPictures, makeAvif, recipePicture } from '../pictures/pictures';
import { readFingerprints, readRecords } from './records';
import type { Section } from './sections';

/** Finds the pictures of a section by record id, and their width in the dashboard. */
async function findPictures({ name }: Section) {
  if (name === 'products') {
    const entries = await readProductEntries();
    const images = entries.map(({ id, image }): [string, ImageMetadata] => [id, image]);
    const { widths, plain } = cardPictures.fit;
    return { images: new Map(images), width: widths[1], plain };
  }
  const rows = name === 'recipes' ? await readRows('recipes', defaultLocale) : [];
  const images = rows.map(({ id, image }): [string, ImageMetadata] => [id, image]);
  return { images: new Map(images), width: recipePicture.widths.at(-1), plain: undefined };
}

/** Makes the dashboard's list of a section. Its pictures are files that pages use too. */
export async function makeSiteList(section: Section): Promise<SiteList> {
  const files = projectFiles(process.cwd());
  // The check has reported all faults.
  const content = readContent(files, () => {});
  const records = readRecords(section, content);
  const { images, width = 0, plain } = await findPictures(section);
  const pictures = await Promise.all(
    records.flatMap(({ id = '', image }) => {
      const source = images.get(id);
      return source
        ? [makeAvif(source, width, plain).then(({ src }): [string, string] => [String(image), src])]
        : [];
    }),
  );
  const fingerprints = readFingerprints(section, content, files);
  return { version: contentVersion, records, pictures: Object.fromEntries(pictures), fingerprints };
}
