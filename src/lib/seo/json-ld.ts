import type { BreadcrumbList, FAQPage, Graph, LocalBusiness, Thing, WebSite } from 'schema-dts';
import { site } from '~/config/site';

/** Describes the business itself. Its social links are the networks' home pages, not profiles, so none is named. */
export function describeBusiness(origin: string): LocalBusiness {
  const { brand, address, map } = site;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: brand.fullName,
    alternateName: brand.native.text,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/social/home.jpg`,
    foundingDate: String(site.founded.ad),
    founder: { '@type': 'Person', name: site.founder },
    email: site.emails.main,
    telephone: site.phones.main,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    hasMap: map.link,
    currenciesAccepted: site.currency,
  };
}

/** Describes the site. */
export function describeSite(origin: string, language: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: site.brand.fullName,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#business` },
  };
}

/** Describes the way from the home page to a page. */
export function describeTrail(
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
): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  };
}

/** The text of a JSON-LD script; nothing in it can end the script element. */
export function writeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
