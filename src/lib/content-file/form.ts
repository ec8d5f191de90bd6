import { z } from 'astro/zod';
import { brand } from '~/config/site';
import { contentVersion, pictureTypes } from '~/domain/content/record';
import { productShape } from '../content/product-shapes';
import { withBlocks, withProductBlocks } from '../content/schemas';
import {
  catalogueNumber,
  category,
  date,
  faqShape,
  mediaShape,
  recipeShape,
  shopShape,
  teamShape,
  testimonialShape,
} from '../content/shapes';

/**
 * The form of content files, which the office exports for the developer. The content tool checks all rules on
 * the files that it is about to write. The dashboard imports only types, because zod is larger than its editors.
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
}) => z.strictObject(withBlocks({ id: slug.optional(), ...shared }, z.strictObject(texts)));

const product = z.strictObject(
  withProductBlocks({ id: catalogueNumber.optional(), category, image: pictureName, ...productShape }),
);

/** A whole list in page order. An empty list would leave a page without content. */
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).max(2000).optional();

export const contentFile = z
  .strictObject({
    $schema: z.string().optional(),
    version: z.literal(contentVersion),
    brand: z.literal(brand.name),
    day: date.describe('When the file was made'),
    fields: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('The fields of each section that the writer knows. Others keep their values'),
    sections: z.strictObject({
      faq: list(record(faqShape)),
      products: list(product),
      testimonials: list(record(testimonialShape)),
      team: list(record(teamShape)),
      recipes: list(record(recipeShape(pictureName))),
      media: list(record(mediaShape)),
      shops: list(record(shopShape)),
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
