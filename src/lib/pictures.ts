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

/** Widths in pixels of the hero's pictures. */
export const heroWidths = [1024, 1536, 2048];

/** The hero's crop for narrow screens; 736 px is what most cheap phones choose. */
export const heroPhone = {
  widths: [640, 736, 828],
  plain: 0,
  media: '(max-width: 1023.98px)',
  sizes: '100vw',
};

/** Widths of a card's square picture: a plain screen, two columns on a phone, and one column or a dense screen. */
export const cardPicture = { widths: [288, 384, 560], plain: 288 };

/** The five pictures of the story collage, in the order of its cells. */
export const storyPictures: ImageMetadata[] = [story4, story2, story1, story3, story5];

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
