import { z } from 'astro/zod';
import { type Locale, languages, locales, secondNameLanguage, sourceLocale } from '~/config/locales';
import { findPackFault } from '~/domain/pack';
import { missingInShop } from '~/domain/shops';
import { productTextShape } from './product-shapes';
import { shopShape, text } from './shapes';

/** Schemas and checks of records with a block for each language, shared by content, content files and dashboard. */

/** All languages, published or not. */
const knownLocales = Object.keys(languages) as Locale[];

export type Shape = z.core.$ZodLooseShape;
export type Blocks<Block> = Record<Locale, Block>;

/** Adds a fault to a field of a record. */
export const addFault = (
  { addIssue }: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
  path: string[],
  message: string,
): void => addIssue({ code: 'custom', path, message });

type Context = Parameters<typeof addFault>[0];

/** Keys of languages that are also fields of records, which no block can have. */
export const ambiguousKeys = new Set<string>();

/** Adds a block for each language to fields. Those of languages that are not published may be missing. */
export function withBlocks<Fields extends Shape, Block extends z.ZodType>(fields: Fields, block: Block) {
  for (const locale of knownLocales) if (locale in fields) ambiguousKeys.add(locale);
  const blocks = knownLocales.map((locale) => [locale, locales.includes(locale) ? block : block.optional()]);
  return { ...fields, ...(Object.fromEntries(blocks) as Blocks<Block>) };
}

/** Finds the fields that a shop of its kind lacks. */
export function checkShop(shop: { kind: string } & Blocks<object>, context: Context): void {
  const missing = locales.flatMap((locale) =>
    missingInShop({ ...shop, ...shop[locale] }).map((name) =>
      name in shopShape.texts ? `${locale}.${name}` : name,
    ),
  );
  for (const name of new Set(missing))
    addFault(context, name.split('.'), `is missing for the kind '${shop.kind}'`);
}

const packFields = ['size', 'price', 'discountPrice', 'cartons'];

/** Finds sizes, prices, discount prices and cartons that do not match, whatever other fields are like. */
export const packCheck = [
  (stored: Parameters<typeof findPackFault>[0], context: Context): void => {
    const fault = findPackFault(stored);
    if (fault) addFault(context, [fault.field], fault.reason);
  },
  {
    when: ({ issues }: z.core.ParsePayload) =>
      issues.every(
        ({ code, path = [] }) =>
          code === 'unrecognized_keys' || (path.length > 0 && !packFields.includes(String(path[0]))),
      ),
  },
] as const;

const { taste, text: about, dose, keep, ...facts } = productTextShape;
const pageTexts = { taste, text: about, dose, keep };
const productBlock = z
  .strictObject({
    name: text.optional().describe('As on the pack'),
    ...z.object(pageTexts).partial().shape,
    ...facts,
  })
  .superRefine((block, context) => {
    const missing = Object.keys(pageTexts).filter((name) => Reflect.get(block, name) === undefined);
    if (missing.length === Object.keys(pageTexts).length) return;
    for (const name of missing)
      addFault(context, [name], 'is missing: the texts of a page stand together or not at all');
  });

/** The texts of a product's page, if a language has them. */
export type ProductTexts = z.output<z.ZodObject<typeof productTextShape>>;

const optionalBlock = productBlock.optional();

/** Adds the blocks of a product to fields. Orders use the first name. */
export const withProductBlocks = <Fields extends Shape>(fields: Fields) => ({
  ...(Object.fromEntries([[secondNameLanguage, optionalBlock]]) as object),
  ...withBlocks(fields, optionalBlock),
  [sourceLocale]: productBlock.refine(({ name }) => name !== undefined, {
    path: ['name'],
    error: 'is missing',
  }),
});
