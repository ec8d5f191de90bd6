import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLocale } from '~/config/locales';
import { run } from '~/content-tool/command';
import { largestFile } from '~/content-tool/read-file';
import type { ContentFile } from '~/lib/content-file/form';
import { copyProject, first, type Project } from './project';

/** A content file with any content. */
type Loose = Record<string, unknown> & {
  sections: Record<string, Record<string, unknown>[]>;
  pictures: Record<string, unknown>;
};

const markup = '<img src=x onerror=alert(1)>';
const picture = (type: string, data: Buffer) => ({ type, data: data.toString('base64') });

let project: Project;
let sound: ContentFile;
let small: Buffer;
let cut: Buffer;

beforeAll(async () => {
  project = copyProject();
  sound = project.make();
  const drawn = sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#c60' } });
  const whole = await drawn.jpeg().toBuffer();
  cut = whole.subarray(0, Math.round(whole.length / 2));
  small = await sharp(whole).resize(100, 100).png().toBuffer();
});

afterAll(() => project.remove());

const record = (file: Loose, section: string) => first(file.sections[section]);
const texts = (file: Loose, section: string) =>
  Object(record(file, section)[defaultLocale]) as Record<string, unknown>;
const set =
  (section: string, fields: object) =>
  (file: Loose): void => {
    Object.assign(record(file, section), fields);
  };
const setText =
  (section: string, fields: object) =>
  (file: Loose): void => {
    Object.assign(texts(file, section), fields);
  };
const showPicture = (name: string, make: () => unknown) => (file: Loose) => {
  record(file, 'products').image = name;
  file.pictures[name] = make();
};

/** Files that are not content files. */
const foreign: [name: string, make: () => string, reason: string][] = [
  ['a list', () => '[]', 'the file: '],
  ['null', () => 'null', 'the file: '],
  ['no JSON', () => '{"version": 1,', 'cannot be read as JSON'],
  ['nesting without end', () => '['.repeat(200_000), 'cannot be read as JSON'],
  ['nothing', () => '', 'cannot be read as JSON'],
  ['a backup', () => '{"version": 2, "sections": {}, "date": ""}', 'is private'],
  ['orders', () => '[{}]', 'is private'],
  ['a stored list', () => '{"version": 2, "entries": []}', 'is private'],
  ['50 MB', () => ' '.repeat(50_000_000), `larger than ${largestFile / 1_000_000} MB`],
  ['__proto__', () => JSON.stringify(sound).replace('{', '{"__proto__":{"a":1},'), "'__proto__'"],
];

/** Changes that make a valid file invalid. */
const broken: [name: string, change: (file: Loose) => unknown, reason: string][] = [
  ['a newer version', (file) => Object.assign(file, { version: 3 }), 'has version 3'],
  ['a version that is a text', (file) => Object.assign(file, { version: '1' }), 'version: '],
  ['no version', (file) => Reflect.deleteProperty(file, 'version'), 'version: '],
  ['another brand', (file) => Object.assign(file, { brand: 'Other' }), 'brand: is of Other'],
  [
    'a day of no calendar',
    (file) => Object.assign(file, { day: '2026-02-30' }),
    'day: this day does not exist; write dates',
  ],
  ['an unknown field', (file) => Object.assign(file, { script: 1 }), "has no field 'script'"],
  ['an unknown section', (file) => Object.assign(file.sections, { legal: [] }), "has no field 'legal'"],
  ['a section that is none', (file) => Object.assign(file.sections, { faq: 'all' }), 'sections.faq: '],
  ['an empty section', (file) => Object.assign(file.sections, { team: [] }), 'sections.team: '],
  ['a record that is none', (file) => file.sections.faq?.unshift(JSON.parse('7')), 'faq, record 1: '],
  ['constructor', setText('faq', { constructor: 'x' }), "'constructor'"],
  ['an unknown field of a record', set('team', { colour: 'red' }), "has no field 'colour'"],
  ['an id with a path', set('faq', { id: '../../x' }), "record 1 '../../x', id: "],
  ['an id of another kind: a name', set('products', { id: 'storage' }), 'catalogue number'],
  ['an id of another kind: a number', set('recipes', { id: '12' }), 'small Latin letters'],
  ['an id that is a number', set('products', { id: 1 }), 'id: '],
  ['two records of one id', (file) => file.sections.media?.push(record(file, 'media')), 'two records'],
  ['a missing text', (file) => Reflect.deleteProperty(texts(file, 'faq'), 'question'), 'question: '],
  ['an empty text', setText('faq', { question: '  ' }), 'question: '],
  ['a text that is a list', setText('faq', { question: ['a'] }), 'question: '],
  ['no paragraph', setText('faq', { answer: [] }), 'answer: '],
  ['a text without end', setText('faq', { answer: ['a'.repeat(5000)] }), 'answer.0: '],
  ['a line break', setText('team', { name: 'A\nB' }), 'one line'],
  ['half a character', setText('team', { name: 'A\ud800' }), 'one line'],
  ['a name in braces', setText('team', { role: '{constructor.name} {brand}' }), 'braces'],
  ['no texts', set('faq', { [defaultLocale]: {} }), 'question'],
  ['an unknown language', (file) => Object.assign(record(file, 'faq'), { zz: {} }), "has no field 'zz'"],
  ['a long taste', setText('products', { taste: 'a'.repeat(81) }), 'taste: '],
  ['half the texts', (file) => Reflect.deleteProperty(texts(file, 'products'), 'dose'), 'stand together'],
  ['no name', (file) => Reflect.deleteProperty(texts(file, 'products'), 'name'), 'name: is missing'],
  ['unpaired packs', set('products', { size: '25 / 50g', price: '10' }), 'names 2 packs'],
  ['no price', set('products', { size: undefined, price: 'On request' }), 'names no price'],
  ['a discount above the price', set('products', { discountPrice: '1 / 99999' }), 'discountPrice'],
  ['a rating of nine', set('products', { rating: '9' }), 'rating: '],
  ['an unknown category', set('products', { category: 'tins' }), 'category: '],
  ['an unknown use', set('products', { uses: ['laundry'] }), 'uses.0: '],
  ['a spice that is not there', set('recipes', { spices: ['9999'] }), 'refers to product 9999'],
  ['a shown product removed', (file) => file.sections.products?.splice(0, 9), 'refers to product'],
  ['a category without products', removeCategory, 'has no products'],
  ['a link that is a script', set('media', { link: 'javascript:alert(1)' }), 'a link begins'],
  ['a shop without a phone', set('shops', { phone: undefined }), 'is missing for the kind'],
  [
    'a shop in no place of the table',
    set('shops', { city: 'Atlantis' }),
    '‘Atlantis’ is not in our list of places in ',
  ],
  ['a day in words', set('testimonials', { date: 'June 2025' }), 'write dates'],
  ['a missing picture', set('products', { image: 'gone.jpg' }), "'gone.jpg' is neither"],
  ['a picture with a path', set('recipes', { image: '../heroes/hero-1.jpg' }), 'without path'],
  ['a packed path', (file) => Object.assign(file.pictures, { '../x.jpg': {} }), 'pictures'],
  ['a picture nobody shows', showPictureUnseen, 'no record shows'],
  ['no picture', showPicture('a.jpg', () => picture('image/jpeg', Buffer.from('GIF?'))), 'is no picture'],
  ['half a picture', showPicture('a.jpg', () => picture('image/jpeg', cut)), 'broken picture'],
  ['a picture of another type', showPicture('a.jpg', () => picture('image/jpeg', small)), 'is png'],
  ['a small picture', showPicture('a.png', () => picture('image/png', small)), 'too small'],
  ['a drawing', showPicture('a.jpg', () => picture('image/svg+xml', Buffer.from('<svg/>'))), 'type: '],
  ['a drawing in disguise', showPicture('a.png', () => picture('image/png', Buffer.from(svg))), 'is svg'],
  ['no base64', showPicture('a.jpg', () => ({ type: 'image/jpeg', data: '%%' })), 'data: '],
];

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="9" height="9"/></svg>';

function removeCategory({ sections }: Loose): void {
  const [gone] = sections.products ?? [];
  sections.products = sections.products?.filter(({ category }) => category !== gone?.category) ?? [];
}

function showPictureUnseen(file: Loose): void {
  file.pictures['unseen.png'] = picture('image/png', small);
}

async function expectRefused(file: unknown, reason: string): Promise<void> {
  const before = project.list();
  const { lines, code } = await project.apply(file, '--write');
  expect(lines.join('\n')).toContain(reason);
  expect(code).toBe(1);
  expect(project.list()).toEqual(before);
}

test.each(foreign)('%s is refused before anything is written', async (_, make, reason) => {
  await expectRefused(make(), reason);
});

test.each(broken)('%s is refused before anything is written', async (_, change, reason) => {
  const file = structuredClone(sound) as unknown as Loose;
  change(file);
  await expectRefused(file, reason);
});

/** Lists the path of every text of a record. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}

describe('markup', () => {
  test('is refused in every field of every section', async () => {
    const before = project.list();
    for (const [section, records] of Object.entries(sound.sections))
      for (const path of pathsOf(first<object>(records))) {
        const file = structuredClone(sound);
        let place = record(file as unknown as Loose, section);
        for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
        place[String(path.at(-1))] = markup;
        const { code } = await project.apply(file, '--write');
        expect(code, `${section} ${path.join('.')}`).toBe(1);
      }
    expect(project.list()).toEqual(before);
  });
});

test.each([
  ['UTF-8 with a byte order mark', '\ufeff', 'utf8', 'The file changes nothing.'],
  ['UTF-16', '\ufeff', 'utf16le', 'The file changes nothing.'],
  [
    'Windows-1252',
    'é',
    'latin1',
    'saved.json: is neither UTF-8 nor UTF-16; save it as UTF-8, or export it again',
  ],
] as const)('a file saved as %s is read or named', async (_, start, encoding, line) => {
  const path = join(project.root, 'saved.json');
  writeFileSync(path, Buffer.from(start + JSON.stringify(sound), encoding));
  expect((await run(project.root, [path, '--force'])).lines).toContain(line);
});
