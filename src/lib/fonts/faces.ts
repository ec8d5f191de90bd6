import { families, nepaliFamily } from '~/config/fonts';
import { type Locale, languageOf } from '~/config/locales';

/** A face of one of the brand's fonts, as the arguments of `new FontFace`. */
type FontFaceArguments = [
  family: string,
  source: string,
  descriptors: { weight: string; unicodeRange?: string },
];

/** The files of each font, as `fontData` of `astro:assets` lists them by variable. */
type FontFiles = Record<string, { src: { url: string }[]; weight?: string }[] | undefined>;

const common = ['--font-display', '--font-text', '--font-wordmark'] as const;

/** The faces that all pages of a language show. */
export function listFaces(files: FontFiles, locale: Locale): FontFaceArguments[] {
  const isDevanagari = languageOf(locale).script === 'Deva';
  const shown = isDevanagari ? ([...common, '--font-headings'] as const) : common;
  return shown.flatMap((variable) =>
    (files[variable] ?? []).map(({ src: [file], weight = 'normal' }): FontFaceArguments => {
      if (!file) throw new Error(`Astro has no file of the font ${variable}`);
      // Spaces and commas of a text in Devanagari do not wait for the font of its few Latin words: lines would break anew.
      const isPartial = isDevanagari && variable === '--font-text';
      const range = isPartial && { unicodeRange: 'U+21-2B,U+2D-9F,U+A1-2192' };
      return [families[variable], `url(${file.url})`, { weight, ...range }];
    }),
  );
}

/** The rules of the faces, for browsers without scripts. */
export function writeFaceRules(faces: FontFaceArguments[]): string {
  const rules = faces.map(
    ([family, source, { weight, unicodeRange }]) =>
      `@font-face{font-family:${family};src:${source};font-weight:${weight};` +
      `${unicodeRange ? `unicode-range:${unicodeRange};` : ''}font-display:swap}`,
  );
  return `@media (scripting:none){${rules.join('')}}`;
}

/**
 * The face of Nepali names on pages in other scripts, and the rule that gives it to them once `layout/scripts/idle` has set
 * `data-native`. A face that a script adds instead has the whole page laid out anew, not the names alone: 0.1 s of a slow
 * phone. Styles of components win over the rule; in a layer, it would stand before `layers.css` and change their order.
 */
export function writeNameRules(files: FontFiles): string {
  const file = files['--font-devanagari']?.[0]?.src[0];
  if (!file) throw new Error('Astro has no file of the font --font-devanagari');
  return (
    `@font-face{font-family:${nepaliFamily};src:url(${file.url});font-display:swap}` +
    `:where([data-native] [lang=ne]){font-family:${nepaliFamily},var(--devanagari)}`
  );
}

/**
 * When the first page of a visit asks for its faces. Where a picture is the largest thing of the first view: after the
 * first paint, so that the picture has a slow line for itself (else it comes 30 to 40 ms later), and in the words of
 * `startAfterPaint`, without which the Nepali home page would be 50 bytes over its first round trip. Elsewhere: after the
 * first frame. On the catalogue the paint is told only after a long second frame, and faces came 0.4 s later, behind its
 * lazy pictures.
 */
export type FaceStart = 'paint' | 'frame';

const starts: Record<FaceStart, string> = {
  paint: 'new PerformanceObserver((l,o)=>{o.disconnect();e()}).observe({type:"paint",buffered:true})',
  frame: 'requestAnimationFrame(()=>setTimeout(e,0))',
};

/**
 * A script that loads the faces, on the first page of a visit as `start` says. Later pages find them in the cache and ask
 * at once. All are shown together: as rules, each has the page laid out anew when it comes, and before that the system
 * searched for a font in its place, which took a slow phone 0.15 s of the home page's largest paint. Until then text
 * stands in fallbacks that are as wide, so nothing moves (src/styles/fallbacks.css). A face that fails is left out.
 */
export const writeFaceScript = (faces: FontFaceArguments[], start: FaceStart): string =>
  `{let e=()=>Promise.allSettled(${JSON.stringify(faces)}.map(f=>new FontFace(...f).load()))` +
  '.then(l=>l.map(({value:f})=>f&&document.fonts.add(f)));' +
  `document.referrer.startsWith(location.origin)?e():${starts[start]}}`;
