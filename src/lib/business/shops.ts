import type { Locale } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages/index';
import { chats, site } from '~/config/site';
import { slugOf } from '~/domain/content/id';
import { chatLink, phoneLink } from '~/domain/link';
import { writeHours } from '~/domain/opening-hours';
import { findNearest, groupShops, type Position } from '~/domain/shops';
import { translateName } from '~/domain/translate-name';
import { readList, readRows } from '../content/read';
import { keysOf } from '../content/shapes';
import { readMenuNames } from '../page';
import { readPlaceNames, readProvinces } from './places';

type Row = Awaited<ReturnType<typeof readRows<'shops'>>>[number];

/** A shop as pages show it. */
export type Shop = ReturnType<typeof viewShop>;

/** What a row of the page shows. */
export type ShownShop = Omit<Shop, 'city' | 'row' | 'isSample'>;

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
    chats: chats.flatMap(({ kind, label, icon, url }) =>
      phone && channels.includes(kind) ? [{ label, icon, href: chatLink({ url, to: phone }) }] : [],
    ),
    website,
    hours: hours && writeHours(hours, words),
    since: interpolate(words.since, { kind: words.kinds[kind], year: since }),
    facts: [
      ...keysOf(words.channels).flatMap((way) => (channels.includes(way) ? [words.channels[way]] : [])),
      ...(names ? [interpolate(words.carries, { names })] : []),
    ].join(' · '),
  };
}

interface Shops {
  provinces: ShopProvince[];
  online: Shop[];
  /** Districts with shops, each with those without a shop to which it is the nearest. */
  nearest: (Place & { others: Place[] })[];
}

/** Describes our own office like a shop. */
export function viewOffice(locale: Locale): ShownShop {
  const { shops: words, business } = messagesOf(locale);
  const { map, phones, hours } = site;
  return {
    id: 'office',
    name: business.fullName,
    place: [business.street, business.city].join(', '),
    mapHref: map.link,
    phone: phones.main,
    phoneHref: phoneLink(phones.main),
    chats: chats.map((chat) => ({ label: chat.label, icon: chat.icon, href: chatLink(chat) })),
    website: undefined,
    hours: hours.map((stored) => writeHours(stored, words)).join(' · '),
    since: '',
    facts: '',
  };
}

/** Groups shops by province and district, and separates those that are only online. */
export async function readShops(locale: Locale): Promise<Shops> {
  const table = await readProvinces();
  const placeNames = await readPlaceNames(locale);
  const categories = await readMenuNames(locale);
  const rows = await readRows('shops', locale);
  const view = (row: Row) => viewShop(row, locale, categories, translateName(placeNames, row.city ?? ''));
  const placed = (name: string) => ({ id: slugOf(name), name: translateName(placeNames, name) });
  const shops = rows.filter(({ kind }) => kind !== 'online');
  const groups = groupShops(shops, table);
  const listed = (await readList('locations')).flatMap(({ districts }) => districts);
  const positions = listed.flatMap(({ name, at }): [string, Position][] => (at ? [[name, at]] : []));
  const names = new Set(groups.flatMap(({ districts }) => districts.map(({ name }) => name)));
  const served = new Map(positions.filter(([name]) => names.has(name)));
  const others = [...new Map(positions)].filter(([name]) => !names.has(name));
  return {
    nearest: [...served.keys()]
      .map((name) => {
        const near = others.filter(([, at]) => findNearest(at, served) === name);
        return { ...placed(name), others: near.map(([other]) => placed(other)) };
      })
      .filter(({ others }) => others.length > 0),
    provinces: groups.map(({ province, districts }) => ({
      ...placed(province),
      districts: districts.map(({ name, shops }) => ({ ...placed(name), shops: shops.map(view) })),
    })),
    online: rows.filter(({ kind }) => kind === 'online').map(view),
  };
}
