import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { migrateFile, migrations } from '~/content-tool/releases';
import { type AnyRecord, contentVersion, withValue } from '~/domain/content/record';
import { productTextShape } from '~/lib/content/product-shapes';
import { sections } from '~/lib/content-file/sections';
import { copyProject, type Project } from './project';

let project: Project;

beforeAll(() => {
  project = copyProject();
});

afterAll(() => project.remove());

/** Writes a file as a dashboard without `lacked` and with `added` fields does. */
function write(section: 'faq' | 'team' | 'products', lacked: string[], added: string[]) {
  const { sections: lists, ...file } = project.make();
  const records = (lists[section] ?? []).map((record) => {
    const cut = lacked.reduce((made: AnyRecord, name) => withValue(made, name, undefined), record);
    return added.reduce((made, name) => withValue(made, name, 'anything'), cut);
  });
  const known = sections
    .find(({ name }) => name === section)
    ?.fields.map(({ name }) => name)
    .filter((name) => !lacked.includes(name));
  return { ...file, fields: { [section]: [...(known ?? []), ...added] }, sections: { [section]: records } };
}

const inAll = (...names: string[]) => locales.flatMap((locale) => names.map((name) => `${locale}.${name}`));

describe('a content file of another release', () => {
  test.each([
    ['team', ['portrait']],
    ['products', ['uses', 'soldOut', 'rating']],
    ['products', inAll('origin', 'allergens')],
    ['products', inAll(...Object.keys(productTextShape))],
    ['faq', inAll('question')],
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

  test('names a missing field of a new record', async () => {
    const file = write('team', inAll('role'), []);
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
    const steps = [1, 2].map((from) => (file: Record<string, unknown>) => ({
      version: from + 1,
      passed: [file],
    }));
    const second = { version: 2, passed: [{ version: 1 }] };
    expect(migrateFile({ version: 1 }, 1, steps)).toEqual({ version: 3, passed: [second] });
    expect(migrateFile({ version: 2 }, 2, steps)).toEqual({ version: 3, passed: [{ version: 2 }] });
    expect(migrateFile({ version: 3 }, 3, steps)).toEqual({ version: 3 });
  });
});
