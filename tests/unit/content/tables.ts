import { type Locale, locales, sourceLocale } from '~/config/locales';
import { fillPlaceholders } from '~/lib/content/placeholders';
import { readYaml } from '../domain/content';

/**
 * Reads the rows of a list with the texts of one language: `rowsOf<Question>('faq/en')`, or the texts of pages:
 * `rowsOf('pages/en')`. Does not validate fields.
 */
export function rowsOf<Fields = { title: string }>(name: string): (Fields & { id: string })[] {
  const [list = '', language] = name.split('/');
  const locale = locales.find((one) => one === language) ?? sourceLocale;
  const rows: object[] =
    list === 'pages'
      ? Object.entries(Object(readYaml(name))).map(([id, page]) => ({ id, ...Object(page) }))
      : (readYaml(list) as Record<Locale, object>[]).map((row) => ({ ...row, ...row[locale] }));
  return rows.map((row) => {
    const { id, ...fields } = fillPlaceholders(row, locale) as { id: unknown };
    return { ...fields, id: String(id) } as Fields & { id: string };
  });
}
