import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { locales } from '~/config/locales';
import { writeList } from '~/content-tool/write-records';
import { formatText } from '~/lib/content/format';
import { sections } from '~/lib/content-file/sections';
import { first } from './project';
import { soundText } from './sound-text';

const section = first(sections.filter(({ name }) => name === 'faq'));

test('new rows read the same in older parsers, whatever their texts', async () => {
  const texts = fc.record({
    question: soundText,
    answer: fc.array(soundText, { minLength: 1, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(texts, async (block) => {
      const rows = [{ id: 'no', ...Object.fromEntries(locales.map((locale) => [locale, block])) }];
      const written = await formatText('list.yaml', writeList(section, [], rows, ''));
      expect(parse(written)).toEqual(rows);
      expect(parse(written, { version: '1.1' })).toEqual(rows);
    }),
  );
});

test('a row is written anew only where it differs, and comments stay with their rows', () => {
  const row = (id: string, question: string, note = '') =>
    `- id: ${id}\n  en:\n    question: "${question}"${note}\n    answer: [ A ]\n`;
  const record = (id: string, question: string) => ({ id, en: { question, answer: ['A'] } });
  const [one, two, three] = [row('one', 'One?'), row('two', 'Two?', ' # since'), row('three', 'Three?')];
  const text = `# All\n\n# First\n${one}\n# Second\n# of all\n${two}\n${three}\n# End\n`;
  const before = [record('one', 'One?'), record('two', 'Two?'), record('three', 'Three?')];
  const after = [record('three', 'Three?'), record('two', 'Zwei?'), record('one', 'One?')];
  expect(writeList(section, before, after, text)).toBe(
    `# All\n\n${three}\n# Second\n# of all\n${two.replace('Two?', 'Zwei?')}\n# First\n${one}\n# End\n`,
  );
});
