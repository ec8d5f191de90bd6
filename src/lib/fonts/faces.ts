import { families, nepaliFamily } from '~/config/fonts';
import { type Locale, languageOf, secondNameLanguage } from '~/config/locales';

/** A font face as the arguments of `new FontFace`. */
type FontFaceArguments = [
  family: string,
  source: string,
  descriptors: { weight: string; unicodeRange?: string },
];

/** The files of each font by CSS variable, as in `fontData` of `astro:assets`. */
type FontFiles = Record<string, { src: { url: string }[]; weight?: string }[] | undefined>;

const common = ['--font-display', '--font-text', '--font-wordmark'] as const;

/** Lists the faces that all pages of a language use. */
export function listFaces(files: FontFiles, locale: Locale): FontFaceArguments[] {
  const isDevanagari = languageOf(locale).script === 'Deva';
  const shown = isDevanagari ? ([...common, '--font-headings'] as const) : common;
  return shown.flatMap((variable) =>
    (files[variable] ?? []).map(({ src: [file], weight = 'normal' }): FontFaceArguments => {
      if (!file) throw new Error(`Astro has no file of the font ${variable}`);
      // Spaces and commas in Devanagari text must not change the line breaks when the Latin font loads.
      const isPartial = isDevanagari && variable === '--font-text';
      const range = isPartial && { unicodeRange: 'U+21-2B,U+2D-9F,U+A1-2192' };
      return [families[variable], `url(${file.url})`, { weight, ...range }];
    }),
  );
}

/** Writes the rules of the faces for browsers without scripts, or for all if the page runs no scripts. */
export function writeFaceRules(faces: FontFaceArguments[], isStatic = false): string {
  const rules = faces.map(
    ([family, source, { weight, unicodeRange }]) =>
      `@font-face{font-family:${family};src:${source};font-weight:${weight};` +
      `${unicodeRange ? `unicode-range:${unicodeRange};` : ''}font-display:swap}`,
  );
  return isStatic ? rules.join('') : `@media (scripting:none){${rules.join('')}}`;
}

/**
 * Writes the face of Nepali names on other pages, and a rule that uses it after `layout/scripts/idle` sets
 * `data-native`. A face added by script would relayout the whole page, not only the names. The rule has no
 * layer, because it precedes `layers.css` and would change the order of layers. The Nepali face has no brackets.
 * Without Nepali names there are no rules.
 */
export function writeNameRules(files: FontFiles): string {
  const faces = files['--font-devanagari'];
  if (!faces) return '';
  const file = faces[0]?.src[0];
  if (!file) throw new Error('Astro has no file of the font --font-devanagari');
  return (
    `@font-face{font-family:${nepaliFamily};src:url(${file.url});font-display:swap}` +
    `:where([data-native] [lang=${secondNameLanguage}]){font-family:${nepaliFamily},${families['--font-text']},var(--devanagari)}`
  );
}

/**
 * Time at which the first page of a visit requests its faces. `paint` leaves a slow connection to the largest
 * picture. `frame` suits pages whose largest element is text.
 */
export type FaceStart = 'paint' | 'frame';

/**
 * Some browsers report no paint, for privacy, or have no observer. A timer loads their faces. Elsewhere they load in a
 * task after the paint's, which is long enough.
 */
const starts: Record<FaceStart, string> = {
  paint:
    'let t=setTimeout(e,2e3);try{new PerformanceObserver((l,o)=>{o.disconnect();clearTimeout(t);setTimeout(e)})' +
    '.observe({type:"paint",buffered:true})}catch{}',
  frame: 'requestAnimationFrame(()=>setTimeout(e,0))',
};

/**
 * Writes a script that loads the faces, on the first page of a visit at `start`. Later pages request them at
 * once from the cache. Adds all faces together, because each one would relayout the page. Fallbacks of the
 * same width replace them until then (src/styles/fallbacks.css). Skips a face that fails.
 */
export const writeFaceScript = (faces: FontFaceArguments[], start: FaceStart): string =>
  `{let e=()=>Promise.allSettled(${JSON.stringify(faces)}.map(f=>new FontFace(...f).load()))` +
  '.then(l=>l.map(({value:f})=>f&&document.fonts.add(f)));' +
  `if(document.referrer.startsWith(location.origin))e();else{${starts[start]}}}`;
