import { type CategorySlug, categories, type PageId } from '~/config/routes';

export type Theme = 'turmeric' | 'chilli' | 'cardamom' | 'clove';

export interface Look {
  theme: Theme;
  /** Picture below `src/assets/`. */
  picture: string;
  /** Which part of the picture to keep; `attention` finds the liveliest. */
  position?: 'centre' | 'left' | 'right' | 'attention';
  /** A wide picture that has room for words on its left fills the whole card. */
  layout?: 'full';
}

/** A page or a category that has a card for social networks. */
export type SocialId = PageId | `products-${CategorySlug}`;

/** Looks of pages whose cards differ from {@link standard}, in the colours of their banners. */
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

const standard: Look = { theme: 'chilli', picture: 'story/2.jpg' };

/** Theme and picture of a page's card; a category's are those of its banner and its menu. */
export function lookOf(id: SocialId): Look {
  const category = categories.find(({ slug }) => id === `products-${slug}`);
  if (category) return { theme: category.theme, picture: `categories/${category.slug}.jpg` };
  return looks[id] ?? standard;
}
