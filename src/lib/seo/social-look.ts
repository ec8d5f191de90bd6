import { type CategorySlug, categories, type PageId } from '~/config/routes';

export type Theme = 'turmeric' | 'chilli' | 'cardamom' | 'clove';

export interface Look {
  theme: Theme;
  /** Path relative to `src/assets/`. */
  picture: string;
  /** Part of the picture to keep. `attention` finds the liveliest. */
  position?: 'centre' | 'left' | 'right' | 'attention';
  /** Fills the whole card with a wide picture that has room for words on its left. */
  layout?: 'full';
}

/** A page or category with a card for social networks. */
export type SocialId = PageId | `products-${CategorySlug}`;

/** Looks in the colours of the banners. All other pages use {@link defaultLook}. */
const looks: Partial<Record<SocialId, Look>> = {
  home: { theme: 'turmeric', picture: 'heroes/hero-1.jpg', layout: 'full' },
  about: { theme: 'cardamom', picture: 'story/3.jpg' },
  history: { theme: 'cardamom', picture: 'story/5.jpg' },
  faq: { theme: 'cardamom', picture: 'posts/07.jpg' },
  recipe: { theme: 'turmeric', picture: 'recipes/mo-mo.jpg' },
  blog: { theme: 'turmeric', picture: 'posts/08.jpg' },
  contact: { theme: 'turmeric', picture: 'posts/01.jpg', position: 'right' },
  order: { theme: 'chilli', picture: 'story/4.jpg' },
  dealers: { theme: 'chilli', picture: 'posts/10.jpg' },
  team: { theme: 'cardamom', picture: 'story/1.jpg' },
  media: { theme: 'cardamom', picture: 'posts/05.jpg' },
  terms: { theme: 'clove', picture: 'posts/04.jpg' },
  privacy: { theme: 'clove', picture: 'posts/12.jpg' },
  whereToBuy: { theme: 'cardamom', picture: 'story/4.jpg' },
  priceList: { theme: 'chilli', picture: 'posts/06.jpg' },
  testimonials: { theme: 'cardamom', picture: 'recipes/masala-tea.jpg' },
};

const defaultLook: Look = { theme: 'chilli', picture: 'story/2.jpg' };

/**
 * Returns the look of a page's card. A category has the theme of its banner and the picture of its menu
 * entry.
 */
export function lookOf(id: SocialId): Look {
  const category = categories.find(({ slug }) => id === `products-${slug}`);
  if (category) return { theme: category.theme, picture: `categories/${category.slug}.jpg` };
  return looks[id] ?? defaultLook;
}
