import { type Locale, languageOf } from '~/config/locales';
import { interpolate } from '~/config/messages/interpolate';
import { type BikramYears, writeBikramDay } from '~/domain/bikram-sambat';
import { formatDay, localDay } from '~/domain/date';
import { freeName, type KeptList } from '~/domain/order/kept-lists';

/** Suggests a name with today's date for a list: `'List of Mangsir 10, 2083'`. */
export function suggestName(
  lists: readonly KeptList[],
  phrase: string,
  locale: Locale,
  years?: BikramYears,
): string {
  const { script, tag } = languageOf(locale);
  const today = localDay(new Date());
  const date = (years && writeBikramDay(today, years, script)) ?? formatDay(today, tag);
  return freeName(lists, interpolate(phrase, { date }));
}
