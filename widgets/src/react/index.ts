/** The widgets for React hosts. Styles: `@quittance/widgets/styles.css`. */
export { BankDebit, type BankDebitProps } from '../bank-debit/bank-debit.tsx';
export { Invoice, type InvoiceProps } from '../invoice/invoice.tsx';
export { type StatusBanner, statusBanner } from '../invoice/status-banner.ts';
export type { InvoiceAccess } from '../invoice/use-invoice.ts';
export { QuittanceProvider } from '../kit/base/provider.tsx';
export type { WidgetCallbacks } from '../widget/callbacks.ts';
export { useResourceState } from '../widget/use-resource-state.ts';
export type { PaymentMethod, WidgetError, WidgetEventDetails } from '../widget/widget-events.ts';
