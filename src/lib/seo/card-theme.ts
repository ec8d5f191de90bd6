import { type CategorySlug, categories, type PageId } from '~/config/routes';

export type ThemeColour = 'turmeric' | 'chilli' | 'cardamom' | 'clove';

export interface CardTheme {
  colour: ThemeColour;
  /** Path relative to `src/assets/`. */
  picture: string;
  /** Part of the picture to keep. `attention` finds the liveliest. */
  position?: 'centre' | 'left' | 'right' | 'attention';
  /** Fills the whole card with a wide picture that has room for words on its left. */
  layout?: 'full';
}

/** A page or category with a card for social networks. */
export type SocialId = PageId | `products-${CategorySlug}`;

/** Themes in the colours of the banners. All other pages use {@link defaultTheme}. */
const cardThemes: Partial<Record<SocialId, CardTheme>> = {
  home: { colour: 'turmeric', picture: 'heroes/hero-1.jpg', layout: 'full' },
  about: { colour: 'cardamom', picture: 'story/3.jpg' },
  history: { colour: 'cardamom', picture: 'story/5.jpg' },
  faq: { colour: 'cardamom', picture: 'posts/07.jpg' },
  recipe: { colour: 'turmeric', picture: 'recipes/mo-mo.jpg' },
  feast: { colour: 'turmeric', picture: 'recipes/chicken-biryani.jpg' },
  blog: { colour: 'turmeric', picture: 'posts/08.jpg' },
  contact: { colour: 'turmeric', picture: 'posts/01.jpg', position: 'right' },
  order: { colour: 'chilli', picture: 'story/4.jpg' },
  dealers: { colour: 'chilli', picture: 'posts/10.jpg' },
  team: { colour: 'cardamom', picture: 'story/1.jpg' },
  media: { colour: 'cardamom', picture: 'posts/05.jpg' },
  terms: { colour: 'clove', picture: 'posts/04.jpg' },
  privacy: { colour: 'clove', picture: 'posts/12.jpg' },
  whereToBuy: { colour: 'cardamom', picture: 'story/4.jpg' },
  priceList: { colour: 'chilli', picture: 'posts/06.jpg' },
  testimonials: { colour: 'cardamom', picture: 'recipes/masala-tea.jpg' },
};

const defaultTheme: CardTheme = { colour: 'chilli', picture: 'story/2.jpg' };

/**
 * Returns the theme of a page's card. A category has the colour of its banner and the picture of its menu
 * entry.
 */
export function cardThemeOf(id: SocialId): CardTheme {
  const category = categories.find(({ slug }) => id === `products-${slug}`);
  if (category) return { colour: category.theme, picture: `categories/${category.slug}.jpg` };
  return cardThemes[id] ?? defaultTheme;
}
