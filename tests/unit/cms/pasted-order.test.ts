import { describe, expect, test } from 'vitest';
import { parsePastedText } from '~/cms/editors/pasted-order';
import en from '~/config/messages/en.json' with { type: 'json' };
import ne from '~/config/messages/ne.json' with { type: 'json' };
import type { OrderLabels } from '~/domain/order/labels';
import { orderText } from '~/domain/order/message';
import { toDraft, toOrder } from '~/domain/order/order';
import { ownHeads } from '~/lib/catalogue/own-heads';
import { provinces } from '../../fixtures/provinces';
import { labelsOf, makeDraft, offeredItems } from '../../support/orders';

const messages = en.forms.order;
const nepali = ne.forms.order;
const placeNames = { 'Koshi Province': 'कोशी प्रदेश', Ilam: 'इलाम', Deumai: 'देउमाई' };
const pricesOf = 'Mangsir 1, 2083 BS';
const options = {
  messages,
  pricesOf,
  heads: ownHeads('en'),
  translations: [{ ...nepali, placeNames, pricesOf: 'मंसिर १, २०८३', heads: ownHeads('ne') }],
  provinces,
  offeredItems,
};
const draft = makeDraft({ businessType: 'Hotel' });

test.each([
  ['English', messages, draft],
  ['Nepali', nepali, { ...draft, province: 'कोशी प्रदेश', district: 'इलाम', city: 'देउमाई' }],
  ['English with Nepali places', messages, { ...draft, province: 'कोशी प्रदेश' }],
  ['Nepali with English places', nepali, draft],
  ['other capitals and spaces', messages, { ...draft, province: 'KOSHI  province', city: 'deumai' }],
])('an order in %s is read as the form stores it', (_, words, written) => {
  const order = { ...toOrder(written), businessType: words.businessTypes.Hotel };
  const text = orderText(order, { ...words.fields, ...words.summary });
  expect(parsePastedText(text, options)).toEqual([{ draft, unrecognised: [], differences: [] }]);
});

test('a place outside the district is shown as unrecognised', () => {
  const text = orderText(toOrder({ ...draft, city: 'Birgunj' }), { ...messages.fields, ...messages.summary });
  expect(parsePastedText(text, options)).toEqual([
    { draft: { ...draft, city: '' }, unrecognised: ['City: Birgunj'], differences: [] },
  ]);
});

test.each([
  ['Koshi', 'Ilam District', 'Deumai'],
  ['koshi province', 'District Ilam', 'City: Deumai'],
  ['कोशी', 'इलाम जिल्ला', 'देउमाई पालिका'],
])('places are found as %j, %j and %j', (province, district, city) => {
  const text = orderText(toOrder({ ...draft, province, district, city: city.replace('City: ', '') }), {
    ...messages.fields,
    ...messages.summary,
  });
  expect(parsePastedText(text, options)).toMatchObject([{ draft, unrecognised: [] }]);
});

describe('prices of a pasted order', () => {
  const items = [
    { name: 'Meat Spice 100 g', quantity: 12, number: '1', price: 130 },
    { name: 'Cloves 50 g', quantity: 2, number: '217', price: 120 },
  ];
  const write = (date: string, labels: OrderLabels = { ...messages.fields, ...messages.summary }) =>
    orderText({ ...toOrder(draft), items, pricesOf: date }, labels);
  const read = (text: string) => parsePastedText(text, options)[0];

  test.each([
    ['English', write(pricesOf)],
    ['English from before dates named their calendar', write('Mangsir 1, 2083')],
    ['Nepali', write('मंसिर १, २०८३', labelsOf('ne'))],
  ])('in %s that are those of the list are not reported', (_, text) => {
    expect(read(text)).toMatchObject({
      draft: { items: toDraft({ ...toOrder(draft), items }).items },
      differences: [],
    });
  });

  test.each([
    [
      'price',
      '@ Rs.130',
      '@ Rs.13',
      130,
      ['Meat Spice 100 g: Rs.13 in the message, but Rs.130 in the price list'],
    ],
    [
      'name',
      'Meat Spice 100 g',
      'Meat 1 kg',
      undefined,
      ['Meat 1 kg: Rs.130 in the message, but the price list does'],
    ],
    [
      'quantity',
      '× 12',
      '× 1',
      130,
      ['The total in the message is Rs.1,800, but its items add up to Rs.370.'],
    ],
    [
      'sum',
      'Rs.1,800',
      'Rs.180',
      130,
      ['The total in the message is Rs.180, but its items add up to Rs.1,800.'],
    ],
    [
      'line',
      /\n2\. Cloves.*/,
      '',
      130,
      ['The total in the message is Rs.1,800, but its items add up to Rs.1,560.'],
    ],
  ])('are reported after a change of a %s', (_, written, edited, price, differences) => {
    const order = read(write(pricesOf).replace(written, edited));
    expect(order?.draft.items[0]?.price).toBe(price);
    for (const difference of differences)
      expect(order?.differences).toContainEqual(expect.stringContaining(difference));
  });

  test.each([
    [
      'another date',
      (text: string) => text,
      'The message has prices of Kartik 12, 2083, and the price list is of',
    ],
    [
      'no date',
      (text: string) => text.replace(/\nTotal.*/, ''),
      'The message has prices without a date, and the',
    ],
  ])('with %s are kept and not compared', (_, edit, difference) => {
    const order = read(
      edit(
        write('Kartik 12, 2083')
          .replaceAll('Rs.130', 'Rs.90')
          .replaceAll('1,560', '1,080')
          .replace('1,800', '1,320'),
      ),
    );
    expect(order?.draft.items[0]?.price).toBe(90);
    expect(order?.differences).toEqual([expect.stringContaining(difference)]);
  });
});
