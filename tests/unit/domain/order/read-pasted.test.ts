import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sourceLocale } from '~/config/locales';
import { packKey } from '~/domain/order/list';
import type { ReadLine } from '~/domain/order/read-list';
import { readPasted } from '~/domain/order/read-pasted';
import { parseRows } from '~/forms/order/parse-rows';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { offeredItems, products, unavailable } from '../../../support/catalogue';

const choices = { offeredItems, unavailable };
const read = (text: string) => readPasted(text, parseRows, choices, ownHeads(sourceLocale));

/** Writes a line as `'101:500 × 20'`, and the choices of a question in brackets. */
function write(line: ReadLine): string {
  if (line.kind === 'unknown') return ['?', line.reason, line.product].filter(Boolean).join(' ');
  if (line.kind === 'question') return `${line.about}(${line.choices.map(write).join(' | ')})`;
  const price = line.writtenPrice === undefined ? '' : ` @ ${line.writtenPrice}`;
  return `${packKey(line.pack)} × ${line.quantity}${line.isOnlyPack ? ' only' : ''}${price}`;
}

const file = new URL('../../../fixtures/lists/cases.yaml', import.meta.url);
const cases = Object.entries<string[]>(parse(readFileSync(file, 'utf8')));

test('reads what people paste as its cases say', () => {
  for (const [text, lines] of cases) {
    const found = read(text.replaceAll('⏎', '\n').replaceAll('⇥', '\t'));
    expect.soft(found.map(write), text).toEqual(lines);
  }
});

test('reads what is left of a list as in the list', () => {
  for (const [text] of cases) {
    const left = read(text.replaceAll('⏎', '\n').replaceAll('⇥', '\t')).filter(({ kind }) => kind !== 'item');
    for (const line of left) {
      // A doubt that came from other lines is gone without them.
      const doubted = line.kind === 'question' && line.about === 'quantity' ? line.choices.map(write) : [];
      expect
        .soft([write(line), ...doubted], `${text}: ${line.text}`)
        .toContain(read(line.text).map(write).join());
    }
  }
});

test('reads the name and quantity of each pack', () => {
  for (const { name } of choices.offeredItems) {
    const [line] = read(`${name} × 1234`);
    expect.soft(line, name).toMatchObject({ kind: 'item', pack: { name }, quantity: 1234 });
  }
});

/** Names that only one product has, as people write them. */
const names = products.flatMap(({ id, name, nepali, romanised }) =>
  [name, nepali, ...romanised].filter(Boolean).map((text) => ({
    id,
    text,
    isName: text === name || text === nepali || !/spice/i.test(name) || /masala$/.test(text),
  })),
);
const unique = names.filter(
  ({ id, text }) =>
    !names.some((other) => other.id !== id && other.text.toLowerCase() === text.toLowerCase()),
);
const deva = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit);

const writeSize = (grams: number) => [
  `${grams}g`,
  `${grams} g`,
  `${grams} gm`,
  `${grams} grams`,
  deva(`${grams} ग्राम`),
  `${grams / 1000} kg`,
  ...(grams === 500 ? ['half kg', '½ kg', '1/2 kilo', 'आधा किलो', '0,5 kg'] : []),
];
const writeCount = (count: number) => {
  const thousands = count.toLocaleString('en-IN');
  return [
    `${count} pkt`,
    `x ${count}`,
    `× ${thousands}`,
    `x${count}`,
    `${thousands} packets`,
    deva(`${count} वटा`),
    `${count} pcs`,
    `qty ${count}`,
    deva(`× ${thousands}`),
  ];
};
const bareCount = (count: number) => [
  `- ${count}`,
  String(count),
  count.toLocaleString('en-IN'),
  deva(String(count)),
];
const pick = <T>(values: readonly T[]) => fc.nat().map((at) => values[at % values.length] as T);

const item = fc
  .record({
    name: pick(unique),
    pack: fc.nat(),
    count: fc.oneof(fc.integer({ min: 2, max: 99 }), fc.integer({ min: 100, max: 20000 })),
    size: fc.nat(),
    style: fc.nat(),
    order: fc.nat(),
  })
  .map(({ name, pack, count, size, style, order }) => {
    const packs = choices.offeredItems.filter(({ number, grams }) => number === name.id && grams);
    const one = packs[pack % packs.length];
    if (!one?.grams) return undefined;
    const sizes = writeSize(one.grams);
    const counts = [...writeCount(count), ...bareCount(count)];
    const parts = [name.text, sizes[size % sizes.length] ?? '', counts[style % counts.length] ?? ''];
    const [a, b, c] = parts;
    const orders = [
      [a, b, c],
      [a, c, b],
      [c, a, b],
      [b, a, c],
      [c, b, a],
    ];
    return {
      text: (orders[order % orders.length] ?? parts).join(' '),
      pack: packKey(one),
      count,
      isName: name.isName,
    };
  })
  .filter((one) => one !== undefined);

const itemsOf = (lines: readonly ReadLine[]) => lines.flatMap((line) => (line.kind === 'item' ? line : []));
const seed = process.env.SEED ? { seed: Number(process.env.SEED) } : {};
const runs = { numRuns: Number(process.env.RUNS ?? 200), ...seed };

test('no well-formed list is read as another order without a question', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(item, { minLength: 1, maxLength: 4, selector: ({ pack }) => pack }),
      pick(['\n', ', ', ' and ', '; ', '\n\n']),
      pick(['', '- ', '1', '• ']),
      (items, joint, mark) => {
        const texts = items.map(
          ({ text }, at) =>
            `${mark === '1' && joint === '\n' ? `${at + 1}. ` : mark === '1' ? '' : mark}${text}`,
        );
        const lines = read(texts.join(joint));
        const meant = Object.fromEntries(items.map(({ pack, count }) => [pack, count]));
        for (const { pack, quantity } of itemsOf(lines))
          expect([packKey(pack), quantity]).toEqual([packKey(pack), meant[packKey(pack)]]);
        expect(lines.length, 'each item has an answer').toBeGreaterThanOrEqual(items.length);
      },
    ),
    runs,
  );
});

test('a part without a role makes an item a question', () => {
  const noises = ['× -5', '1730199', '2O', 'ref 12', '20%', 'kotha 3', '٣', 'besar jeera'];
  fc.assert(
    fc.property(item, pick(noises), fc.boolean(), ({ text }, noise, isBefore) => {
      const lines = read(isBefore ? `${noise} ${text}` : `${text} ${noise}`);
      const isClear = lines.every(({ kind }) => kind === 'item');
      expect(isClear && lines.map(({ text }) => text)).toBe(false);
    }),
    runs,
  );
});

test('few clear lines ask', () => {
  // 'timur' is in a blend, but not its name.
  const samples = fc.sample(item, { numRuns: 600, seed: 5 }).filter(({ isName }) => isName);
  const asked = samples.filter(({ text }) => itemsOf(read(text)).length === 0).map(({ text }) => text);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(samples.length / 20);
});
