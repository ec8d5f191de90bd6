import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  Product as ProductThing,
  Thing,
} from 'schema-dts';
import { base, withBase } from '~/config/base';
import { type Locale, sourceLocale } from '~/config/locales';
import { type Messages, messagesOf } from '~/config/messages';
import { type Site, site } from '~/config/site';
import { readHours } from '~/domain/opening-hours';
import { formatWeight } from '~/domain/pack-name';
import type { Product } from '~/lib/catalogue/catalogue';

type BusinessFacts = Pick<Site, 'hours' | 'payments'> & {
  holidays: readonly Omit<Site['holidays'][number], 'name'>[];
};

type DescribedProduct = Pick<Product, 'id' | 'title' | 'other' | 'packs' | 'isSoldOut'>;

/**
 * Describes the business. Omits social links, because they lead to the networks' home pages, not to profiles.
 */
export function describeBusiness(
  origin: string,
  { business: words, hours }: Messages,
  image?: string,
  facts: BusinessFacts = site,
): LocalBusiness {
  const { brand, address, map } = site;
  const otherName = words.fullName === brand.fullName ? brand.native.text : brand.fullName;
  const payments = facts.payments.map(({ kind }) => hours.payments[kind].name);
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}${base}#business`,
    name: words.fullName,
    ...(otherName && { alternateName: otherName }),
    url: origin + base,
    logo: origin + withBase('/icon-512.png'),
    ...(image && { image: origin + image }),
    foundingDate: String(site.founded.ad),
    founder: { '@type': 'Person', name: words.founder },
    email: site.emails.main,
    telephone: site.phones.main,
    address: {
      '@type': 'PostalAddress',
      streetAddress: words.street,
      addressLocality: words.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    hasMap: map.link,
    ...describeHours(facts),
    currenciesAccepted: site.currency,
    ...(payments.length > 0 && { paymentAccepted: payments.join(', ') }),
  };
}

const weekDays = {
  Su: 'Sunday',
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
} as const;

/** Describes the opening hours, and the holidays as days without hours. */
function describeHours(facts: BusinessFacts) {
  const hours = facts.hours.map(readHours).map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.map((day) => weekDays[day]),
    opens: from,
    closes: to,
  }));
  const holidays = facts.holidays.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  }));
  return {
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(holidays.length > 0 && { specialOpeningHoursSpecification: holidays }),
  };
}

/** Describes a product with one offer per pack. Omits ratings, because they are undated and by the owner. */
export function describeProduct(
  { id, title, other, packs, isSoldOut }: DescribedProduct,
  image: string,
  url: string,
  description: string,
  locale: Locale = sourceLocale,
): ProductThing {
  return {
    '@type': 'Product',
    name: title,
    ...(other.text && { alternateName: other.text }),
    description,
    sku: id,
    url,
    image: new URL(image, url).href,
    brand: { '@type': 'Brand', name: messagesOf(locale).business.fullName },
    offers: packs.map(({ price, grams }) => ({
      '@type': 'Offer',
      ...(grams !== undefined && { name: formatWeight(grams, locale) }),
      price,
      priceCurrency: site.currency,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    })),
  };
}

/** Describes the breadcrumbs of a page. */
export function describeBreadcrumbs(
  steps: readonly { name: string; path: string }[],
  origin: string,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** Describes questions with their answers. */
export function describeQuestions(
  items: readonly { question: string; answer: readonly string[] }[],
  language: string,
): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  };
}

/** Serialises things for a JSON-LD script. No text can end the script element. */
export function writeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
