import type { Quittance } from '../quittance.ts';
import type { WidgetEventDetails, WidgetEventName } from '../widget/widget-events.ts';
import type { VersionConflict } from './registration.ts';
import type { WidgetSession } from './sessions.ts';
import type { Messages } from './translator.ts';

/** What every Quittance element has. Attributes have the same names in kebab case; objects are properties only. */
export interface QuittanceElement extends HTMLElement {
  /** Answers a short-lived token whenever one is needed. Never an attribute, never stored. */
  session: WidgetSession | undefined;
  /** An instance of `createQuittance`, instead of `session`, `baseUrl`, `locale` and `messages`. */
  quittance: Quittance | undefined;
  /** The host's own wording, by namespace and key. */
  messages: Messages | undefined;
  /** BCP 47 tag. Default: the page's language, then the browser's. */
  locale: string | undefined;
  /** Origin of the API. Default: the origin that the script came from. */
  baseUrl: string | undefined;
}

/** `<quittance-invoice>` */
export interface QuittanceInvoiceElement extends QuittanceElement {
  invoiceId: string | undefined;
  /** Shows the invoice without the ways to pay. */
  preview: boolean;
}

/** `<quittance-bank-debit>` */
export interface QuittanceBankDebitElement extends QuittanceElement {
  invoiceId: string | undefined;
}

type WidgetEvents = { [Name in WidgetEventName as `quittance-${Name}`]: CustomEvent<WidgetEventDetails[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    'quittance-invoice': QuittanceInvoiceElement;
    'quittance-bank-debit': QuittanceBankDebitElement;
  }
  // Events bubble, so that they may be heard on any element around a widget.
  interface HTMLElementEventMap extends WidgetEvents {}
  interface WindowEventMap {
    'quittance-version-conflict': CustomEvent<VersionConflict>;
  }
}
