/** The widgets for React hosts. Styles: `@quittance/widgets/styles.css`. */
export { BankDebit, type BankDebitProps } from '../bank-debit/bank-debit.tsx';
export { Invoice, type InvoiceProps } from '../invoice/invoice.tsx';
export type { InvoiceAccess } from '../invoice/use-invoice.ts';
export { QuittanceProvider } from '../kit/base/provider.tsx';
export type { WidgetCallbacks } from '../widget/callbacks.ts';
export type { PaymentMethod, WidgetError, WidgetEventDetails } from '../widget/widget-events.ts';
