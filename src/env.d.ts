interface ImportMetaEnv {
  /** URL that receives web-performance metrics. Nothing is sent without it. */
  readonly PUBLIC_VITALS_URL?: string;
}

interface Document {
  /** True until a page that Chromium renders in advance is shown. Undefined in other browsers. */
  readonly prerendering?: boolean;
}
