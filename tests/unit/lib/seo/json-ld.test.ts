import { describe, expect, test } from 'vitest';
import { messagesOf } from '~/config/messages';
import { site } from '~/config/site';
import { readPacks } from '~/domain/pack';
import { describeBreadcrumbs, describeBusiness, describeProduct, writeGraph } from '~/lib/seo/json-ld';

const origin = 'https://spice.example';
const cumin = {
  id: '7',
  title: 'Cumin',
  other: { text: 'जीरा', lang: 'ne' as const },
  packs: [
    { grams: 50, price: 40 },
    { grams: 100, price: 70 },
  ],
  isSoldOut: false,
};

test('the business states its hours, its holidays and how it is paid', () => {
  const { payments } = messagesOf('en').hours;
  const kinds = Object.keys(payments) as (keyof typeof payments)[];
  const facts = {
    hours: ['Sa-Su 09:00-17:00'],
    holidays: [{ from: '2026-10-29', to: '2026-10-30' }],
    payments: kinds.map((kind) => ({ kind })),
  };
  expect(describeBusiness(origin, messagesOf('en'), '/hero.jpg', facts)).toMatchObject({
    image: `${origin}/hero.jpg`,
    openingHoursSpecification: [{ dayOfWeek: ['Saturday', 'Sunday'], opens: '09:00', closes: '17:00' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-10-29', validThrough: '2026-10-30', opens: '00:00', closes: '00:00' },
    ],
    paymentAccepted: kinds.map((kind) => payments[kind].name).join(', '),
  });
});

test('the business leaves out what it does not state and profiles that do not exist', () => {
  const facts = { hours: [], holidays: [], payments: [] };
  const stated = Object.keys(describeBusiness(origin, messagesOf('en'), undefined, facts));
  expect(stated.filter((name) => /hours|payment|sameAs/i.test(name))).toEqual([]);
});

test('counts breadcrumbs from 1', () => {
  const steps = ['/', '/faq/'].map((path) => ({ name: `Page ${path}`, path }));
  expect(describeBreadcrumbs(steps, origin).itemListElement).toMatchObject([
    { position: 1, name: 'Page /', item: `${origin}/` },
    { position: 2, name: 'Page /faq/', item: `${origin}/faq/` },
  ]);
});

test('no text can close the script element', () => {
  const text = writeGraph([{ '@type': 'FAQPage', name: '</script><script>alert(1)</script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
});

describe('a product', () => {
  const describe = (product: Partial<Parameters<typeof describeProduct>[0]>) =>
    describeProduct({ ...cumin, ...product }, '/a.jpg', `${origin}/cumin/`, 'Warm.');

  test('has an offer for each pack, at the price that is paid', () => {
    const packs = readPacks({ size: '50 / 100g', price: '40 / 70', discountPrice: '35 / 70' });
    const shared = {
      '@type': 'Offer',
      priceCurrency: site.currency,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    };
    expect(describe({ packs })).toMatchObject({
      ...{ name: 'Cumin', image: `${origin}/a.jpg`, url: `${origin}/cumin/`, description: 'Warm.' },
      offers: [
        { ...shared, name: '50 g', price: 35 },
        { ...shared, name: '100 g', price: 70 },
      ],
    });
  });

  test('is out of stock if it is sold out, and has no unknown weight', () => {
    const availability = 'https://schema.org/OutOfStock';
    expect(describe({ isSoldOut: true })).toMatchObject({ offers: [{ availability }, { availability }] });
    const offers = describe({ packs: [{ price: 40 }] });
    expect(offers).toMatchObject({ offers: [{ price: 40 }] });
    expect(JSON.stringify(offers)).not.toMatch(/"name":"[^"]* g"|undefined|NaN/);
  });
});
