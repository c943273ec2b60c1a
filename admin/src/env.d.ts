interface ImportMetaEnv {
  /** Version of the app, from its package. */
  readonly APP_VERSION: string;
}
