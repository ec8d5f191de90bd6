import { expect, test } from 'vitest';
import { migrateFile } from '~/content-tool/releases';
import type { AnyRecord } from '~/domain/content/record';
import type { ContentFile } from '~/lib/content-file/form';
import exported from '../../fixtures/version-1/content.json';
import exported2 from '../../fixtures/version-2/content.json';
import { copyProject } from './project';

type Lists = Record<string, AnyRecord[]>;

/** Replaces the records of a list by those with the same id, and appends the new ones. */
const merge = (list: readonly AnyRecord[] = [], edited: readonly AnyRecord[]) => [
  ...list.map((record) => edited.find(({ id }) => id === record.id) ?? record),
  ...edited.filter(({ id }) => id === undefined),
];

/** The name of a picture depends on the record that shows it. */
const withoutImage = ({ image: _, ...record }: AnyRecord) => record;

test.each([
  [1, exported],
  [2, exported2],
])(
  'a file of format version %i arrives whole, with edited, emptied and new records',
  async (version, exported) => {
    const project = copyProject();
    const file = project.make();
    const sections = file.sections as Lists;
    const edited = migrateFile(exported, version).sections as Lists;
    for (const [name, records] of Object.entries(edited)) sections[name] = merge(sections[name], records);
    file.pictures = exported.pictures as ContentFile['pictures'];
    const { lines, code } = await project.apply(file, '--write');
    expect(code, lines.join('\n')).toBe(0);
    const after = project.make().sections as Lists;
    for (const [name, records] of Object.entries(edited))
      for (const { id, ...record } of records)
        expect(after[name]?.map(withoutImage)).toContainEqual(
          withoutImage({ ...record, id: id ?? expect.any(String) }),
        );
    expect((await project.apply(file)).lines).toEqual(['The file changes nothing.']);
    project.remove();
  },
);

test('a file of format version 1 has its texts, names and fields at their new places', () => {
  const { version, sections, fields } = migrateFile(exported, 1);
  expect(version).toBe(2);
  const { faq, products, shops } = sections as Lists;
  expect(faq?.[0]).toEqual({ id: 'storage', ...exported.sections.faq[0]?.texts });
  const [old] = exported.sections.products;
  const { texts, name, nepali, ...shared } = old as AnyRecord;
  expect(products?.[0]).toEqual({
    ...shared,
    en: { name, ...Object(texts).en },
    ne: { name: nepali, ...Object(texts).ne },
  });
  expect(shops?.[0]).toMatchObject({ en: { street: exported.sections.shops[0]?.texts.en.address } });
  expect(Object(fields).shops).toContain('ne.street');
});
