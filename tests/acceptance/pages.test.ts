import { describe, expect, it } from 'vitest';
import { withBase } from '~/config/base';
import { clean, textsOf } from '../support/html';
import { pageAt } from '../support/site';

// Tests the built pages against the owner's specification. Delete this folder once the content is your own.

const at = (path: string) => pageAt(withBase(path));
/** Texts of the elements in a page's main part with a tag name. */
function all(path: string, tagName: string): string[] {
  const { elements, ids } = at(path);
  const start = elements.findIndex(({ name }) => name === 'main');
  return textsOf({ elements: elements.slice(start), ids }, tagName);
}
const textOf = (path: string) => all(path, 'main')[0] ?? '';

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
  it('have their headings', () => {
    const found = Object.keys(titles).map((path) => [path, all(path, 'h1').join()]);
    expect(Object.fromEntries(found)).toEqual(titles);
  });

  it('have their texts in order', () => {
    for (const row of says.trim().split(/\n(?=\/)/)) {
      const [, path = '', parts = ''] = /^(\S+): (.*)/s.exec(row) ?? [];
      const pattern = parts.split(/\s*\|\s*/).map((part) => part.replace(/[?()&+]/g, '\\$&'));
      expect(textOf(path), path).toMatch(new RegExp(pattern.join('.*')));
    }
  });

  it('have their cards', () => {
    const found = counts.map(([path, name]) => [path, name, all(path, name).length]);
    expect(found).toEqual(counts);
  });

  it('about lacks the fourth tile of the home page', () => {
    expect(textOf('/about/')).not.toContain('Buy Local Products');
  });

  it('history has six years, the last of them the twentieth', () => {
    expect(all('/history/', 'h3')).toHaveLength(6);
    expect(textOf('/history/')).toMatch(/2021\W*20 years celebrated/);
  });

  it('terms and privacy policy have their sections in order', () => {
    expect(all('/terms/', 'h2').join(', ')).toContain(
      'Eligibility, Accounts, Ordering & Payment, Delivery, Intellectual Property, Third-Party Links, Termination, Governing Law, Changes, Contact',
    );
    expect(all('/privacy/', 'h2').join(', ')).toContain(
      'Data We Collect, Cookies, How We Use Your Data, Transfer of Data, Disclosure of Data, Security, Service Providers, Links to Other Sites, Children, Changes, Contact',
    );
  });

  it('blog posts are dated and of three categories', () => {
    for (const post of all('/blog/', 'article'))
      expect(post).toMatch(/(Recipe|Health|Tips) ?[A-Z][a-z]+ \d{1,2}, 20\d\d/);
  });

  it('home has two slides and sixteen top products', () => {
    const { elements } = at('/');
    const slides = elements.filter(
      ({ attributes }) => 'aria-roledescription' in attributes && attributes.role === 'group',
    );
    expect(slides).toHaveLength(2);
    for (const slide of slides) {
      const { attributes } = elements.slice(elements.indexOf(slide)).find(({ name }) => name === 'a') ?? {};
      expect(attributes?.href).toBe(withBase('/products/'));
    }
    expect(elements.filter(({ text }) => /^[★⯪☆]{5}$/.test(text.trim()))).toHaveLength(16);
  });

  it('cards show the lines of their product, with one currency prefix', () => {
    const cardOf = (id: number) =>
      clean(at('/products/').elements.find(({ attributes }) => attributes.id === `product-${id}`)?.text);
    for (const line of ['Meat Spice', '★★★★⯪', 'Rs.40 / 70 / 130 / 580', '25 / 50 / 100 / 500g'])
      expect(cardOf(1)).toContain(line);
    for (const line of ['Twelve-Spice Mix', '★★★☆☆', 'Rs.25 / 50 / 100 / 240'])
      expect(cardOf(206)).toContain(line);
    for (const line of ['Chia Seeds', '★★★★⯪', 'Rs.240', '200g']) expect(cardOf(301)).toContain(line);
    expect(textOf('/products/')).not.toContain('Rs.Rs.');
    // Product 21 has no rating of its own, so it gets one in each build.
    expect(cardOf(21)).toMatch(/★{3,5}⯪?☆{0,2}/);
  });

  it('dealers leads to the contact page', () => {
    const link = at('/dealers/').elements.find(
      ({ name, text }) => name === 'a' && text.includes('Become a Dealer'),
    );
    expect(link?.attributes.href).toMatch(new RegExp(`^${withBase('/contact/')}($|\\?)`));
  });

  it('team has three directors and nine placeholders', () => {
    const cards = all('/team/', 'article');
    expect(cards.slice(0, 3).every((card) => card.endsWith('Director'))).toBe(true);
    expect(cards.slice(3)).toEqual(Array(9).fill('NameRole'));
  });

  it('media cards show type, date and a link to #', () => {
    const cards = all('/media/', 'article');
    for (const card of cards)
      expect(card).toMatch(/(Article|Media Appearance) - [A-Z][a-z]+ \d{1,2}, 20\d\d/);
    const links = at('/media/').elements.filter(({ attributes }) =>
      attributes['aria-label']?.startsWith('Read More'),
    );
    expect(links.map(({ attributes }) => attributes.href)).toEqual(cards.map(() => '#'));
  });

  it('each testimonial has five stars and its date', () => {
    for (const card of all('/testimonials/', 'figure')) {
      expect(card).toContain('★★★★★');
      expect(card).toMatch(/Feedback on : \d{4}-\d{2}-\d{2}/);
    }
  });

  it('five pages end with the promises', () => {
    for (const path of ['/recipe/', '/recipes/', '/blog/', '/products/', '/contact/'])
      for (const promise of promises) expect(all(path, 'aside').at(-1), path).toContain(promise);
  });

  it('the menu and its categories are in order', () => {
    expect(textsOf(at('/faq/'), 'nav')[0]).toMatch(
      /^HomeAboutRecipeBlogProducts.*Box Spices.*Pouch Spices.*Whole Spices.*Other Products.*Contact/,
    );
  });

  it('the footer has its two lists, the newsletter and the bottom bar', () => {
    const footer = textsOf(at('/faq/'), 'footer').join(' ');
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
