// Without React's types, since projects without React read these types too.

export interface DefineOptions {
  /** Default `quittance`; another prefix allows two versions on one page. */
  readonly prefix?: string;
  /** Default: the page's. */
  readonly registry?: CustomElementRegistry;
}

/** Two versions define the same tag; the first is kept. Sent to the window as `quittance-version-conflict`. */
export interface VersionConflict {
  readonly tag: string;
  readonly kept: string | undefined;
  readonly ignored: string;
}

export type WidgetElementClass = (new () => HTMLElement) & { readonly version: string };
