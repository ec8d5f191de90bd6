import { atom } from 'nanostores';
import type { BikramYears } from '~/domain/bikram-sambat';
import type { ContentSection } from '~/domain/content/field';
import type { SectionName } from '~/domain/content/record';
import type { Province } from '~/domain/locations';

/** The fields of a stored record, or of one in a backup. */
export type Entry = Readonly<Record<string, unknown>>;

/** The sections of the site, set by the page. */
export const $sections = atom<readonly ContentSection[]>([]);

/** The location table, set by the page. */
export const $provinces = atom<readonly Province[]>([]);

/** Years of the Nepali calendar, set by the page. */
export const $years = atom<BikramYears | undefined>(undefined);

export function findSection(name: SectionName): ContentSection {
  const found = $sections.get().find((section) => section.name === name);
  if (!found) throw new Error(`no section ${name}`);
  return found;
}

const longestShown = 60;

/** Shortens a text for a list of changes. */
export const shorten = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown - 2).trimEnd()} …` : text;

/** Returns a value if it is a text, or ''. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
