import type { CopyId } from '~/lib/page';

export type Ground = 'turmeric' | 'chilli' | 'cardamom' | 'clove';

export interface Look {
  ground: Ground;
  /** Picture below `src/assets/`. */
  picture: string;
  /** Which part of the picture to keep; `attention` finds the liveliest. */
  position?: 'centre' | 'left' | 'right' | 'attention';
  /** A wide picture that has room for words on its left fills the whole card. */
  layout?: 'full';
}

/** Ground and picture of each page's card for social networks: the colours of the page's own banner. */
export const socialLooks: Record<Exclude<CopyId, 'not-found' | 'offline'>, Look> = {
  home: { ground: 'turmeric', picture: 'heroes/hero-1.jpg', layout: 'full' },
  about: { ground: 'cardamom', picture: 'story/3.jpg' },
  history: { ground: 'cardamom', picture: 'story/5.jpg' },
  faq: { ground: 'cardamom', picture: 'posts/07.jpg' },
  recipe: { ground: 'turmeric', picture: 'recipes/mo-mo.jpg' },
  blog: { ground: 'turmeric', picture: 'posts/08.jpg' },
  products: { ground: 'chilli', picture: 'story/2.jpg' },
  'products-box': { ground: 'chilli', picture: 'categories/box.jpg' },
  'products-pouch': { ground: 'turmeric', picture: 'categories/pouch.jpg' },
  'products-whole': { ground: 'cardamom', picture: 'categories/whole.jpg' },
  'products-other': { ground: 'clove', picture: 'categories/other.jpg' },
  contact: { ground: 'turmeric', picture: 'posts/01.jpg', position: 'right' },
  order: { ground: 'chilli', picture: 'story/4.jpg' },
  dealers: { ground: 'chilli', picture: 'posts/10.jpg' },
  team: { ground: 'cardamom', picture: 'story/1.jpg' },
  media: { ground: 'cardamom', picture: 'posts/05.jpg' },
  terms: { ground: 'clove', picture: 'posts/04.jpg' },
  privacy: { ground: 'clove', picture: 'posts/12.jpg' },
  priceList: { ground: 'chilli', picture: 'posts/06.jpg' },
  testimonials: { ground: 'cardamom', picture: 'recipes/masala-tea.jpg' },
};
