interface ImportMetaEnv {
  /** Where web-performance metrics are beaconed; nothing is sent when unset. */
  readonly PUBLIC_VITALS_URL?: string;
}
