import type { CopyId } from '~/lib/page';

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

/** Theme and picture of each page's card for social networks: the colours of the page's own banner. */
export const socialLooks: Record<Exclude<CopyId, 'not-found' | 'offline'>, Look> = {
  home: { theme: 'turmeric', picture: 'heroes/hero-1.jpg', layout: 'full' },
  about: { theme: 'cardamom', picture: 'story/3.jpg' },
  history: { theme: 'cardamom', picture: 'story/5.jpg' },
  faq: { theme: 'cardamom', picture: 'posts/07.jpg' },
  recipe: { theme: 'turmeric', picture: 'recipes/mo-mo.jpg' },
  blog: { theme: 'turmeric', picture: 'posts/08.jpg' },
  products: { theme: 'chilli', picture: 'story/2.jpg' },
  'products-box': { theme: 'chilli', picture: 'categories/box.jpg' },
  'products-pouch': { theme: 'turmeric', picture: 'categories/pouch.jpg' },
  'products-whole': { theme: 'cardamom', picture: 'categories/whole.jpg' },
  'products-other': { theme: 'clove', picture: 'categories/other.jpg' },
  contact: { theme: 'turmeric', picture: 'posts/01.jpg', position: 'right' },
  order: { theme: 'chilli', picture: 'story/4.jpg' },
  dealers: { theme: 'chilli', picture: 'posts/10.jpg' },
  team: { theme: 'cardamom', picture: 'story/1.jpg' },
  media: { theme: 'cardamom', picture: 'posts/05.jpg' },
  terms: { theme: 'clove', picture: 'posts/04.jpg' },
  privacy: { theme: 'clove', picture: 'posts/12.jpg' },
  priceList: { theme: 'chilli', picture: 'posts/06.jpg' },
  testimonials: { theme: 'cardamom', picture: 'recipes/masala-tea.jpg' },
};
