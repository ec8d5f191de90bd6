import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '~/config/locales';
import { portraits } from '~/lib/content/shapes';
import type { ContentFile } from '~/lib/content-file/form';
import { copyProject, type Project } from './project';
import { soundText } from './sound-text';

let project: Project;
let original: Map<string, string>;

beforeAll(() => {
  project = copyProject();
  const files = [...project.list().keys()].filter((path) => path.endsWith('.yaml'));
  original = new Map(files.map((path) => [path, project.read(path)]));
});

afterAll(() => project.remove());

/** The texts of one language, all of them changed. */
const perLanguage = <Texts>(texts: fc.Arbitrary<Texts>) =>
  fc
    .tuple(...locales.map(() => texts))
    .map((all) => Object.fromEntries(locales.map((locale, index) => [locale, all[index]]))) as fc.Arbitrary<
    Record<(typeof locales)[number], Texts>
  >;

const answers = fc.array(soundText, { minLength: 1, maxLength: 4 });
const question = perLanguage(fc.record({ question: soundText, answer: answers }));
const person = fc
  .tuple(fc.constantFrom(...portraits), perLanguage(fc.record({ name: soundText, role: soundText })))
  .map(([portrait, texts]) => ({ portrait, ...texts }));
const productTexts = fc.record(
  {
    name: soundText,
    taste: soundText.filter(({ length }) => length <= 80),
    text: soundText,
    dose: soundText,
    keep: soundText,
    ingredients: fc.array(soundText, { minLength: 1, maxLength: 4 }),
    allergens: fc.array(soundText, { maxLength: 2 }),
    origin: soundText,
  },
  { requiredKeys: ['name', 'taste', 'text', 'dose', 'keep'] },
);
const item = fc
  .tuple(fc.array(soundText, { maxLength: 4 }), perLanguage(productTexts))
  .map(([romanised, texts]) => ({ romanised, ...texts }));
const place = fc.nat({ max: 1000 });

/** Valid edits of a file: new fields for an index of each list, and a new position. */
const edits = fc.record({
  faq: fc.record({ put: question, at: place, to: place, isNew: fc.boolean() }),
  team: fc.record({ put: person, at: place, to: place, isNew: fc.boolean() }),
  product: fc.record({ put: item, at: place }),
  removed: place,
});

interface Edit<Entry> {
  put: Entry;
  at: number;
  to: number;
  isNew: boolean;
}

/** Edits a record of a list or inserts a new one, and moves it. */
function edit<Entry extends object>(list: Entry[], { put, at, to, isNew }: Edit<Omit<Entry, 'id'>>): void {
  const index = at % list.length;
  const [old] = list.splice(index, isNew ? 0 : 1);
  list.splice(to % (list.length + 1), 0, { ...old, ...put } as Entry);
}

const withoutIds = (file: ContentFile) =>
  JSON.parse(JSON.stringify(file, (key, value: unknown) => (key === 'id' ? undefined : value))) as unknown;

test('valid edits arrive as typed and can be reverted exactly', async () => {
  const sound = project.make();
  // Each edit writes and reads whole files, so a few must do.
  for (const { faq, team, product, removed } of fc.sample(edits, 3)) {
    const file = structuredClone(sound);
    const { faq: questions = [], team: people = [], products = [], media = [] } = file.sections;
    edit(questions, faq);
    edit(people, team);
    Object.assign(products[product.at % products.length] ?? {}, product.put);
    media.splice(removed % media.length, 1);
    const { lines, code } = await project.apply(file, '--write');
    expect(lines.join('\n')).toContain('Written');
    expect(code).toBe(0);
    expect(withoutIds(project.make())).toEqual(withoutIds(file));
    expect((await project.apply(project.make(), '--write')).lines).toEqual(['The file changes nothing.']);
    for (const [path, before] of original) project.write(path, before);
  }
});
