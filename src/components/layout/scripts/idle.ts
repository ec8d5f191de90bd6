/**
 * What waits until the page has been painted and is idle. Parts below the first view (`later`) are laid out then, for
 * screenshots of whole pages, reader modes and `innerText`. The font of Nepali names is loaded: fetched at once, its
 * 24 KB delay the first paint of a slow phone by 0.1 s (Lighthouse, price list: 1.02 s, else 0.89 s). Until then, and
 * without scripts, the names stand in the reader's own Devanagari font.
 */
import { nepaliFamily } from '~/config/fonts';
import { whenIdle } from './when-idle';

const { dataset } = document.documentElement;

whenIdle(async () => {
  dataset.idle = '';
  if (!dataset.nepaliFont) return;
  const source = `url("${dataset.nepaliFont}")`;
  const unicodeRange = 'U+0900-097F, U+200C-200D';
  document.fonts.add(new FontFace(nepaliFamily, source, { display: 'swap', unicodeRange }));
});
