import type { Locale } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages/index';
import { chats } from '~/config/site';
import { slugOf } from '~/domain/content/id';
import { chatLink, phoneLink } from '~/domain/link';
import { writeHours } from '~/domain/opening-hours';
import { groupShops } from '~/domain/shops';
import { translateName } from '~/domain/translate-name';
import { readRows } from '../content/read';
import { keysOf } from '../content/shapes';
import { readMenuNames } from '../page';
import { readPlaceNames, readProvinces } from './places';

type Row = Awaited<ReturnType<typeof readRows<'shops'>>>[number];

/** A shop as pages show it. */
export type Shop = ReturnType<typeof viewShop>;

interface Place {
  /** Anchor on the page. */
  id: string;
  name: string;
}

export interface ShopProvince extends Place {
  districts: (Place & { shops: Shop[] })[];
}

/** Returns a link to a search on OpenStreetMap. */
const mapLink = (place: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;

function viewShop(row: Row, locale: Locale, categories: Record<string, string>, city: string) {
  const { shops: words, business } = messagesOf(locale);
  const { id, name, kind, phone, channels, hours, carries, since, website, sample = false } = row;
  const place = row.street && [row.street, city].join(', ');
  const names = carries?.map((slug) => categories[`products-${slug}`] ?? slug).join(', ');
  return {
    id: `shop-${id}`,
    name,
    city,
    row,
    isSample: sample,
    place,
    mapHref: place && mapLink([place, business.country].join(', ')),
    phone,
    phoneHref: phone && phoneLink(phone),
    chats: chats.flatMap(({ kind, label, url }) =>
      phone && channels.includes(kind) ? [{ label, href: chatLink({ url, to: phone }) }] : [],
    ),
    website,
    ways: keysOf(words.channels).flatMap((way) => (channels.includes(way) ? [words.channels[way]] : [])),
    hours: hours && writeHours(hours, words),
    carries: names ? interpolate(words.carries, { names }) : words.all,
    since: interpolate(words.since, { kind: words.kinds[kind], year: since }),
  };
}

/** Groups shops by province and district, and separates those that are only online. */
export async function readShops(locale: Locale): Promise<{ provinces: ShopProvince[]; online: Shop[] }> {
  const table = await readProvinces();
  const names = await readPlaceNames(locale);
  const categories = await readMenuNames(locale);
  const rows = await readRows('shops', locale);
  const view = (row: Row) => viewShop(row, locale, categories, translateName(names, row.city ?? ''));
  const placed = (name: string) => ({ id: slugOf(name), name: translateName(names, name) });
  const shops = rows.filter(({ kind }) => kind !== 'online');
  return {
    provinces: groupShops(shops, table).map(({ province, districts }) => ({
      ...placed(province),
      districts: districts.map(({ name, shops }) => ({ ...placed(name), shops: shops.map(view) })),
    })),
    online: rows.filter(({ kind }) => kind === 'online').map(view),
  };
}
