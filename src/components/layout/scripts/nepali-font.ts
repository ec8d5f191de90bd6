/**
 * Loads the font of Nepali names once the page has been painted and is idle: fetched at once, its 24 KB delay the first
 * paint of a slow phone by 0.1 s (Lighthouse, price list: 1.02 s, else 0.89 s). Until then, and without scripts, the
 * names stand in the reader's own Devanagari font.
 */
import { families } from '~/config/fonts';
import { whenIdle } from './when-idle';

const { nepaliFont } = document.documentElement.dataset;

if (nepaliFont)
  whenIdle(async () => {
    const source = `url("${nepaliFont}") format("woff2")`;
    const unicodeRange = 'U+0900-097F, U+200C-200D';
    document.fonts.add(
      new FontFace(families['--font-devanagari'], source, { display: 'swap', unicodeRange }),
    );
  });
