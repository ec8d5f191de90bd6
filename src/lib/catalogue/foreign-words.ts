import { type Locale, languageOf } from '~/config/locales';
import { site } from '~/config/site';

/** Splits a text where its script changes: words in Devanagari get their language on a page in Latin letters. */
export function splitByScript(text: string, locale: Locale): { text: string; lang?: string }[] {
  if (languageOf(locale).script === 'Deva') return [{ text }];
  return text
    .split(/(\p{Script=Devanagari}+(?:\s+\p{Script=Devanagari}+)*)/u)
    .map((part, at) => (at % 2 === 0 ? { text: part } : { text: part, lang: site.brand.native.lang }))
    .filter((part) => part.text !== '');
}
