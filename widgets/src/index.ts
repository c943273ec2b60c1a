/**
 * The custom elements, for bundlers. Importing does nothing and works on a server; `defineInvoice()` registers the tag.
 * `createInvoiceElement()` answers the class alone.
 */
export { createBankDebitElement, defineBankDebit } from './elements/define-bank-debit.tsx';
export { createInvoiceElement, defineInvoice } from './elements/define-invoice.tsx';
export type {
  QuittanceBankDebitElement,
  QuittanceElement,
  QuittanceInvoiceElement,
} from './elements/element-types.ts';
export type { DefineOptions, VersionConflict, WidgetElementClass } from './elements/registration.ts';
export type { WidgetSession } from './elements/sessions.ts';
export type { Messages, TextTree } from './elements/translator.ts';
export { createQuittance, type Quittance, type QuittanceOptions } from './quittance.ts';
export { version } from './version.ts';
export type { PaymentMethod, WidgetError, WidgetEventDetails } from './widget/widget-events.ts';
