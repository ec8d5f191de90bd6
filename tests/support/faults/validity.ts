import { HtmlValidate, StaticConfigLoader } from 'html-validate';

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

/** Lists violations of these rules with rule, message and position. */
export async function findValidityFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(islandStyle, ''));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  );
}
