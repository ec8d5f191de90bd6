import { sourceLocale } from '~/config/locales';
import { type SectionName, valueAt } from '~/domain/content/record';
import { findMissingSpices } from '~/domain/content/references';
import { textOf } from '../../record/values';
import { catalogue, sectionRows } from '../../sections';
import type { Preparation, SectionExport } from './prepare-export';

/** Lists the records that need a product which the website would no longer have. */
export function findBrokenRecipes(
  chosen: readonly SectionExport[],
  onSite: Preparation['onSite'] = new Map(),
): string[] {
  const listOf = (name: SectionName) =>
    chosen.find(({ section }) => section.name === name)?.records ?? onSite.get(name) ?? [];
  const products = new Set(listOf(catalogue).map(({ id }) => textOf(id)));
  return sectionRows.flatMap(({ publishedAs, menu, fields: [title] }) => {
    if (!publishedAs || !onSite.has(publishedAs)) return [];
    return findMissingSpices(listOf(publishedAs), products).map(({ recipe, product }) => {
      const gone = onSite.get(catalogue)?.find(({ id }) => id === product);
      const name = textOf(valueAt(gone, `${sourceLocale}.name`)) || `product ${product}`;
      return `${menu}, ${textOf(valueAt(recipe, title?.name ?? ''))}: needs ${name}, which the website would no longer have`;
    });
  });
}
