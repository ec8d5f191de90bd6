import process from 'node:process';
import { locales } from '~/config/locales';

/** Says why tests are skipped, if they are. `npm test` repeats it. */
export function isSkipped(condition: boolean, reason: string): boolean {
  if (condition) process.stdout.write(`Skipped: ${reason}\n`);
  return condition;
}

export const isWithoutNepali = () =>
  isSkipped(!locales.includes('ne'), 'the site is not published in Nepali');
