import { getCollection } from 'astro:content';
import { createHash } from 'node:crypto';
import type { Locale } from '~/config/locales';
import type { OrderChoices } from '~/domain/order/order';
import { readCatalogue } from './catalogue';

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

/** The version of some choices, which is a part of their address: hosts and browsers keep the file for good. */
export function versionOf(choices: OrderChoices): string {
  return createHash('sha256').update(JSON.stringify(choices)).digest('hex').slice(0, 8);
}

export const choicesAddress = (choices: OrderChoices) => `/_astro/order-choices.${versionOf(choices)}.json`;
