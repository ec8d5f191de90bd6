import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { categories } from '~/config/routes';
import type { Product } from '~/lib/catalogue/catalogue';

const pictures = import.meta.glob<ImageMetadata>(
  ['/src/{assets,content}/**/*.{jpg,jpeg,png,webp,avif}', '!/src/assets/cutouts/*'],
  { eager: true, import: 'default' },
);
const paths = new Map(Object.entries(pictures).map(([path, picture]) => [picture, path.slice(1)]));

/** Returns the picture of a path: `src/assets/recipes/mo-mo.jpg`. */
export const findPicture = (path: string): ImageMetadata | undefined => pictures[`/${path}`];

/** Returns the path of a picture. */
export const picturePath = (picture: ImageMetadata): string => paths.get(picture) ?? '';

/**
 * Returns the still life of a category, shown in the menu.
 *
 * @throws Error naming the missing file
 */
export function categoryPicture(slug: string): ImageMetadata {
  const path = `src/assets/categories/${slug}.jpg`;
  const picture = findPicture(path);
  if (!picture) throw new Error(`${path}: the category needs this picture`);
  return picture;
}

/** Returns the still of a page's banner. A page can have none. */
export const bannerPicture = (id: string): ImageMetadata | undefined =>
  findPicture(`src/assets/banners/${id}.jpg`);

/** A picture and the files from which browsers choose. */
export interface PictureFiles {
  src: ImageMetadata;
  /** Widths in pixels. */
  widths: readonly number[];
  /** The `sizes` attribute. */
  sizes: string;
  /** The largest width for screens of normal density. */
  plain?: number;
  /** Media query of an art-directed crop. */
  media?: string;
}

/** Widths in pixels. */
export const heroWidths = [1024, 1536, 2048];

/** The hero's crop for narrow screens. Neighbouring sizes would weigh almost the same. */
export const heroPhone = {
  widths: [736],
  plain: 0,
  media: '(max-width: 1023.98px)',
  sizes: '100vw',
};

/** The still of a banner, in the width that the banner's height gives it. */
export const bannerFiles = {
  widths: [672, 1200],
  sizes: '(min-width: 1024px) 640px, (min-width: 600px) 512px, 346px',
};

/** The smaller width is for screens of normal density and for two columns on a phone. */
const cardFiles = { widths: [384, 560], plain: 0 };

/** Square pictures of cards, by the kind of list. */
export const cardPictures = {
  columns: {
    ...cardFiles,
    sizes: '(min-width: 1250px) 282px, (min-width: 1024.02px) 22vw, (min-width: 600px) 24vw, 46vw',
  },
  fit: { ...cardFiles, sizes: '(min-width: 1250px) 282px, 320px' },
  scroller: { ...cardFiles, sizes: '266px' },
};

/** Returns the files of the picture on a product's page. */
export function productPicture({ category }: Pick<Product, 'category'>) {
  const isPack = categories.some(({ slug, packaging }) => slug === category && packaging === 'pack');
  return {
    widths: [...(isPack ? [672] : [480, 736]), 1000, 1680],
    plain: 0,
    sizes: isPack
      ? '(min-width: 900px) 42rem, 21rem'
      : '(min-width: 900px) 58vw, (min-width: 480px) 100vw, 384px',
  };
}

export const recipePicture = {
  widths: [480, 672, 960],
  plain: 480,
  sizes: '(min-width: 1250px) 384px, (min-width: 769px) 30vw, (min-width: 600px) 280px, 92vw',
};

export const postPicture = {
  widths: [320, 480, 640],
  sizes: '(min-width: 1250px) 384px, (min-width: 1025px) 30vw, (min-width: 600px) 40vw, 92vw',
};

/** Pictures of the home page's collage in cell order. */
export const storyPictures = [4, 2, 1, 3, 5].flatMap((n) => findPicture(`src/assets/story/${n}.jpg`) ?? []);

/**
 * Returns a picture's width and height. Astro would publish the original of a picture whose own properties are
 * read.
 */
export async function measurePicture(src: ImageMetadata): Promise<{ width: number; height: number }> {
  const { width, height } = (await getImage({ src })).attributes;
  return { width, height };
}

/** Returns the widths that a picture can fill. */
export async function fitWidths(src: ImageMetadata, widths: readonly number[]): Promise<number[]> {
  const { width: most } = await measurePicture(src);
  return widths.filter((width) => width <= most);
}

const sharedSide = 1200;

/** A picture beside a link to a page in messages and social networks. */
export interface SharedPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** Makes the picture of a page's link. Nothing is cropped, unless the picture is higher than `maxHeight`. */
export async function sharePicture(
  image: ImageMetadata,
  alt: string,
  maxHeight = sharedSide,
): Promise<SharedPicture> {
  const own = await measurePicture(image);
  const width = Math.min(own.width, sharedSide);
  const height = Math.min(Math.round((width * own.height) / own.width), maxHeight);
  const { src } = await getImage({ src: image, width, height, fit: 'cover', format: 'jpeg', quality: 70 });
  return { src, width, height, alt };
}

/** Dense screens hide the artefacts of a lower quality. */
const qualities = { any: 50, dense: 42 };

/**
 * Makes one AVIF file. Widths above `plain` get the lower quality, because only dense screens choose them.
 */
export const makeAvif = (src: ImageMetadata, width: number, plain = Number.POSITIVE_INFINITY) =>
  getImage({ src, width, format: 'avif', quality: width > plain ? qualities.dense : qualities.any });

/** Returns a `srcset` of AVIF files, with one file for each width that the picture can fill. */
export async function makeAvifSet(
  image: ImageMetadata,
  widths: readonly number[],
  plain = Number.POSITIVE_INFINITY,
): Promise<string> {
  const fitting = await fitWidths(image, widths);
  const files = await Promise.all(fitting.map((width) => makeAvif(image, width, plain)));
  return files.map((file, index) => `${file.src} ${fitting[index]}w`).join(', ');
}
