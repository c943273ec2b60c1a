// Free of React's types, since projects without React read them too.

export interface DefineOptions {
  /** Default `quittance`; another one lets two versions live on one page. */
  readonly prefix?: string;
  /** Default: the page's. */
  readonly registry?: CustomElementRegistry;
}

/** Two versions want the same tag; the first stays. Sent to the window as `quittance-version-conflict`. */
export interface VersionConflict {
  readonly tag: string;
  readonly kept: string | undefined;
  readonly ignored: string;
}

export type WidgetElementClass = (new () => HTMLElement) & { readonly version: string };
