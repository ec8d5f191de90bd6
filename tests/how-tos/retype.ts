import fc from 'fast-check';
import { hasPictures, toEntry, toSiteRecord } from '~/cms/publish/convert';
import { groupFields } from '~/cms/publish/sections';
import type { ContentSection } from '~/domain/content/field';
import type { AnyRecord } from '~/domain/content/record';
import type { ContentFile } from '~/lib/content-file/form';
import { sections as siteSections } from '~/lib/content-file/sections';
import { soundText } from '../unit/content-tool/sound-text';

/** Draws random values, the same ones in each run. */
const draw = <Value>(values: fc.Arbitrary<Value>) => {
  const drawn = fc.sample(values, { seed: 17, numRuns: 3000 }).values();
  return () => {
    const { done, value } = drawn.next();
    if (done) throw new Error('more is typed than was drawn');
    return value;
  };
};

/** Fields without free text. */
const nonTextFields = [
  'phone',
  'website',
  'hours',
  'province',
  'district',
  'city',
  'image',
  'photo',
  'category',
  'date',
  'link',
  'size',
  'price',
  'discountPrice',
  'cartons',
  'rating',
];

/** Replaces all texts and prices of a content file by random ones, through the dashboard's form fields. */
export function retypeAll(file: ContentFile): ContentFile {
  const [typeText, typePrice] = [draw(soundText), draw(fc.integer({ min: 11, max: 9999 }))];
  const typeAll = (names: readonly string[]) =>
    Object.fromEntries(
      names.filter((name) => !nonTextFields.includes(name)).map((name) => [name, typeText()]),
    );
  const retype = (section: ContentSection, record: AnyRecord): AnyRecord => {
    const { site, ...fields } = toEntry(
      section,
      record,
      hasPictures(section) ? 'data:image/webp;base64,AAAA' : undefined,
    );
    const asked = groupFields(section).filter(({ kind }) => ['text', 'long', 'paragraphs'].includes(kind));
    const short = asked.filter(({ longest }) => longest);
    const packs = {
      size: '25 / 50 / 100g',
      cartons: '48 / 24 / –',
      price: [typePrice(), typePrice(), typePrice()].join(' / '),
      // Without a rating, each build draws another.
      rating: '4.5',
    };
    return toSiteRecord(section, {
      ...fields,
      ...typeAll(Object.keys(fields)),
      // Two products need two addresses.
      ...(section.name === 'products' && { title: `${typeText()} ${record.id}` }),
      site: {
        ...(site as object),
        ...typeAll(asked.map(({ name }) => name)),
        ...Object.fromEntries(short.map(({ name, longest }) => [name, typeText().slice(0, longest).trim()])),
        ...(section.name === 'products' && { ...packs, discountPrice: '' }),
      },
    });
  };
  const sections = siteSections.map(({ name, form }) => [
    name,
    (file.sections[name] ?? []).map((record) => retype(form, record)),
  ]);
  return { ...file, sections: Object.fromEntries(sections) as ContentFile['sections'] };
}
