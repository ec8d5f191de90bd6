import { type Locale, sourceLocale } from '~/config/locales';
import { messagesOf } from '~/config/messages/index';
import { site } from '~/config/site';
import { mapItemNames, type Orderable, offerItems } from '~/domain/order/offer';
import type { OrderChoices, Receiver, Unavailable } from '~/domain/order/order';
import { hashedFile } from '../build/hashed-file';
import { readProducts } from '../catalogue/catalogue';
import { readList } from '../content/read';
import { readPlaceNames, readProvinces } from './places';

/** Reads the products that are for sale. */
const readOrderables = async (locale: Locale): Promise<Orderable[]> =>
  (await readProducts(locale))
    .filter(({ isSoldOut }) => !isSoldOut)
    .map(({ id, name, title, other, romanised, packs }) => ({ id, name, title, other, romanised, packs }));

/** Reads what people ask for and cannot order: what is sold out, and what the catalogue lacks. */
async function readUnavailable(locale: Locale): Promise<Unavailable[]> {
  const soldOut = (await readProducts(locale)).filter(({ isSoldOut }) => isSoldOut);
  return [
    ...soldOut.map(({ name, title, other, romanised }) => ({
      name: title,
      words: [...new Set([name, other.text, ...romanised])].filter((word) => word && word !== title),
      reason: 'soldOut' as const,
    })),
    ...(await readList('unsold')).map(({ id: name, words }) => ({ name, words, reason: 'notSold' as const })),
  ];
}

/** Reads the choices of the order form in the dashboard, which makes the packs of the products itself. */
export async function readOfficeChoices() {
  const provinces = await readProvinces();
  const products = await readOrderables(sourceLocale);
  return { provinces, products, unavailable: await readUnavailable(sourceLocale) };
}

/** Reads the choices of the order form in one language. */
export async function readOrderChoices(locale: Locale): Promise<OrderChoices> {
  const provinces = await readProvinces();
  const products = await readProducts(locale);
  const placeNames = await readPlaceNames(locale);
  return {
    provinces,
    ...(placeNames && { placeNames }),
    offeredItems: offerItems(await readOrderables(locale), locale),
    unavailable: await readUnavailable(locale),
    ...(locale !== sourceLocale && {
      itemNames: mapItemNames(products, locale, messagesOf(locale).product.number),
    }),
  };
}

/** Returns the addressee of a printed order. */
export function receiverOf(locale: Locale): Receiver {
  const { fullName: name, street, city, country } = messagesOf(locale).business;
  const address = [street, city, country].join(', ');
  return { name, address, phone: site.phones.sales, email: site.emails.sales };
}

/** Makes the file of choices, which the form fetches at the first interaction. */
export const makeChoicesFile = (choices: OrderChoices) =>
  hashedFile('order-choices', 'json', JSON.stringify(choices));
