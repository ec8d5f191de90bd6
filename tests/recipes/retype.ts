import fc from 'fast-check';
import { entryOf, hasPictures, recordOf } from '~/cms/publish/convert';
import { groupFields } from '~/cms/publish/sections';
import type { ContentSection } from '~/domain/content/field';
import type { AnyRecord } from '~/domain/content/record';
import type { ContentFile } from '~/lib/content-file/form';
import { sections as siteSections } from '~/lib/content-file/sections';
import { soundText } from '../unit/content-tool/sound-text';

/** Values that nobody chose, the same ones in each run. */
const draw = <Value>(values: fc.Arbitrary<Value>) => {
  const drawn = fc.sample(values, { seed: 17, numRuns: 2000 }).values();
  return () => {
    const { done, value } = drawn.next();
    if (done) throw new Error('more is typed than was drawn');
    return value;
  };
};

/** Fields that hold no text of a person's own. */
const codes = [
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

/** Types something else into all texts and prices of a content file, as the forms of the dashboard have them. */
export function retypeAll(file: ContentFile): ContentFile {
  const [typeText, typePrice] = [draw(soundText), draw(fc.integer({ min: 11, max: 9999 }))];
  const typeAll = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => !codes.includes(name)).map((name) => [name, typeText()]));
  const retype = (section: ContentSection, record: AnyRecord): AnyRecord => {
    const { site, ...fields } = entryOf(
      section,
      record,
      hasPictures(section) ? 'data:image/webp;base64,AAAA' : undefined,
    );
    const asked = groupFields(section).filter(({ kind }) => ['text', 'paragraphs'].includes(kind));
    const packs = {
      size: '25 / 50 / 100g',
      price: [typePrice(), typePrice(), typePrice()].join(' / '),
      // Without one each build draws another.
      rating: '4.5',
    };
    return recordOf(section, {
      ...fields,
      ...typeAll(Object.keys(fields)),
      // The pages of two products have two addresses.
      ...(section.name === 'products' && { title: `${typeText()} ${record.id}` }),
      site: {
        ...(site as object),
        ...typeAll(asked.map(({ name }) => name)),
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
