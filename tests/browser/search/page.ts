import type { Page } from 'playwright/test';
import en from '~/config/messages/en.json' with { type: 'json' };
import { createSuggest } from '~/domain/search/suggest';
import { pick } from '../../support/content';
import { readSuggestions } from '../../support/suggestions';

const { finder } = en;

/** The field of header, drawer or 404 page, before and after hydration. */
export const field = (page: Page, place: 'header' | 'drawer' | 'lost' = 'header') =>
  page.locator(`#${place}-query`);

export const combobox = (page: Page) => page.getByRole('combobox', { name: finder.site });
export const list = (page: Page) => page.getByRole('listbox');
export const options = (page: Page) => list(page).getByRole('option');
export const selected = (page: Page) => list(page).getByRole('option', { selected: true });

const suggestions = readSuggestions('en');
export const { groups, texts, contactUrl } = suggestions;

const suggest = createSuggest(suggestions);
/** Counts the rows for a query. */
export const countRows = (query: string) => suggest(query).groups.flatMap(({ rows }) => rows).length;

/** The first product, which its own name finds first. */
export const product = pick(pick(groups).rows);
