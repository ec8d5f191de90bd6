import type { ImageMetadata } from 'astro';
import story1 from '~/assets/story/1.jpg';
import story2 from '~/assets/story/2.jpg';
import story3 from '~/assets/story/3.jpg';
import story4 from '~/assets/story/4.jpg';
import story5 from '~/assets/story/5.jpg';

const folder = '/src/assets/categories/';
const stillLifes = import.meta.glob<ImageMetadata>('/src/assets/categories/*.jpg', {
  eager: true,
  import: 'default',
});

/** The still life of a category, shown in the menu. @throws Error naming the file that is missing */
export function categoryPicture(slug: string): ImageMetadata {
  const picture = stillLifes[`${folder}${slug}.jpg`];
  if (!picture) throw new Error(`${folder.slice(1)}${slug}.jpg: the category needs this picture`);
  return picture;
}

const stills = import.meta.glob<ImageMetadata>('/src/assets/banners/*.jpg', {
  eager: true,
  import: 'default',
});

/** The still in the banner of a page, named like the page; a page may have none. */
export function bannerPicture(id: string): ImageMetadata | undefined {
  return stills[`/src/assets/banners/${id}.jpg`];
}

/** A picture and the files that browsers choose from. */
export interface PictureFiles {
  src: ImageMetadata;
  /** Widths in pixels that browsers may choose from. */
  widths: readonly number[];
  /** How wide the picture is shown. */
  sizes: string;
  /** The largest width that screens choose whose points can be seen. */
  plain?: number;
  /** The screens that it is for, where others show another crop. */
  media?: string;
}

/** Widths in pixels of the hero's pictures. */
export const heroWidths = [1024, 1536, 2048];

/** The hero's crop for narrow screens. Neighbouring sizes would weigh almost the same. */
export const heroPhone = {
  widths: [736],
  plain: 0,
  media: '(max-width: 1023.98px)',
  sizes: '100vw',
};

const bannerWidths = { widths: [480, 736, 1200], plain: 0 };

/** The still of a banner: the right part of wide screens; on a phone a strip, or a small one at the right. */
export const bannerFiles = {
  whole: { ...bannerWidths, sizes: '(min-width: 768px) 46vw, 100vw' },
  small: { ...bannerWidths, sizes: '(min-width: 768px) 46vw, 40vw' },
};

/** Sizes of a card's square picture. The smaller one is for plain screens and for two columns on a phone. */
const cardFiles = { widths: [384, 560], plain: 0 };

/** The square pictures of cards, by how wide their list shows them. */
export const cardPictures = {
  columns: { ...cardFiles, sizes: '(min-width: 1250px) 282px, (min-width: 1024.02px) 22vw, 46vw' },
  fit: { ...cardFiles, sizes: '(min-width: 1250px) 282px, 320px' },
  scroller: { ...cardFiles, sizes: '266px' },
};

/** The picture of a product's page. No file is larger than its source. */
export const productPicture = {
  widths: [480, 736, 1000],
  plain: 0,
  sizes: '(min-width: 900px) 704px, 384px',
};

export const recipePicture = {
  widths: [240, 480, 672],
  sizes: '(min-width: 1250px) 384px, (min-width: 769px) 30vw, 120px',
};

export const postPicture = {
  widths: [320, 480, 640],
  sizes: '(min-width: 1250px) 384px, (min-width: 1025px) 30vw, 92vw',
};

/** The five pictures of the home page's collage, in the order of its cells. */
export const storyPictures: ImageMetadata[] = [story4, story2, story1, story3, story5];

/** Where a picture's own file is. @throws Error where Astro does not tell */
export function picturePath(image: ImageMetadata & { fsPath?: string }): string {
  if (!image.fsPath) throw new Error(`Astro does not tell where the picture ${image.src} is`);
  return image.fsPath;
}

/**
 * A picture's width and height in pixels. Astro ships the untouched original of every imported picture of
 * which a property was read; its `clone` may be read freely.
 */
export function measurePicture(image: ImageMetadata & { clone?: ImageMetadata }): {
  width: number;
  height: number;
} {
  const { width, height } = image.clone ?? image;
  return { width, height };
}
