/**
 * The custom elements, for bundlers. Importing has no side effects and works on a server; `defineInvoice()` registers
 * the tag. `createInvoiceElement()` returns only the class.
 */

export type { Messages, TextTree } from '@quittance/sdk/i18n';
export type { QuittanceElement } from './elements/quittance-element.generated.ts';
export type { DefineOptions, VersionConflict, WidgetElementClass } from './elements/registration.ts';
export type { WidgetSession } from './elements/sessions.ts';
export * from './elements/widgets.generated.ts';
export { createQuittance, type Quittance, type QuittanceOptions } from './quittance.ts';
export { version } from './version.ts';
export type { WidgetEventDetails } from './widget/event-details.generated.ts';
export type { PaymentMethod, WidgetError } from './widget/event-types.ts';
