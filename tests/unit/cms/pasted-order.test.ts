import { expect, test } from 'vitest';
import { parsePastedText } from '~/cms/editors/pasted-order';
import { en } from '~/config/messages/en';
import { ne } from '~/config/messages/ne';
import { orderText } from '~/domain/order/message';
import { toOrder } from '~/domain/order/order';
import { provinces } from '../../fixtures/provinces';
import { makeDraft } from '../../support/orders';

const messages = en.forms.order;
const nepali = ne.forms.order;
const placeNames = { 'Koshi Province': 'कोशी प्रदेश', Ilam: 'इलाम', Deumai: 'देउमाई' };
const options = { messages, translations: [{ ...nepali, placeNames }], provinces, offeredItems: [] };
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
  expect(parsePastedText(text, options)).toEqual([{ draft, unrecognised: [] }]);
});

test('a place outside the district is shown as unrecognised', () => {
  const text = orderText(toOrder({ ...draft, city: 'Birgunj' }), { ...messages.fields, ...messages.summary });
  expect(parsePastedText(text, options)).toEqual([
    { draft: { ...draft, city: '' }, unrecognised: ['City: Birgunj'] },
  ]);
});
