/**
 * What waits until the page has been painted and is idle. Parts below the first view (`later`) are laid out then, for
 * screenshots of whole pages, reader modes and `innerText`: one at a time, because four cards at once block a slow
 * phone for more than 50 ms. The font of Nepali names is loaded: fetched at once, its
 * 24 KB delay the first paint of a slow phone by 0.1 s (Lighthouse, price list: 1.02 s, else 0.89 s). Until then, and
 * without scripts, the names stand in the reader's own Devanagari font.
 */
import { nepaliFamily } from '~/config/fonts';
import { onIdle, whenIdle } from './when-idle';

function layOut(parts: Element[]): void {
  parts.shift()?.classList.remove('later');
  if (parts.length > 0) onIdle(() => layOut(parts));
}

whenIdle(async () => {
  layOut([...document.querySelectorAll('.later')]);
  const { nepaliFont } = document.documentElement.dataset;
  if (!nepaliFont) return;
  const unicodeRange = 'U+900-97F,U+200C-200D';
  document.fonts.add(new FontFace(nepaliFamily, `url(${nepaliFont})`, { display: 'swap', unicodeRange }));
});
