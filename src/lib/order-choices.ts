import { getCollection } from 'astro:content';
import type { Locale } from '~/config/locales';
import type { OrderChoices } from '~/domain/order/order';
import { readCatalogue } from './catalogue';
import { hashedFile } from './hashed-file';

/** What the order form offers in one language, the places in the order of their file (spec §9.6). */
export async function readOrderChoices(locale: Locale): Promise<OrderChoices> {
  const rows = await getCollection('locations');
  const catalogue = await readCatalogue(locale);
  const productNames = new Set(catalogue.flatMap(({ products }) => products.map(({ name }) => name)));
  const provinces = rows
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data }) => ({ name: data.name, districts: data.districts }));
  return { provinces, productNames: [...productNames] };
}

/** The choices as a file, which the form fetches once somebody uses it. */
export const makeChoicesFile = (choices: OrderChoices) =>
  hashedFile('order-choices', 'json', JSON.stringify(choices));
