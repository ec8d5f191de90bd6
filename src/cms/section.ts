import { site } from '~/config/site';

/**
 * The ten sections in the sidebar's order (spec §2.21). `records` is what their records are called in local
 * storage (spec §4.4) and in a backup.
 */
export const sections = [
  { id: 'faq', menu: 'FAQ', heading: 'FAQs Dashboard', keptIn: 'storage', records: 'faqs' },
  { id: 'gallery', menu: 'Gallery', heading: 'Gallery Dashboard', keptIn: 'storage', records: 'gallery' },
  { id: 'products', menu: 'Products', heading: 'Products Dashboard', keptIn: 'storage', records: 'products' },
  { id: 'order', menu: 'Order Online', heading: 'Orders Management', keptIn: 'storage', records: 'orders' },
  { id: 'dealers', menu: 'Dealers', heading: 'Dealers Dashboard', keptIn: 'storage', records: 'dealers' },
  {
    id: 'testimonials',
    menu: 'Testimonials',
    heading: 'Testimonials Dashboard',
    keptIn: 'memory',
    records: 'testimonials',
  },
  { id: 'team', menu: 'Team', heading: 'Team Dashboard', keptIn: 'memory', records: 'team' },
  { id: 'recipe', menu: 'Recipe', heading: 'Recipe Dashboard', keptIn: 'memory', records: 'recipes' },
  {
    id: 'media',
    menu: 'Media Coverages',
    heading: 'Media Coverages Dashboard',
    keptIn: 'memory',
    records: 'media',
  },
  { id: 'contact', menu: 'Contact', heading: 'Contact Dashboard', keptIn: 'memory', records: 'contacts' },
] as const;

export type Section = (typeof sections)[number];
export type SectionId = Section['id'];

/** The keys of local storage that hold records. */
export type StorageKey = Extract<Section, { keptIn: 'storage' }>['records'];

/** What the sidebar is titled (spec §2.21). */
export const dashboardName = `${site.brand.name} Dashboard`;

/** Address of a section, or of the dashboard's home. */
export function sectionPath(id?: SectionId): string {
  return id ? `/cms/${id}/` : '/cms/';
}

/** The section of an address, with or without its last slash; undefined for the home. */
export function sectionAt(path: string): SectionId | undefined {
  const [, slug] = path.match(/^\/cms\/([^/]+)\/?$/) ?? [];
  return sections.find(({ id }) => id === slug)?.id;
}

/** What the browser's tab says. */
export function sectionTitle(id?: SectionId): string {
  const section = sections.find((one) => one.id === id);
  return `${section ? section.heading : dashboardName} · ${site.brand.fullName}`;
}

export function sectionOf<Id extends SectionId>(id: Id): Extract<Section, { id: Id }> {
  return sections.find((section) => section.id === id) as Extract<Section, { id: Id }>;
}
