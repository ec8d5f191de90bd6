declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** Cuts nothing, for a change of format alone; the text has to be empty. */
    keepAllGlyphs?: boolean;
    /** Pins an axis to one value, or narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** The OpenType features to keep, by their tags; all where it is missing. */
    keepFeatures?: string[] | undefined;
    /** Drops the instructions for coarse screens. */
    noHinting?: boolean;
  }

  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
