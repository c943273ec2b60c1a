export {
  type InvoiceAmounts,
  type InvoiceAmountsInput,
  type InvoiceFee,
  type InvoiceLineInput,
  invoiceAmounts,
  lineAmountMinor,
} from './invoice-amounts.ts';
export {
  canEdit,
  canPay,
  type DatedStatus,
  isOverdue,
  isPaymentInProgress,
  isSettled,
  isVisibleTo,
  listedStatus,
  type StatusFilter,
  type StoredInvoiceStatus,
  statusFilterOf,
  storedInvoiceStatuses,
  type Viewer,
  viewerOf,
} from './invoice-status.ts';
export {
  type InvoiceEvent,
  type InvoiceEventActor,
  type InvoiceTransition,
  invoiceTransitions,
  isTransition,
  type PaidAt,
  statusesAfter,
  statusWhenPaid,
} from './invoice-transitions.ts';
