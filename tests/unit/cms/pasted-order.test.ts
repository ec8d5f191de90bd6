import { expect, test } from 'vitest';
import { readPasted } from '~/cms/editors/pasted-order';
import { messagesOf } from '~/config/messages';
import { orderText } from '~/domain/order/message';
import { toOrder } from '~/domain/order/order';
import { provinces } from '../../fixtures/provinces';
import { makeDraft } from '../../support/orders';

const messages = messagesOf('en').forms.order;
/** Words of another language; what they mean does not matter. */
const word = (text: string) => `क ${text} ख`;
const translate = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, word(text)])) as Texts;
const translated = {
  fields: translate(messages.fields),
  businessTypes: translate(messages.businessTypes),
  summary: { items: word('items'), more: word('{count} more') },
};

test.each([
  ['the language of the dashboard', messages],
  ['another language', translated],
])('an order written in %s is read', (_, words) => {
  const draft = makeDraft({ businessType: 'Hotel' });
  const order = { ...toOrder(draft), businessType: words.businessTypes.Hotel };
  const text = orderText(order, { ...words.fields, ...words.summary });
  const options = { messages, translations: [translated], provinces, offeredItems: [] };
  expect(readPasted(text, options)).toEqual({ draft, unread: [] });
});
