import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The HTML standard, nothing switched off; what people can use is judged in a browser, by axe. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** Astro writes it before the first island, in the body, where the standard allows no style. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

/** Where a page breaks the HTML standard: rule, message and place. */
export async function findValidityFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(islandStyle, ''));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  );
}
