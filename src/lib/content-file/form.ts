import { z } from 'astro/zod';
import { brand } from '~/config/site';
import { type AnyRecord, contentVersion, pictureTypes, type SectionName } from '~/domain/content/record';
import { writtenOut } from '~/domain/content/text';
import { addFault, checkShop, packCheck, withBlocks, withProductBlocks } from '../content/blocks';
import { describeIssue, type Path, textsIn } from '../content/issue';
import { productShape } from '../content/product-shapes';
import {
  catalogueNumber,
  category,
  date,
  faqShape,
  mediaShape,
  recipeShape,
  recordKey,
  shopShape,
  teamShape,
  testimonialShape,
} from '../content/shapes';

/**
 * The form of content files, which the office exports for the developer. The dashboard loads this module only for an
 * export, because zod is larger than its editors. The content tool checks the files, too, that it is about to write.
 */

const slug = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, 'an id is small Latin letters, digits and hyphens')
  .describe('Made from the name where it is missing');
const pictureName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9_-]{0,99}\.(jpe?g|png|webp|avif)$/i,
    'a picture is named by a file name without path',
  )
  .describe('A picture of this file, or one that the site has');

/** A record with a block of texts for each language. */
const record = <Shared extends z.core.$ZodLooseShape, Texts extends z.core.$ZodLooseShape>({
  shared,
  texts,
}: {
  shared: Shared;
  texts: Texts;
}) => z.strictObject(withBlocks({ id: slug.optional(), key: recordKey, ...shared }, z.strictObject(texts)));

/** Finds placeholders, which only the project's own files may contain. */
function checkWrittenOut(value: object, context: Parameters<typeof addFault>[0]): void {
  for (const [path, text] of textsIn(value))
    if (!writtenOut.right.test(text)) addFault(context, path.map(String), writtenOut.reason);
}

/** Schemas of the records of each section. Pictures are given by the names of their files. */
const records = {
  faq: record(faqShape).superRefine(checkWrittenOut),
  products: z
    .strictObject(
      withProductBlocks({
        id: catalogueNumber.optional(),
        key: recordKey,
        category,
        image: pictureName,
        ...productShape,
      }),
    )
    .superRefine(...packCheck)
    .superRefine(checkWrittenOut),
  testimonials: record(testimonialShape).superRefine(checkWrittenOut),
  team: record(teamShape).superRefine(checkWrittenOut),
  recipes: record(recipeShape(pictureName)).superRefine(checkWrittenOut),
  media: record(mediaShape).superRefine(checkWrittenOut),
  shops: record(shopShape).superRefine(checkShop).superRefine(checkWrittenOut),
};

/** Lists the faults of a record, each with its place and its reason. */
export const checkRecord = (name: SectionName, record: AnyRecord): [path: Path, reason: string][] =>
  (records[name].safeParse(record).error?.issues ?? []).map((issue) => describeIssue(issue, record));

/** A whole list in page order. An empty list would leave a page without content. */
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).max(2000).optional();

export const contentFile = z
  .strictObject({
    $schema: z.string().optional(),
    version: z.literal(contentVersion),
    brand: z.literal(brand.name),
    day: date.describe('When the file was made'),
    pricesFrom: date.optional().describe('The day from which the prices apply, if they change'),
    fields: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('The fields of each section that the writer knows. Others keep their values'),
    fingerprints: z
      .record(z.string(), z.record(z.string(), z.string()))
      .optional()
      .describe('Records as the writer found them. A file never changes one that has changed since'),
    sections: z.strictObject({
      faq: list(records.faq),
      products: list(records.products),
      testimonials: list(records.testimonials),
      team: list(records.team),
      recipes: list(records.recipes),
      media: list(records.media),
      shops: list(records.shops),
    }),
    pictures: z.record(
      pictureName,
      z.strictObject({ type: z.enum(pictureTypes), data: z.base64().describe('The file, in base64') }),
    ),
  })
  .describe(`Content of ${brand.name} for the site. Sections that are missing stay as they are.`);

export type ContentFile = z.output<typeof contentFile>;
export type FilePicture = ContentFile['pictures'][string];

/** Returns the JSON Schema for files written with other tools. */
export const contentSchema = () => z.toJSONSchema(contentFile, { io: 'input' });
