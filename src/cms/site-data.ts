import { atom } from 'nanostores';
import type { BikramYears } from '~/domain/bikram-sambat';
import type { Province } from '~/domain/locations';

/** The location table, set by the page. */
export const $provinces = atom<readonly Province[]>([]);

/** Years of the Nepali calendar, set by the page. */
export const $years = atom<BikramYears | undefined>(undefined);

const longestShown = 60;

/** Shortens a text for a list of changes. */
export const shorten = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown - 2).trimEnd()} …` : text;
