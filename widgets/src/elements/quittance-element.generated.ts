// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import type { WidgetSession } from '../elements/sessions.ts';
import type { Quittance } from '../quittance.ts';
import type { WidgetEventDetails } from '../widget/event-details.generated.ts';
import type { VersionConflict } from './registration.ts';
import type { Messages } from '@quittance/sdk/i18n';

/** Properties of every Quittance element. Attributes have the same names in kebab case. */
export interface QuittanceElementProperties {
  /** BCP 47 tag. Texts are in English or Spanish; amounts and dates are written as in its region. Default: the page's `lang`, then the browser's. */
  locale: string | undefined;
  /** Origin of the API. A script of your own bundle comes from your own origin: set it there. Default: the origin that the script came from. */
  baseUrl: string | undefined;
  /** `{ get({ reason, signal }), account }`. `get` answers a short-lived token whenever one is needed. Never an attribute, never stored. */
  session: WidgetSession | undefined;
  /** An instance of `createQuittance`, instead of `session`, `baseUrl`, `locale` and `messages`. */
  quittance: Quittance | undefined;
  /** Your own wording, by namespace and key. */
  messages: Messages | undefined;
}

/** A Quittance element, with the properties that all have in common. */
export interface QuittanceElement extends HTMLElement, QuittanceElementProperties {}

/** Attributes of every Quittance element. */
export interface QuittanceAttributes {
  /** BCP 47 tag. Texts are in English or Spanish; amounts and dates are written as in its region. Default: the page's `lang`, then the browser's. */
  locale?: string | undefined;
  /** Origin of the API. A script of your own bundle comes from your own origin: set it there. Default: the origin that the script came from. */
  'base-url'?: string | undefined;
  /** Color scheme. One of `light`, `dark`, `auto`. Default: `auto`, the page's own `color-scheme`. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
}

type WidgetEvents = {
  [Name in keyof WidgetEventDetails as `quittance-${Name}`]: CustomEvent<WidgetEventDetails[Name]>;
};

declare global {
  // Events bubble, so that they may be heard on any element around a widget.
  interface HTMLElementEventMap extends WidgetEvents {}
  interface WindowEventMap {
    'quittance-version-conflict': CustomEvent<VersionConflict>;
  }
}
