import type { EditorTexts } from '../editor';

type Title = Pick<EditorTexts, 'menu' | 'heading' | 'motif'>;

const title = (menu: string, motif: string, heading = `${menu} Dashboard`): Title => ({
  menu,
  heading,
  motif,
});

/**
 * Titles of the editors with a page, by their ids. The build reads these instead of the editors, or Astro would write
 * the styles of their parts into the page twice.
 */
export const pageTitles = {
  faq: title('FAQ', 'seed', 'FAQs Dashboard'),
  gallery: title('Gallery', 'star'),
  products: title('Products', 'cardamom'),
  order: title('Order Online', 'chilli', 'Orders Management'),
  dealers: title('Dealers', 'leaf'),
  testimonials: title('Testimonials', 'star'),
  team: title('Team', 'cardamom'),
  recipe: title('Recipe', 'chilli'),
  media: title('Media Coverages', 'seed'),
  contact: title('Contact', 'leaf'),
};

/** Titles of all editors. */
export const titles = { ...pageTitles, shops: title('Shops', 'leaf', 'Shops on the page ‘Where to buy’') };
