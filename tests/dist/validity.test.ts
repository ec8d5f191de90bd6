import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { locales } from '~/config/locales';
import { listVisited, localeOf } from '../support/addresses';
import { forwards } from '../support/content';
import { readBuilt } from '../support/site';

/** The rules of the HTML standard, headings and references. axe checks accessibility in a browser. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      'empty-heading': 'error',
      'heading-level': ['error', { allowMultipleH1: true }],
      'no-inline-style': 'error',
      'no-missing-references': 'error',
      'wcag/h37': 'error',
    },
  }),
);

/** Astro writes this style before the first island, where the standard does not allow it. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

it.each(locales)('pages and forwards in %s are valid HTML', async (locale) => {
  const faults: string[] = [];
  for (const path of [...listVisited(), ...forwards.map(({ from }) => from)]) {
    if (localeOf(path) !== locale) continue;
    const { results } = await validator.validateString(readBuilt(path).replace(islandStyle, ''));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${path}: ${ruleId}: ${message} (${selector ?? 'page'})`);
  }
  expect(faults).toEqual([]);
});
