/** The frames in which the dashboard shows records: cards as pages build them, with slots such as `{title}` in them. */
import { dashboardFolder } from '~/config/base';
import type { Locale } from '~/config/locales';
import type { SectionName } from './record';

/** Sections whose records the dashboard shows as cards. Shops have no frame. */
export type FramedSection = Exclude<SectionName, 'shops'>;

export const hasFrame = (name: SectionName): name is FramedSection => name !== 'shops';

export const framePath = (name: FramedSection, locale: Locale) =>
  `${dashboardFolder}site/frames/${locale}/${name}/`;

/** The place of a value in a frame. */
export const slot = <Name extends string>(name: Name) => `{${name}}` as const;

/** Values by which the cards of a section differ in more than their slots. */
export type Variant = Readonly<Record<string, string>>;
