import { interpolate, type Messages } from '~/config/messages';
import type { Site } from '~/config/site';
import { formatRupees } from '~/domain/price';
import type { Category } from '~/lib/catalogue';

interface Source {
  site: Site;
  origin: string;
  messages: Messages['discovery'];
  /** What the home page says of the business. */
  summary: string;
  pages: readonly { name: string; path: string; description: string }[];
  catalogue: readonly Category[];
  questions: readonly { question: string; answer: readonly string[] }[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The site in one Markdown text for language models, in the form of llmstxt.org. */
export function writeLlms({ site, origin, messages, summary, pages, catalogue, questions }: Source): string {
  const { address, phones, emails } = site;
  const packLine = ({ name, nepali, packs, price }: Category['products'][number]) => {
    const known = packs.filter(({ grams }) => grams !== undefined);
    const offer =
      known.length === packs.length
        ? known.map(({ grams = 0, rupees }) =>
            interpolate(messages.pack, { grams, price: formatRupees(rupees) }),
          )
        : [price.now];
    return `- ${name} (${nepali}): ${offer.join(', ')}`;
  };
  const blocks = [
    `# ${site.brand.fullName}`,
    `> ${oneLine(summary)}`,
    `${messages.prices} ${messages.orders}`,
    `## ${messages.contact}\n\n- ${address.street}, ${address.city}, ${address.country}\n- ${emails.main}\n- ${phones.main}`,
    `## ${messages.files}\n\n- [catalogue.json](${origin}/catalogue.json): ${messages.catalogueFile}\n- [sitemap-index.xml](${origin}/sitemap-index.xml): ${messages.sitemap}`,
    `## ${messages.pages}\n\n${pages.map(({ name, path, description }) => `- [${name}](${origin}${path}): ${oneLine(description)}`).join('\n')}`,
    ...catalogue.map(({ name, products }) => `## ${name}\n\n${products.map(packLine).join('\n')}`),
    `## ${messages.questions}\n\n${questions.map(({ question, answer }) => `### ${question}\n\n${answer.map(oneLine).join('\n\n')}`).join('\n\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
