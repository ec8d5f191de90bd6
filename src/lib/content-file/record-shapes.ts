import type { z } from 'astro/zod';
import { secondNameLanguage } from '~/config/locales';
import { productShape } from '../content/product-shapes';
import { shopShape, text } from '../content/shapes';

/** Shapes of records in content files, if they differ from those of the content. */

const { romanised, size, price, discountPrice, cartons, rating, ...facts } = productShape;

export const productRecordShape = <Picture extends z.ZodType>(image: Picture) => ({
  name: text.meta({ kept: 'title', description: 'English name, spelt as the owner spells it' }),
  nepali: text.optional().meta({ lang: secondNameLanguage, description: 'Second name, as on the pack' }),
  romanised,
  size,
  price,
  discountPrice,
  cartons,
  rating,
  image: image.meta({ input: 'picture', kept: 'image' }),
  ...facts,
});

const { street, ...shopTexts } = shopShape.texts;

export const shopRecordShape = { shared: shopShape.shared, texts: { ...shopTexts, address: street } };
