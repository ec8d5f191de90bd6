import { defaultLocale, sourceLocale } from '~/config/locales';
import { valueAt } from '~/domain/content/record';
import { findMissingSpices } from '~/domain/content/references';
import { textOf } from '../sections';
import type { Preparation, SectionExport } from './prepare-export';

/** Lists the recipes that need a product which the website would no longer have. */
export function findBrokenRecipes(
  chosen: readonly SectionExport[],
  onSite: Preparation['onSite'] | undefined,
): string[] {
  const listOf = (name: 'products' | 'recipes') =>
    chosen.find(({ section }) => section.name === name)?.records ?? onSite?.[name] ?? [];
  const products = new Set(listOf('products').map(({ id }) => textOf(id)));
  return findMissingSpices(listOf('recipes'), products).map(({ recipe, product }) => {
    const gone = onSite?.products.find(({ id }) => id === product);
    const name = textOf(valueAt(gone, `${sourceLocale}.name`)) || `product ${product}`;
    return `Recipe, ${textOf(valueAt(recipe, `${defaultLocale}.heading`))}: needs ${name}, which the website would no longer have`;
  });
}
