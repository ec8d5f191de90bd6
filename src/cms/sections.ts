import { atom } from 'nanostores';
import { defaultLocale, sourceLocale } from '~/config/locales';
import type { ContentField, ContentSection, FieldKind } from '~/domain/content/field';
import type { SectionName } from '~/domain/content/record';
import type { RecordName } from './words';

/** A field as forms and cards show it. */
export interface FormField extends ContentField {
  placeholder?: string;
  /** Shown above the title of a card instead of below. */
  isAbove?: boolean;
  /** Text of the link that a card shows. */
  linkText?: string;
  /** The picture is small and has a letter in its place if it is missing. */
  shape?: 'round' | 'wide';
  /** The site does not have it. */
  isOwn?: boolean;
  /** The field of the site that fills this one, which the site has not, when a record is loaded. */
  filledBy?: string;
}

/** A field of the content's schema by its name, with what the form has differently; or one that the site has not. */
type FieldRow = Partial<FormField> & { name: string };

export interface SectionRow {
  /** The last part of the URL: `/cms/<id>/`. */
  id: string;
  /** The label in the sidebar. */
  menu: string;
  /** `'<menu> Dashboard'` if it is missing. */
  heading: string;
  /** A drawing in `src/assets/drawings/motifs/`. */
  motif: string;
  /** Key of the records in local storage and in backups. The id if it is missing. */
  key: string;
  /** `storage`, if it is missing: kept in local storage. `memory`: lost on reload. */
  keptIn: 'storage' | 'memory';
  name: RecordName;
  emptyText: string;
  /** Says below the heading what becomes of the records. */
  note?: string;
  /** `rows`: a line per record, with long texts cut. `tiles`, if it is missing: cards with all of a record, side by side. */
  layout: 'rows' | 'tiles';
  /** `'Add <name>'` and `'Update <name>'` if they are missing. */
  buttons?: { add?: string; update?: string };
  /** The section of the site that shows the records. */
  publishedAs?: SectionName;
  /** The id of the section on whose page this one stands. The sidebar does not list it. */
  under?: string;
  /** In their sequence in the form. The first one is a text: the title of the record's card. */
  fields: readonly FieldRow[];
  /** Says in 'Details for the website' what the form does not have. */
  detailsNote?: string;
}

const officeOnly = 'This list is for the office only. The website does not show it.';

const name = (one: string, many = `${one}s`): RecordName => ({ one, many });
/** A text of the content's schema in the dashboard's language. */
const text = (field: string, more: Partial<FormField> = {}): FieldRow => ({
  name: `${defaultLocale}.${field}`,
  ...more,
});
/** A field that the site has not. */
const own = (name: string, label: string, kind: FieldKind, more: Partial<FormField> = {}): FieldRow => ({
  name,
  label,
  kind,
  isOptional: false,
  isOwn: true,
  ...more,
});
const photo: FieldRow = own('photo', 'Photo', 'picture', {
  isOptional: true,
  shape: 'round',
  hint: 'This photo is not published: the website shows a drawing.',
});

const rows: readonly (Omit<SectionRow, 'heading' | 'key' | 'keptIn' | 'layout'> & Partial<SectionRow>)[] = [
  {
    id: 'faq',
    menu: 'FAQ',
    heading: 'FAQs Dashboard',
    motif: 'seed',
    key: 'faqs',
    name: name('FAQ'),
    emptyText: 'No FAQs yet.',
    layout: 'rows',
    publishedAs: 'faq',
    fields: [text('question'), text('answer')],
  },
  {
    id: 'gallery',
    menu: 'Gallery',
    motif: 'star',
    name: name('Image'),
    emptyText: 'No images yet.',
    note: officeOnly,
    fields: [
      own('title', 'Title', 'text'),
      own('desc', 'Description', 'long'),
      own('image', 'Image', 'picture'),
    ],
  },
  {
    id: 'products',
    menu: 'Products',
    motif: 'cardamom',
    name: name('Product'),
    emptyText: 'No products yet.',
    layout: 'rows',
    publishedAs: 'products',
    fields: [{ name: `${sourceLocale}.name` }, { name: 'image' }],
  },
  {
    id: 'order',
    menu: 'Order Online',
    heading: 'Orders Management',
    motif: 'chilli',
    key: 'orders',
    name: name('Order'),
    emptyText: 'No orders found',
    note: 'Orders from the website reach you by email or chat, not here. Copy the message and press ‘Paste an order’.',
    layout: 'rows',
    // They have a form and a table of their own.
    fields: [],
  },
  {
    id: 'dealers',
    menu: 'Dealers',
    motif: 'leaf',
    name: name('Dealer'),
    emptyText: 'No dealers yet.',
    note: officeOnly,
    layout: 'rows',
    fields: [
      own('name', 'Dealer Name', 'text'),
      own('description', 'Dealer Description', 'long'),
      own('benefits', 'Dealer Benefits (comma separated)', 'words', { isOptional: true }),
    ],
  },
  {
    id: 'shops',
    under: 'dealers',
    menu: 'Shops',
    heading: 'Shops on the page ‘Where to buy’',
    motif: 'leaf',
    name: name('Shop'),
    emptyText: 'No shops yet.',
    layout: 'rows',
    publishedAs: 'shops',
    fields: [text('name')],
  },
  {
    id: 'testimonials',
    menu: 'Testimonials',
    motif: 'star',
    keptIn: 'memory',
    name: name('Testimonial'),
    emptyText: 'No testimonials yet.',
    publishedAs: 'testimonials',
    fields: [text('name'), text('text'), photo],
  },
  {
    id: 'team',
    menu: 'Team',
    motif: 'cardamom',
    keptIn: 'memory',
    name: name('Member'),
    emptyText: 'No team members yet.',
    layout: 'rows',
    publishedAs: 'team',
    fields: [text('name'), text('role'), photo],
  },
  {
    id: 'recipe',
    menu: 'Recipe',
    motif: 'chilli',
    key: 'recipes',
    keptIn: 'memory',
    name: name('Recipe'),
    emptyText: 'No recipes yet',
    layout: 'rows',
    buttons: { add: 'Add Recipes', update: 'update Recipe' },
    publishedAs: 'recipes',
    fields: [text('heading'), text('description'), { name: 'image', isOptional: true, shape: 'wide' }],
    detailsNote: 'Cooking times, ingredients and steps can only be added by your developer.',
  },
  {
    id: 'media',
    menu: 'Media Coverages',
    motif: 'seed',
    keptIn: 'memory',
    name: name('Coverage'),
    emptyText: 'No media coverages yet.',
    publishedAs: 'media',
    fields: [
      text('title'),
      own('ownType', 'Category', 'text', {
        placeholder: 'Category (e.g.., Article, Press Release',
        isAbove: true,
        filledBy: 'type',
      }),
      { name: 'date', isOptional: true, isAbove: true },
      text('description'),
      {
        name: 'link',
        label: 'Read More Link (optional)',
        hint: undefined,
        isOptional: true,
        linkText: 'Read More',
      },
    ],
  },
  {
    id: 'contact',
    menu: 'Contact',
    motif: 'leaf',
    key: 'contacts',
    keptIn: 'memory',
    name: name('Contact'),
    emptyText: 'No Contacts Right Now.',
    note: officeOnly,
    buttons: { update: 'update Contact' },
    fields: [
      own('company', 'Company Name', 'text'),
      own('address', 'Address', 'text'),
      own('phone', 'Phone num', 'tel'),
      own('email', 'Email', 'email'),
      own('website', 'Website (Optional)', 'url', { isOptional: true, linkText: 'Visit Website' }),
    ],
  },
];

/** All sections of the dashboard, in the sequence of the sidebar. */
export const sectionRows: readonly SectionRow[] = rows.map((row) => ({
  heading: `${row.menu} Dashboard`,
  key: row.id,
  keptIn: 'storage',
  layout: 'tiles',
  ...row,
}));

/** The section whose records others refer to by their numbers. */
export const catalogue: SectionName = 'products';

/** Adds the products to the fields that refer to them. */
export const withCatalogue = (
  sections: readonly ContentSection[],
  products: readonly { id: string; name: string }[],
): ContentSection[] => {
  const options = products.map(({ id, name }) => [id, name] as const);
  const complete = (field: ContentField) => (field.kind === 'spices' ? { ...field, options } : field);
  return sections.map(({ fields, ...section }) => ({ ...section, fields: fields.map(complete) }));
};

/** The sections of the site, set by the page. */
export const $sections = atom<readonly ContentSection[]>([]);

export function findSection(name: SectionName): ContentSection {
  const found = $sections.get().find((section) => section.name === name);
  if (!found) throw new Error(`no section ${name}`);
  return found;
}

/** Says what leads to a record of the site: `'It is linked from the search for ‘wholesale’.'` Empty if nothing does. */
export function describeLinks({ publishedAs }: SectionRow, siteId: string | undefined): string {
  const links = publishedAs && siteId ? findSection(publishedAs).links?.[siteId] : undefined;
  return links ? `It is linked from ${links.join(', ')}.` : '';
}

export function findRow(id: string): SectionRow {
  const found = sectionRows.find((row) => row.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}

/** The fields of a section as its form shows them. */
interface SectionFields {
  /** Those of the row. */
  main: readonly FormField[];
  /** Others that only the site shows. */
  details: readonly FormField[];
}

const isWhole = (field: FieldRow): field is FormField => 'label' in field && 'kind' in field;

const makeFields = ({ publishedAs, fields }: SectionRow): SectionFields => {
  const ofSite: readonly ContentField[] = publishedAs ? findSection(publishedAs).fields : [];
  return {
    main: fields.flatMap((field) => {
      const whole = { ...ofSite.find((other) => other.name === field.name), ...field };
      return isWhole(whole) ? { placeholder: whole.label, ...whole } : [];
    }),
    details: ofSite.filter((field) => !fields.some((other) => other.name === field.name)),
  };
};

/** The fields of each section, which stay the same as long as those of the site do. */
const known = new WeakMap<readonly ContentSection[], Map<SectionRow, SectionFields>>();

export function fieldsOf(row: SectionRow): SectionFields {
  const sections = $sections.get();
  const rows = known.get(sections) ?? new Map<SectionRow, SectionFields>();
  known.set(sections, rows);
  const fields = rows.get(row) ?? makeFields(row);
  rows.set(row, fields);
  return fields;
}
