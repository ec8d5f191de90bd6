/** The pages that the dashboard frames as previews: cards with slots such as `{title}` instead of values. */
import { dashboardFolder } from '~/config/base';
import type { Locale } from '~/config/locales';
import type { SectionName } from './record';

/** Sections whose records the dashboard shows as cards. Shops have no frame. */
export type FramedSection = Exclude<SectionName, 'shops'>;

export const hasFrame = (name: SectionName): name is FramedSection => name !== 'shops';

export const framePath = (name: FramedSection, locale: Locale) =>
  `${dashboardFolder}site/frames/${locale}/${name}/`;

/** Returns the places of values in a frame: `{ title: '{title}' }`. */
export const slots = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;

/** The field of a section whose values have a card each. */
export const variantField: Partial<Record<SectionName, string>> = {
  products: 'soldOut',
  testimonials: 'gender',
  team: 'portrait',
  media: 'type',
};
