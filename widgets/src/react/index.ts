/** The widgets for React hosts. Styles: `@quittance/widgets/styles.css`. */
export { AccountBalance, AccountName } from '../balances/account-summary.tsx';
export { BalancesTotal } from '../balances/balances-total.tsx';
export { DepositLines, type DepositWay } from '../balances/deposit-lines.tsx';
export { FundsFigures } from '../balances/funds-figures.tsx';
export { type FundsSource, useFunds } from '../balances/use-funds.ts';
export { AttachedInvoice } from '../invoice/attached-invoice.tsx';
export { InvoiceDocument } from '../invoice/invoice-document.tsx';
export { OfferedOptions } from '../invoice/offered-options.tsx';
export { SellerLogo } from '../invoice/seller-logo.tsx';
export { type StatusBanner, statusBanner } from '../invoice/status-banner.ts';
export type { InvoiceAccess } from '../invoice/use-invoice.ts';
export { QuittanceProvider } from '../kit/base/provider.tsx';
export type { WidgetCallbacks } from '../widget/callbacks.ts';
export type { WidgetEventDetails } from '../widget/event-details.generated.ts';
export type { PaymentMethod, WidgetError } from '../widget/event-types.ts';
export { useResourceState } from '../widget/use-resource-state.ts';
export * from './widgets.generated.ts';
