import { expect, test } from 'vitest';
import { categories, paths } from '~/config/routes';
import { site } from '~/config/site';
import { rowsOf, textOf } from './tables';

interface Section {
  heading: string;
  text?: string[];
  button?: string;
}

interface Page {
  title: string;
  description: string;
  menu: string;
  heading: string;
  sections?: Record<string, Section>;
}

const pages = rowsOf<Page>('pages/en');
const pageOf = (id: string) => pages.find((page) => page.id === id);
const sectionOf = (id: string, name: string) => pageOf(id)?.sections?.[name];

test('every public screen, every category, the missing and the offline page have their copy', () => {
  const rows = categories.map(({ slug }) => `products-${slug}`);
  const expected = [...Object.keys(paths), ...rows, 'not-found', 'offline'];
  expect(pages.map(({ id }) => id).sort()).toEqual(expected.sort());
});

test('titles and descriptions are unique and fit what search engines show', () => {
  for (const field of ['title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
  }
  for (const { id, title, description } of pages) {
    expect(title.length, `title of ${id}`).toBeLessThanOrEqual(60);
    expect(description.length, `description of ${id}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `description of ${id}`).toBeLessThanOrEqual(160);
  }
});

test('menus and footer read as the specification names them', () => {
  expect(Object.fromEntries(pages.map(({ id, menu }) => [id, menu]))).toMatchObject({
    home: 'Home',
    about: 'About',
    history: 'History',
    faq: 'FAQs',
    recipe: 'Recipe',
    blog: 'Blog',
    products: 'Products',
    'products-box': 'Box Spices',
    'products-pouch': 'Pouch Spices',
    'products-whole': 'Whole Spices',
    'products-other': 'Other Products',
    contact: 'Contact',
    order: 'Order Online',
    dealers: 'Dealers',
    team: 'Team',
    media: 'Media Coverages',
    terms: 'Terms & Conditions',
    privacy: 'Privacy Policy',
    testimonials: 'Testimonials',
    'not-found': 'Page not found',
  });
});

test.each([
  ['home', 'story', 'Discover our story'],
  ['home', 'why', 'Finest Experience'],
  ['home', 'top', 'Top Products'],
  ['about', 'story', 'Discover our story'],
  ['about', 'features', 'Why Choose Us'],
  ['about', 'customers', 'Customer Feedback'],
  ['about', 'posts', 'Latest Recipes & Blogs'],
  ['products', 'all', 'All Products'],
  ['contact', 'form', 'Get Services'],
  ['dealers', 'partner', 'Partner With Us'],
  ['dealers', 'join', 'Interested in Becoming a Dealer?'],
])('the section %s/%s is headed %s', (page, name, heading) => {
  expect(sectionOf(page, name)?.heading).toBe(heading);
});

test('the home page is headed by its first slide', () => {
  expect(pageOf('home')?.heading).toBe(rowsOf<{ heading: string }>('slides/en')[0]?.heading);
});

test('the history tells the founding as the specification does', () => {
  const founding = sectionOf('history', 'founding')?.text?.join(' ');
  expect(founding).toContain(`established ${site.founded.bs} BS (${site.founded.ad} AD)`);
  expect(founding).toContain('over 17 years');
});

test('the dealers page speaks of over 20 years and links with the words of the specification', () => {
  const [first] = rowsOf<{ text: string; on: string }>('benefits/en').filter(({ on }) => on === 'dealers');
  expect(first?.text).toMatch(/over 20 years in the market/i);
  expect(sectionOf('dealers', 'join')?.button).toBe('Become a Dealer');
});

test('the founder is the same person everywhere', () => {
  expect(rowsOf<{ name: string }>('team/en')[0]?.name).toBe(site.founder);
  expect(sectionOf('about', 'story')?.text?.join(' ')).toContain(site.founder);
  expect(sectionOf('history', 'quote')?.heading).toContain(site.founder);
});

test.each([
  [
    'terms',
    'Last Updated: 9th September, 2025',
    [
      'Eligibility',
      'Accounts',
      'Ordering & Payment',
      'Delivery',
      'Intellectual Property',
      'Third-Party Links',
      'Termination',
      'Governing Law',
      'Changes',
      'Contact',
    ],
  ],
  [
    'privacy',
    'Effective Date: 9th September, 2025',
    [
      'Data We Collect',
      'Cookies',
      'How We Use Your Data',
      'Transfer of Data',
      'Disclosure of Data',
      'Security',
      'Service Providers',
      'Links to Other Sites',
      'Children',
      'Changes',
      'Contact',
    ],
  ],
])(
  '%s carries its date, its sections in order and the e-mail address of the site',
  (name, date, headings) => {
    const text = textOf(`legal/en/${name}.md`);
    expect(text).toMatch(new RegExp(`^dateLine: ["']${date}["']$`, 'm'));
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(headings);
    expect(text).toContain(`mailto:${site.emails.main}`);
  },
);

test('the terms name the age, the country and the courts', () => {
  const terms = textOf('legal/en/terms.md');
  expect(terms).toMatch(/aged 18 or over only/);
  expect(terms).toMatch(/law of Nepal[\s\S]*courts in Kathmandu/);
});
