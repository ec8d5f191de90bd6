import { type Locale, languageOf } from '~/config/locales';
import { messagesOf } from '~/config/messages';
import { pathOf } from '~/config/routes';
import { sampleFacts, site, unitPrice } from '~/config/site';
import type { Pack } from '~/domain/pack';
import { formatWeight } from '~/domain/pack-name';
import { escapeMarkup } from '~/lib/build/escape-markup';
import type { Product } from '~/lib/catalogue/catalogue';

/** A product with the data that the feed adds. */
export interface FeedProduct {
  product: Product;
  description: string;
  image: string;
}

type Tag = readonly [name: string, value: string];

const write = ([name, value]: Tag) => `<${name}>${escapeMarkup(value)}</${name}>`;

const writePrice = (price: number) => `${price.toFixed(2)} ${site.currency}`;

function describePack(
  { product, description, image }: FeedProduct,
  pack: Pack,
  index: number,
  locale: Locale,
  origin: string,
): Tag[] {
  const { grams, price, regularPrice } = pack;
  const size = grams === undefined ? undefined : formatWeight(grams, locale);
  return [
    ['g:id', `${product.id}-${grams ?? `p${index + 1}`}`],
    ['g:item_group_id', product.id],
    ['g:title', [product.title, size].filter(Boolean).join(', ')],
    ['g:description', description],
    ['g:link', origin + product.href],
    ['g:image_link', origin + image],
    ['g:price', writePrice(regularPrice ?? price)],
    ...(regularPrice === undefined ? [] : [['g:sale_price', writePrice(price)] as const]),
    ['g:availability', product.isSoldOut ? 'out_of_stock' : 'in_stock'],
    ['g:condition', 'new'],
    ['g:brand', site.brand.fullName],
    // The packs have no GTIN.
    ['g:identifier_exists', 'no'],
    ...(grams === undefined
      ? []
      : ([
          ['g:size', size ?? ''],
          ['g:unit_pricing_measure', `${grams} g`],
          ['g:unit_pricing_base_measure', `${unitPrice.grams} g`],
        ] as const)),
  ];
}

/** Writes an RSS 2.0 feed with the `g:` namespace for merchant catalogues. Each pack is one item. */
export function writeFeed(products: readonly FeedProduct[], locale: Locale, origin: string): string {
  const { fullName } = messagesOf(locale).business;
  const items = products.flatMap((entry) =>
    entry.product.packs.map(
      (pack, index) => `<item>${describePack(entry, pack, index, locale, origin).map(write).join('')}</item>`,
    ),
  );
  const head: Tag[] = [
    ['title', fullName],
    ['link', origin + pathOf('products', locale)],
    ['description', sampleFacts ? `${fullName} (${messagesOf(locale).productPage.sample})` : fullName],
    ['language', languageOf(locale).tag],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head.map(write).join('')}
${items.join('\n')}
</channel></rss>
`;
}
