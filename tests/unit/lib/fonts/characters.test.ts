import { expect, test } from 'vitest';
import { findSpecial, listDrawn, readTexts } from '~/lib/fonts/characters';
import { describeFaces, findUndrawn, splitFace, subsetFace } from '~/lib/fonts/subset';

const faces = describeFaces('Ilāmé', ['en'], []);

/** Splits a face with one letter of its own, and lists what each file draws. */
async function listParts(name: keyof typeof faces, characters: string) {
  const parts = splitFace({ ...faces[name], text: 'A' }, [...characters]);
  return Promise.all(
    parts.map(async (part) => [part.subset, [...listDrawn(await subsetFace(part, 'truetype'))].join('')]),
  );
}

test('letters that the base set lacks are found with their words', () => {
  const found = findSpecial(['Ilāmé Tea, 5 €', 'मासु ★ → Ilāmé'], 'Ilam Te,5é');
  expect([...found]).toEqual([
    ['ā', 'Ilāmé'],
    ['€', '€'],
  ]);
});

test('texts are those of the languages and of no language, without comments', () => {
  const texts = readTexts(['en']).join('\n');
  expect(texts).toContain('{fullName}');
  expect(texts).not.toContain('/**');
  expect(readTexts(['en']).length).toBeLessThan(readTexts(['en', 'ne']).length);
});

test('letters of another file of the package are a face of their own, if the font draws them', async () => {
  expect(await listParts('display', 'āüΩḍж')).toEqual([
    ['latin', 'Aü'],
    ['greek', 'Ω'],
    ['latin-ext', 'ā'],
  ]);
});

test('a letter that no font draws is named with its word and the font', async () => {
  const wanted = new Map(Object.entries({ ā: 'Ilāmé', ḍ: 'Paḍma' }));
  expect(await findUndrawn(wanted, faces)).toEqual(['ḍ in “Paḍma” is not in Eczar']);
});
