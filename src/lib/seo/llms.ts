import { withBase } from '~/config/base';
import { type Locale, languageOf, locales } from '~/config/locales';
import { interpolate, messagesOf } from '~/config/messages';
import { localised, type PageId, pathOf, paths } from '~/config/routes';
import { site } from '~/config/site';
import { formatWeight } from '~/domain/pack-name';
import { formatPrice } from '~/domain/price';
import { writeNames } from '~/domain/product-names';
import { type Product, readCatalogue } from '~/lib/catalogue/catalogue';
import { readRows } from '~/lib/content/read';
import { readPage } from '~/lib/page';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Writes the site as one Markdown text for language models, in the format of llmstxt.org. */
export async function writeLlms(locale: Locale, origin: string): Promise<string> {
  const { address, phones, emails } = site;
  const messages = messagesOf(locale).discovery;
  const pages = await Promise.all(
    (Object.keys(paths) as PageId[]).map(async (id) => {
      const { menu, description } = await readPage(id, locale);
      return `- [${menu}](${origin}${pathOf(id, locale)}): ${oneLine(description)}`;
    }),
  );
  const questions = (await readRows('faq', locale)).map(
    ({ question, answer }) => `### ${question}\n\n${answer.map(oneLine).join('\n\n')}`,
  );
  const packLine = ({ name, nepali, href, packs, price }: Product) => {
    const offer = packs.map(
      ({ grams, price }) =>
        grams &&
        interpolate(messages.pack, {
          weight: formatWeight(grams, locale),
          price: formatPrice(price, locale),
        }),
    );
    return `- [${writeNames(name, nepali)}](${origin}${href}): ${offer.every(Boolean) ? offer.join(', ') : price.now}`;
  };
  const others = locales.filter((other) => other !== locale);
  const files = [
    `- [sitemap-index.xml](${origin}${withBase('/sitemap-index.xml')}): ${messages.sitemap}`,
    ...others.map(
      (other) =>
        `- [${languageOf(other).name}](${origin}${localised('/llms.txt', other)}): ${messages.sameFile}`,
    ),
  ];
  const blocks = [
    `# ${site.brand.fullName}`,
    `> ${oneLine((await readPage('home', locale)).description)}`,
    `${messages.prices} ${messages.orders}`,
    `## ${messages.contact}\n\n- ${address.street}, ${address.city}, ${address.country}\n- ${emails.main}\n- ${phones.main}`,
    `## ${messages.files}\n\n${files.join('\n')}`,
    `## ${messages.pages}\n\n${pages.join('\n')}`,
    ...(await readCatalogue(locale)).map(
      ({ name, products }) => `## ${name}\n\n${products.map(packLine).join('\n')}`,
    ),
    `## ${messages.questions}\n\n${questions.join('\n\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
