import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLocale } from '~/config/locales';
import { migrateFile, migrations } from '~/content-tool/releases';
import { contentVersion } from '~/domain/content/record';
import { productTextShape } from '~/lib/content/product-shapes';
import { sections } from '~/lib/content-file/sections';
import { copyProject, first, type Project } from './project';

type Loose = Record<string, unknown>;

let project: Project;

beforeAll(() => {
  project = copyProject();
});

afterAll(() => project.remove());

const isBare = (part: unknown) => Object.keys(Object(part)).length === 0;

/** Writes a file as a dashboard without `lacked` and with `added` fields does. */
function write(section: 'faq' | 'team' | 'products', lacked: string[], added: string[]) {
  const { sections: lists, ...file } = project.make();
  const change = (part: Loose) => {
    for (const name of lacked) delete part[name];
    for (const name of added) part[name] = 'anything';
    return part;
  };
  const records = (structuredClone(lists[section]) ?? []).map((record: Loose) => {
    for (const texts of Object.values(Object(record.texts))) change(Object(texts));
    if (Object.values(Object(record.texts)).every(isBare)) delete record.texts;
    return change(record);
  });
  const { shared = [], texts = [] } = sections.find(({ name }) => name === section)?.form ?? {};
  const known = [...shared, ...texts].map(({ name }) => name).filter((name) => !lacked.includes(name));
  return { ...file, fields: { [section]: [...known, ...added] }, sections: { [section]: records } };
}

describe('a content file of another release', () => {
  test.each([
    ['team', ['portrait']],
    ['products', ['uses', 'soldOut', 'rating']],
    ['products', ['origin', 'allergens']],
    ['products', Object.keys(productTextShape)],
    ['faq', ['question']],
  ] as const)('without fields keeps those of the site: %s, %j', async (section, lacked) => {
    const { lines } = await project.apply(write(section, [...lacked], []), '--write');
    expect(lines).toEqual(['The file changes nothing.']);
  });

  test.each(['team', 'products'] as const)(
    'with a further field of %s opens and names it',
    async (section) => {
      const { lines, code } = await project.apply(write(section, [], ['nickname']), '--write');
      expect(lines).toEqual([
        `This project does not have the field '${section}: nickname', so it was left out.`,
        'The file changes nothing.',
      ]);
      expect(code).toBe(0);
    },
  );

  test('keeps no fact of texts that it removes', async () => {
    const file = write('products', ['origin'], []);
    const { id } = first(
      project.make().sections.products?.filter(({ texts }) => texts?.[defaultLocale]?.origin),
    );
    for (const record of file.sections.products ?? []) if (record.id === id) delete record.texts;
    const { lines, code } = await project.apply(file);
    expect(code, lines.join('\n')).toBe(0);
    expect(lines.join('\n')).toContain(`changed  ${id}, texts.${defaultLocale}.origin`);
  });

  test('names a missing field of a new record', async () => {
    const file = write('team', ['role'], []);
    for (const record of file.sections.team ?? []) Reflect.deleteProperty(record, 'id');
    const { lines, code } = await project.apply(file, '--write');
    expect(lines.join('\n')).toContain('role: ');
    expect(code).toBe(1);
  });
});

describe('the version of content files', () => {
  test('has a migration from each earlier one', () => {
    expect(migrations).toHaveLength(contentVersion - 1);
  });

  test('is raised step by step', () => {
    const steps = [1, 2].map((from) => (file: Loose) => ({ version: from + 1, passed: [file] }));
    const second = { version: 2, passed: [{ version: 1 }] };
    expect(migrateFile({ version: 1 }, 1, steps)).toEqual({ version: 3, passed: [second] });
    expect(migrateFile({ version: 2 }, 2, steps)).toEqual({ version: 3, passed: [{ version: 2 }] });
    expect(migrateFile({ version: 3 }, 3, steps)).toEqual({ version: 3 });
  });
});
