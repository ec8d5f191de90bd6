import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '~/config/locales';

const root = new URL('../../../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Lists all texts in a value, without the blocks of other languages. */
function textsIn(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  const entries = Object.entries(value).filter(([key]) => key === locale || !(key in languages));
  return entries.flatMap(([, inner]) => textsIn(inner, locale));
}

/** Returns every line of a language's content and dictionary, without comments and links. */
const readLines = (locale: string) =>
  globSync(
    [
      `src/content/{*,products/**/*,pages/${locale}}.yaml`,
      `src/content/legal/${locale}/*.md`,
      `src/config/messages/{${locale}.json,fields.ts}`,
    ],
    { exclude: ['**/searches.yaml'] },
  )
    .map((path) => [path, readFileSync(path, 'utf8')] as const)
    .map(([path, text]) => (/\.(json|yaml)$/.test(path) ? textsIn(parse(text), locale).join('\n') : text))
    .flatMap((text) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|https?:\S+/gm, '').split('\n'));

const nepali = readLines('ne');
const english = readLines('en');

/** Words that the glossary forbids: 'never दुकान'. */
const forbidden = [...read('config/messages/ne/GLOSSARY.md').matchAll(/^\|.* never ([^;|]*)/gm)].flatMap(
  ([, list = '']) => list.match(/[\u0900-\u0963]+(?: [\u0900-\u0963]+)*/g) ?? [],
);

test('Nepali texts have no word that the glossary forbids', () => {
  expect(forbidden.length).toBeGreaterThan(0);
  const wrong = new RegExp(`(?<![\\u0900-\\u0963])(?:${forbidden.join('|')})`);
  expect(nepali.filter((line) => wrong.test(line))).toEqual([]);
});

test.each([
  ['a hyphen in a word said twice', nepali, /([\u0900-\u0963]+)-\1(?![\u0900-\u0963])/],
  ['जस्तो apart from its word', nepali, /(?:ला|कै|को) जस्त/],
  ['the leaf of mustard for its seeds', nepali, /रायो(?!को (?:दाना|साग))/],
  ['degrees without a scale', nepali, /डिग्री(?! सेल्सियस)/],
  ['a claim that nothing is mixed in', nepali, /केही नमिसाई|केही नमिसाएको/],
  ['a claim that growers do not spray', [...english, ...nepali], /sprays off|विषादी नछर्ने/i],
  ['a claim of taste without fat', [...english, ...nepali], /without fat or sugar|चिल्लो र चिनीबिनै/i],
  ['meat that is done once its juice is clear', [...english, ...nepali], /juice runs clear|रस सफा/i],
  ['a claim that nothing is added', english, /nothing added|nothing in the pack but spice/i],
  ['whole seed for spices that are roots or leaves', english, /whole seed\b/i],
  ['other spelling of email', english, /\be-mail/i],
])('texts avoid %s', (_, lines, wrong) => {
  expect(lines.filter((line) => wrong.test(line))).toEqual([]);
});
