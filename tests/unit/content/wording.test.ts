import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Returns every line of a language's content and messages, with its file. */
function readLines(locale: string): string[] {
  const inLanguage = new RegExp(`(?:^|/)${locale}(?:/.*\\.(?:ts|md)|\\.yaml)$`);
  const paths = ['config/messages/', 'content/'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => inLanguage.test(name) && !name.endsWith('GLOSSARY.md'))
      .map((name) => folder + name),
  );
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .map((line) => `${path}: ${line.trim()}`),
  );
}

const nepali = readLines('ne');
const english = readLines('en');

/** Words that the glossary forbids: 'never दुकान'. */
const forbidden = [...read('config/messages/ne/GLOSSARY.md').matchAll(/^\|.* never ([^;|]*)/gm)].flatMap(
  ([, list = '']) => list.match(/[\u0900-\u0963]+(?: [\u0900-\u0963]+)*/g) ?? [],
);

describe('Nepali texts', () => {
  test.each(forbidden)('never say %s', (word) => {
    const wrong = new RegExp(`(?<![\\u0900-\\u0963])${word}`);
    expect(nepali.filter((line) => wrong.test(line))).toEqual([]);
  });

  test.each([
    ['a hyphen in a word said twice', /([\u0900-\u0963]+)-\1(?![\u0900-\u0963])/],
    ['जस्तो apart from its word', /(?:ला|कै|को) जस्त/],
    ['the leaf of mustard for its seeds', /रायो(?!को (?:दाना|साग))/],
    ['degrees without a scale', /डिग्री(?! सेल्सियस)/],
    ['a claim that nothing is mixed in', /केही नमिसाई|केही नमिसाएको/],
    ['a claim that growers do not spray', /विषादी नछर्ने/],
    ['a claim of taste without fat and sugar', /चिल्लो र चिनीबिनै/],
    ['meat that is done once its juice is clear', /रस सफा/],
    ['running a site or data for using it', /चलाउन (?:छाड्न|पाउँछन्)|चलाउनुपर्ने|सेवा चलाउँदा/],
  ])('avoid %s', (_, wrong) => {
    expect(nepali.filter((line) => wrong.test(line))).toEqual([]);
  });
});

describe('English texts', () => {
  test.each([
    ['whole seed for spices that are roots or leaves', /whole seed\b/i],
    ['a claim that nothing is added', /nothing added|nothing in the pack but spice/i],
    ['a claim that growers do not spray', /sprays off/i],
    ['a claim of taste without fat and sugar', /without fat or sugar/i],
    ['a site that does not answer right now', /does not answer right now/i],
    ['juice that is scattered', /scatter [^.]* juice/i],
    ['meat that is done once its juice is clear', /juice runs clear/i],
    ['other spelling of email', /\be-mail/i],
  ])('avoid %s', (_, wrong) => {
    expect(english.filter((line) => wrong.test(line))).toEqual([]);
  });
});
