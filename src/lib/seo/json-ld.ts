import type { BreadcrumbList, FAQPage, Graph, LocalBusiness, Thing, WebSite } from 'schema-dts';
import { base, withBase } from '~/config/base';
import type { Messages } from '~/config/messages';
import { type Site, site } from '~/config/site';
import { readHours } from '~/domain/opening-hours';
import { readHolidays } from '~/lib/business/hours';
import type { Shop } from '~/lib/business/shops';

type BusinessFacts = Pick<Site, 'hours' | 'holidays' | 'payments'>;

/**
 * Describes the business. Omits social links, because they lead to the networks' home pages, not to profiles.
 */
export function describeBusiness(
  origin: string,
  { business: words, hours }: Messages,
  facts: BusinessFacts = site,
): LocalBusiness {
  const { brand, address, map } = site;
  const otherName: string = words.fullName === brand.fullName ? brand.native.text : brand.fullName;
  const payments = facts.payments.map(({ kind }) => hours.payments[kind].name);
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}${base}#business`,
    name: words.fullName,
    ...(otherName && { alternateName: otherName }),
    url: origin + base,
    logo: origin + withBase('/icon-512.png'),
    image: origin + withBase('/social/home.jpg'),
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
  const holidays = readHolidays(facts.holidays).map(({ from, to }) => ({
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

/**
 * Describes a shop with the facts of its row.
 *
 * @param page URL of the page that lists it
 */
export function describeShop({ id, name, city, row }: Shop, page: string, image: string): LocalBusiness {
  const url = `${page}#${id}`;
  return {
    '@type': 'LocalBusiness',
    '@id': url,
    name,
    url,
    image,
    ...(row.phone && { telephone: row.phone }),
    ...(row.hours && { openingHours: row.hours }),
    address: {
      '@type': 'PostalAddress',
      ...(row.street && { streetAddress: row.street }),
      addressLocality: city,
      ...(row.province && { addressRegion: row.province }),
      addressCountry: site.address.countryCode,
    },
  };
}

/**
 * Describes the site in one language.
 *
 * @param home URL of its home page
 */
export function describeSite(
  origin: string,
  { fullName }: Messages['business'],
  language: string,
  home: string,
): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: fullName,
    url: home,
    inLanguage: language,
    publisher: { '@id': `${origin}${base}#business` },
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
  // No value can end the `<script>` element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
