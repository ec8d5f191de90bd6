/**
 * Cuts the brand's fonts to the letters that pages show, and draws the brand's native name. The results are
 * committed. Run `npm run fonts` if a test lists letters that they lack, or after a change of the brand.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { parse } from 'yaml';
import { secondNameLanguage } from '../config/locales.ts';
import { brand } from '../config/site.ts';

/** Basic Latin and the signs of texts. Browsers take other letters from the uncut fonts (`fonts.css`). */
const latin = `${String.fromCharCode(
  ...Array(95)
    .keys()
    .map((at) => 32 + at),
)}\u00a0©°é·¼½¾×–—‘’“”…•`;
/** Features that shape Devanagari. Kerning is left out, because it is large and hardly visible. */
const shaping = 'abvm abvs akhn blwf blwm blws calt ccmp cjct half mark nukt pres psts rclt rkrf rphf'.split(
  ' ',
);

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));
const lettersOf = (texts: string[]) => (texts.join('').match(/[\u0900-\u097f\u200c\u200d]/g) ?? []).join('');
const names = read('src/content/products/*/*.yaml').map((text) => parse(text)[secondNameLanguage]?.name);
const texts = [...read('src/content/**/*.{yaml,md}'), ...read('src/config/**/*.{json,ts}')];

/** Cuts a font of Fontsource to a weight, or a range of weights, and to letters and features, if there are any. */
async function cut(
  name: string,
  wght: number | { min: number; max: number },
  text = '',
  keepFeatures?: string[],
) {
  const family = name.startsWith('anek') ? 'anek-latin' : 'eczar';
  const source = readFileSync(`node_modules/@fontsource-variable/${family}/files/${name}-wght-normal.woff2`);
  const options = { variationAxes: { wght }, noHinting: true, keepAllGlyphs: text === '' };
  const font = await subsetFont(source, text, { ...options, keepFeatures, targetFormat: 'truetype' });
  // Hides Eczar's own rules for Nepali, which lack reph, क्ष and ज्ञ. Shapers then apply those for any language.
  for (let at = font.indexOf('NEP '); at >= 0; at = font.indexOf('NEP ')) font.write('NEPX', at);
  return font;
}

/** Draws text on a fifth of the font's grid, as high as the font's size. Its baseline is 27 % above the lower edge. */
function draw(text: string, file: Uint8Array): string {
  const [font, run] = [new Font(new Face(new Blob(file))), new Run()];
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const shrink = (path: string) =>
    path.replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number) / 5)));
  let width = 0;
  const paths = run.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.getGlyphPositions()[at] ?? {};
    const place = shrink(`${width + xOffset},${yOffset}`);
    width += xAdvance;
    return `<path transform="translate(${place})" d="${shrink(font.glyphToPath(codepoint))}"/>`;
  });
  return `<svg viewBox="0 -146 ${width / 5} 200" height="1em" fill="currentColor" overflow="visible" role="img" aria-label="${text}"><g transform="scale(1 -1)">${paths.join('')}</g></svg>\n`;
}

const devanagari = lettersOf(texts);
const write = (name: string, content: string | Uint8Array) =>
  writeFileSync(`src/assets/fonts/${name}`, content);
const web = async (font: Uint8Array) => subsetFont(font, '', { keepAllGlyphs: true, targetFormat: 'woff2' });
write('anek.woff2', await web(await cut('anek-latin-latin', { min: 400, max: 600 }, latin, ['tnum'])));
write('eczar.woff2', await web(await cut('eczar-latin', 700, latin, ['kern'])));
write('names.woff2', await web(await cut('eczar-devanagari', 400, lettersOf(names), shaping)));
write('headings.woff2', await web(await cut('eczar-devanagari', 600, `${devanagari} ,?`, shaping)));
const symbols = readFileSync(
  'node_modules/@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
);
write('stars.woff2', await subsetFont(symbols, '★⯪☆', { noHinting: true, targetFormat: 'woff2' }));
write('wordmark.svg', brand.native.text && draw(brand.native.text, await cut('eczar-devanagari', 600)));
// The check of the content names letters that are not here.
write('letters.txt', [...new Set(latin + devanagari)].sort().join(''));
process.stdout.write(
  'Cut the fonts in src/assets/fonts/ to the letters of the content. Commit what has changed.\n',
);
