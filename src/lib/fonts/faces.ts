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
 * When the first page of a visit requests its faces. `paint`: after the first paint, so that the largest picture has a slow
 * line for itself. `frame`: after the first frame, for pages whose largest thing is text.
 */
export type FaceStart = 'paint' | 'frame';

/** Some browsers report no paint, for privacy, or have no observer at all: a timer loads their faces. */
const starts: Record<FaceStart, string> = {
  paint:
    'let t=setTimeout(e,2e3);try{new PerformanceObserver((l,o)=>{o.disconnect();clearTimeout(t);e()})' +
    '.observe({type:"paint",buffered:true})}catch{}',
  frame: 'requestAnimationFrame(()=>setTimeout(e,0))',
};

/**
 * A script that loads the faces, on the first page of a visit as `start` says. Later pages find them in the cache and
 * request them at once. All are shown together, because each one that comes alone lays out the whole page again. Until
 * then text stands in fallbacks of the same width (src/styles/fallbacks.css). A face that fails is left out.
 */
export const writeFaceScript = (faces: FontFaceArguments[], start: FaceStart): string =>
  `{let e=()=>Promise.allSettled(${JSON.stringify(faces)}.map(f=>new FontFace(...f).load()))` +
  '.then(l=>l.map(({value:f})=>f&&document.fonts.add(f)));' +
  `if(document.referrer.startsWith(location.origin))e();else{${starts[start]}}}`;
