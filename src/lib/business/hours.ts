import { site } from '~/config/site';
import { toGregorianDay } from '~/domain/bikram-sambat';
import { readBikramYears } from '../bikram-years';

const years = readBikramYears();

/** Reads the holidays with their Gregorian days, which the check of the settings has found to exist. */
export const readHolidays = (holidays = site.holidays) =>
  holidays.map(({ name, from, to }) => ({
    name,
    from: toGregorianDay(from, years) ?? from,
    to: toGregorianDay(to, years) ?? to,
  }));
