import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The rules of the HTML standard only. axe checks accessibility in a browser. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** Astro writes this style before the first island, where the standard does not allow it. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

/** Lists violations of the HTML standard with rule, message and position. */
export async function findValidityFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(islandStyle, ''));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  );
}
