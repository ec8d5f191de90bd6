import { describe, expect, test } from 'vitest';
import { messagesOf } from '~/config/messages';
import { site, unitPrice } from '~/config/site';
import { readPacks } from '~/domain/pack';
import { readHolidays } from '~/lib/business/hours';
import { describeBreadcrumbs, describeBusiness, writeGraph } from '~/lib/seo/json-ld';
import { describeProduct } from '~/lib/seo/json-ld-products';

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
  const facts = {
    hours: ['Sa-Su 09:00-17:00'],
    holidays: [{ name: 'tihar', from: '2083-07-12', to: '2083-07-13' }],
    payments: [{ kind: 'cash' }, { kind: 'bank' }],
  } as const;
  expect(describeBusiness(origin, messagesOf('en'), facts)).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: ['Saturday', 'Sunday'], opens: '09:00', closes: '17:00' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-10-29', validThrough: '2026-10-30', opens: '00:00', closes: '00:00' },
    ],
    paymentAccepted: 'Cash on delivery, Bank transfer',
  });
});

test('the business leaves out what it does not state and profiles that do not exist', () => {
  const facts = { hours: [], holidays: [], payments: [] };
  const stated = Object.keys(describeBusiness(origin, messagesOf('en'), facts));
  expect(stated.filter((name) => /hours|payment|sameAs/i.test(name))).toEqual([]);
});

test('the business fails on a holiday of no calendar or without a day', () => {
  const read = (from: string, to: string) => () => readHolidays([{ name: 'tihar', from, to }]);
  expect(read('2083-13-01', '2083-13-01')).toThrow("holiday '2083-13-01' is no day of the Bikram Sambat");
  expect(read('2083-07-13', '2083-07-12')).toThrow("the holiday 'tihar' ends before it begins");
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

  test('has an offer with a unit price for each pack', () => {
    const unit = { value: 50, unitCode: 'GRM', valueReference: { value: unitPrice.grams } };
    const itemCondition = 'https://schema.org/NewCondition';
    const shared = {
      priceCurrency: site.currency,
      availability: 'https://schema.org/InStock',
      itemCondition,
    };
    expect(describe({})).toMatchObject({
      ...{ name: 'Cumin', image: `${origin}/a.jpg`, url: `${origin}/cumin/`, description: 'Warm.' },
      offers: [
        { ...shared, name: '50 g', price: 40, priceSpecification: { price: 40, referenceQuantity: unit } },
        { ...shared, name: '100 g', price: 70 },
      ],
    });
  });

  test('is offered at the discounted and the original price', () => {
    const packs = readPacks({ size: '50 / 100g', price: '40 / 70', discountPrice: '35 / 70' });
    const priceType = 'https://schema.org/StrikethroughPrice';
    const before = { price: 40, priceCurrency: site.currency, priceType };
    expect(describe({ packs })).toMatchObject({
      offers: [
        { price: 35, priceSpecification: [{ price: 35, referenceQuantity: { value: 50 } }, before] },
        { price: 70, priceSpecification: { price: 70 } },
      ],
    });
    expect(JSON.stringify(describe({ packs: [{ price: 35, regularPrice: 40 }] }))).toContain('"price":40');
  });

  test('is out of stock if it is sold out, and has no unknown weight', () => {
    const availability = 'https://schema.org/OutOfStock';
    expect(describe({ isSoldOut: true })).toMatchObject({ offers: [{ availability }, { availability }] });
    const offers = JSON.stringify(describe({ packs: [{ price: 40 }, { price: 70 }] }));
    expect(offers).not.toContain('UnitPriceSpecification');
    expect(offers).toContain('"price":70');
  });
});
