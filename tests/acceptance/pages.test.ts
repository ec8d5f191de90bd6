import { describe, expect, it } from 'vitest';
import { addressOf } from '~/config/address';
import type { ParsedElement } from '../support/html';
import { readSite } from '../support/site';

/**
 * Tests the built pages against the owner's specification. Delete this folder once the content is your own.
 */
const site = readSite();

function read(path: string) {
  const elements = site.pages.get(addressOf(path))?.elements ?? [];
  const main = elements.find(({ name }) => name === 'main');
  const clean = ({ text }: ParsedElement) => text.replace(/\s+/g, ' ').trim();
  const start = main ? elements.indexOf(main) : 0;
  const inMain = elements.slice(start);
  return {
    text: main ? clean(main) : '',
    footer: elements
      .filter(({ name }) => name === 'footer')
      .map(clean)
      .join(' '),
    all: (name: string) => inMain.filter((element) => element.name === name).map(clean),
    elements: inMain,
  };
}

const promises = [
  'Provide Curated Products for all product over $100',
  'Return product within 3 days for any product you buy',
  'Free home delivery',
];

const titles = {
  '/about/': 'About us',
  '/history/': 'History',
  '/recipe/': 'Recipes',
  '/recipes/': 'Recipes',
  '/blog/': 'Our Blogs',
  '/products/': 'Products',
  '/products/box/': 'Box Spices',
  '/products/pouch/': 'Pouch Spices',
  '/products/whole/': 'Whole Spices',
  '/products/other/': 'Other Products',
  '/order/': 'Order Online',
  '/dealers/': 'Dealers',
  '/team/': 'Team',
  '/media/': 'Media Coverages',
  '/terms/': 'Terms & Conditions',
  '/privacy/': 'Privacy Policy',
  '/testimonials/': 'Testimonials',
};

/** Texts of a page's main part, in this order, by path. */
const says = `
/: Handpicked Products | Always Fresh | Monitored Quality | Buy Local Products | Discover our story |
  Founder & Director | Why Choose Us | Finest Experience | 100% Pure & Natural | Quality You Can Trust |
  Fast and Fresh Delivery | Healthy Lifestyle | Sustainable & Ethical | Trust & Integrity | Top Products
/about/: Discover our story | Features | Why Choose Us | All Kind Brand | Curated Products |
  Pesticide Free Goods | Testimonials | Customer Feedback | Latest Recipes & Blogs | Handpicked Products |
  Always Fresh | Monitored Quality | Buy Online
/history/: established 2057 BS (2001 AD) | over 17 years | 2001 | 2005 | 2010 | 2015 | 2018 | 2021
/recipe/: Mo:Mo | Chicken Biryani | Paratha | Butter Chicken | Tandoori Chicken | Paneer Kebabs |
  Roasted Chicken | Masala Tea | Tomato Curry | Fish Curry | Palak Paneer | Samosa
/products/: All Products | Box Spices | Pouch Spices | Whole Spices | Other Products
/dealers/: Partner With Us | A trusted brand | Over 20 years in the market | High-quality natural spices |
  Strong demand across Nepal | Attractive margins | A reliable supply chain |
  Interested in Becoming a Dealer? | Become a Dealer
/terms/: Last Updated: 9th September, 2025 | aged 18 or over only | law of Nepal | courts in Kathmandu
/privacy/: Effective Date: 9th September, 2025 | under 18
/contact/: Get Services
`;

/** How many cards of a kind a page has. */
const counts = [
  ['/about/', 'figure', 4],
  ['/about/', 'article', 4],
  ['/recipe/', 'article', 12],
  ['/recipes/', 'article', 12],
  ['/blog/', 'article', 12],
  ['/products/', 'article', 59],
  ['/products/box/', 'article', 22],
  ['/products/pouch/', 'article', 11],
  ['/products/whole/', 'article', 18],
  ['/products/other/', 'article', 8],
  ['/team/', 'article', 12],
  ['/testimonials/', 'figure', 15],
] as const;

describe('the pages of the specification', () => {
  it.each(Object.entries(titles))('%s is headed %s', (path, title) => {
    expect(read(path).all('h1')).toEqual([title]);
  });

  it.each(
    says
      .trim()
      .split(/\n(?=\/)/)
      .map((row) => row.split(/: (.*)/s)),
  )('%s has its texts in order', (path = '', parts = '') => {
    let rest = read(path).text;
    for (const part of parts.split(/\s*\|\s*/)) {
      expect(rest).toContain(part);
      rest = rest.slice(rest.indexOf(part) + part.length);
    }
  });

  it.each(counts)('%s has its cards: %s, %i of them', (path, name, count) => {
    expect(read(path).all(name)).toHaveLength(count);
  });

  it('about lacks the fourth tile of the home page', () => {
    expect(read('/about/').text).not.toContain('Buy Local Products');
  });

  it('history has six years, the last of them the twentieth', () => {
    expect(read('/history/').all('h3')).toHaveLength(6);
    expect(read('/history/').text).toMatch(/2021\W*20 years celebrated/);
  });

  it.each([
    [
      '/terms/',
      'Eligibility, Accounts, Ordering & Payment, Delivery, Intellectual Property, Third-Party Links, Termination, Governing Law, Changes, Contact',
    ],
    [
      '/privacy/',
      'Data We Collect, Cookies, How We Use Your Data, Transfer of Data, Disclosure of Data, Security, Service Providers, Links to Other Sites, Children, Changes, Contact',
    ],
  ])('%s has its sections in order', (path, headings) => {
    expect(read(path).all('h2').join(', ')).toContain(headings);
  });

  it('blog posts are dated and of three categories', () => {
    for (const post of read('/blog/').all('article'))
      expect(post).toMatch(/(Recipe|Health|Tips) ?[A-Z][a-z]+ \d{1,2}, 20\d\d/);
  });

  it('home has two slides and sixteen top products', () => {
    const { elements } = read('/');
    expect(elements.filter(({ attributes }) => attributes.role === 'group')).toHaveLength(2);
    expect(elements.filter(({ text }) => /^[★⯪☆]{5}$/.test(text.trim()))).toHaveLength(16);
  });

  it('no price carries its prefix twice', () => {
    expect(read('/products/').text).not.toContain('Rs.Rs.');
  });

  it.each([
    ['1', ['№ 1', 'Meat Spice', 'Rated 4.5 out of 5', 'Rs.40 / 70 / 130 / 580', '25 / 50 / 100 / 500g']],
    ['206', ['№ 206', 'Twelve-Spice Mix', 'Rated 3 out of 5', 'Rs.25 / 50 / 100 / 240']],
    ['301', ['№ 301', 'Chia Seeds', 'Rated 4.5 out of 5', 'Rs.240', '200g']],
  ])('product %s shows its lines', (id, lines) => {
    const card = read('/products/').elements.find(({ attributes }) => attributes.id === `product-${id}`);
    const text = card?.text.replace(/\s+/g, ' ') ?? '';
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
  });

  it('product 21 gets a rating from 3.0 to 5.0 in each build', () => {
    const card = read('/products/').elements.find(({ attributes }) => attributes.id === 'product-21');
    const [, rating] = /Rated (\d(?:\.\d)?) out of 5/.exec(card?.text ?? '') ?? [];
    expect(Number(rating)).toBeGreaterThanOrEqual(3);
    expect(Number(rating)).toBeLessThanOrEqual(5);
  });

  it('dealers leads to the contact page', () => {
    const { elements } = read('/dealers/');
    const link = elements.find(({ name, text }) => name === 'a' && text.includes('Become a Dealer'));
    expect(link?.attributes.href).toMatch(new RegExp(`^${addressOf('/contact/')}($|\\?)`));
  });

  it('team has three directors and nine placeholders', () => {
    const cards = read('/team/').all('article');
    expect(cards.slice(0, 3).every((card) => card.endsWith('Director'))).toBe(true);
    expect(cards.slice(3)).toEqual(Array(9).fill('NameRole'));
  });

  it('media cards show type, date and a link to #', () => {
    const { all, elements } = read('/media/');
    for (const card of all('article'))
      expect(card).toMatch(/(Article|Media Appearance) - [A-Z][a-z]+ \d{1,2}, 20\d\d/);
    const links = elements.filter(({ attributes }) => attributes['aria-label']?.startsWith('Read More'));
    expect(links).toHaveLength(all('article').length);
    expect(new Set(links.map(({ attributes }) => attributes.href))).toEqual(new Set(['#']));
  });

  it('each testimonial has five stars and its date', () => {
    for (const card of read('/testimonials/').all('figure')) {
      expect(card).toContain('Rated 5 out of 5');
      expect(card).toMatch(/Feedback on : \d{4}-\d{2}-\d{2}/);
    }
  });

  it.each(['/recipe/', '/recipes/', '/blog/', '/products/', '/contact/'])(
    '%s ends with the promises',
    (path) => {
      const strip = read(path).all('aside').at(-1) ?? '';
      expect(promises.filter((promise) => !strip.includes(promise))).toEqual([]);
    },
  );

  it('the menu and its categories are in order', () => {
    const links = site.pages.get(addressOf('/faq/'))?.elements.filter(({ name }) => name === 'nav') ?? [];
    const [menu = ''] = links.map(({ text }) => text.replace(/\s+/g, ' '));
    expect(menu).toMatch(
      /^HomeAboutRecipeBlogProducts.*Box Spices.*Pouch Spices.*Whole Spices.*Other Products.*Contact/,
    );
  });

  it('the footer has its two lists, the newsletter and the bottom bar', () => {
    const { footer } = read('/faq/');
    for (const part of [
      'AboutFAQsDealersTestimonialsContact',
      'HistoryTeamMedia CoveragesTerms & ConditionsPrivacy Policy',
      'Newsletter',
      'Subscribe to our weekly Newsletter and receive updates via email.',
      '2057 BS (2001 AD)',
      '© 2025 ',
      'Site by ',
    ])
      expect(footer).toContain(part);
  });
});
