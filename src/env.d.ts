interface ImportMetaEnv {
  /** URL that receives web-performance metrics. Nothing is sent without it. */
  readonly PUBLIC_VITALS_URL?: string;
}
