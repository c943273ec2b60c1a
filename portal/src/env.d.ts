interface ImportMetaEnv {
  /** Version of the app, from its package. */
  readonly APP_VERSION: string;
  /** Whether pages that are not built yet have addresses. Off in released builds. */
  readonly INTERNAL_BUILD: boolean;
}
