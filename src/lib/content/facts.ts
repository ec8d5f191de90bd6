import { type Locale, locales, sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { site } from '~/config/site';
import { writeNumerals } from '~/domain/numerals';

/** What texts of the content may name in braces: `{brand}`, `{founder}`. */
export type Facts = Readonly<Record<string, string | number>>;

/** The facts in the words of one language. */
export function factsOf(locale: Locale): Facts {
  const { name, fullName, founder, street, city, country } = messagesOf(locale).business;
  return {
    brand: name,
    fullName,
    founder,
    street,
    city,
    country,
    email: site.emails.main,
    phone: site.phones.main,
    bs: writeNumerals(site.founded.bs, locale),
    ad: writeNumerals(site.founded.ad, locale),
  };
}

/** The language of a table that is named after one, as `faq/ne` is; of others English. */
export const localeOfTable = (name: string): Locale =>
  locales.find((locale) => locale === name) ?? sourceLocale;
