import type { BusinessDate } from '../time/index.ts';

export type Viewer = 'seller' | 'buyer';

/**
 * The stored statuses of an invoice. `unpaid` and `overdue` are not stored: lists show `sent` as these, depending on
 * viewer and date.
 */
export const storedInvoiceStatuses = [
  'draft',
  'scheduled',
  'sent',
  'pending_payment_approval',
  'allocated',
  'completed',
  'paid_late',
  'paid_externally',
  'rejected_by_recipient',
  'canceled_by_sender',
  'denied',
  'deleted',
] as const;
export type StoredInvoiceStatus = (typeof storedInvoiceStatuses)[number];

/** Every status that is shown. */
export const invoiceStatuses = [...storedInvoiceStatuses, 'unpaid', 'overdue'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

const paid: ReadonlySet<InvoiceStatus> = new Set<InvoiceStatus>([
  'completed',
  'paid_late',
  'paid_externally',
  'allocated',
]);

/** Whether the invoice is paid: the seller has the money, it is reserved for the seller, or the seller says so. */
export const isPaid = (status: InvoiceStatus): boolean => paid.has(status);

/** Whether a payment is in progress. Until it completes or fails, nobody may pay, cancel or mark the invoice. */
export const isPaymentInProgress = (status: InvoiceStatus): boolean => status === 'pending_payment_approval';

/** Whether the buyer has nothing left to do: no payment options and no discount banner are shown. */
export const isPaidOrBeingPaid = (status: InvoiceStatus): boolean => isPaid(status) || isPaymentInProgress(status);

const closedUnpaid: ReadonlySet<InvoiceStatus> = new Set<InvoiceStatus>([
  'canceled_by_sender',
  'rejected_by_recipient',
  'denied',
]);

/** Whether the invoice was canceled, rejected or denied: nobody owes its amount, and nothing can be paid. */
export const isClosedUnpaid = (status: InvoiceStatus): boolean => closedUnpaid.has(status);

export interface DatedStatus {
  readonly status: InvoiceStatus;
  readonly dueDate: BusinessDate;
}

/** Whether an open invoice is overdue: from the day after the due date. */
export const isOverdue = ({ status, dueDate }: DatedStatus, today: BusinessDate): boolean =>
  status === 'sent' && dueDate < today;

/**
 * Whether reserved money was not released when the due date began. It waits for a seller who can't receive money yet,
 * and is released when that changes.
 */
export const isReleaseDelayed = ({ status, dueDate }: DatedStatus, today: BusinessDate): boolean =>
  status === 'allocated' && dueDate <= today;

/**
 * Returns the status that a viewer reads in a list: an open invoice is `sent` to the seller and `unpaid` to the buyer.
 * In the detail view it is `sent` to both. `isOverdue` is shown separately.
 */
export const listedStatus = (status: StoredInvoiceStatus, viewer: Viewer): InvoiceStatus =>
  status === 'sent' && viewer === 'buyer' ? 'unpaid' : status;

export interface StatusFilter {
  readonly status: StoredInvoiceStatus;
  /** Absent: before or after the due date. */
  readonly isOverdue?: boolean;
}

/**
 * Returns the stored statuses of a list group. `sent`, `unpaid` and `overdue` don't overlap, so that their counts add
 * up to the open invoices.
 */
export function statusFilterOf(group: InvoiceStatus): StatusFilter {
  if (group === 'overdue') return { status: 'sent', isOverdue: true };
  if (group === 'unpaid' || group === 'sent') return { status: 'sent', isOverdue: false };
  return { status: group };
}

/** Returns the organization's side of the invoice, or null if it has none. */
export function viewerOf(
  organizationId: string,
  invoice: { readonly senderId: string; readonly recipientId?: string | undefined },
): Viewer | null {
  if (organizationId === invoice.recipientId) return 'buyer';
  return organizationId === invoice.senderId ? 'seller' : null;
}

const unsent: ReadonlySet<InvoiceStatus> = new Set<InvoiceStatus>(['draft', 'scheduled']);

/** Whether the invoice waits to be sent, so that only its seller sees it and may still change or delete it. */
export const isUnsent = (status: InvoiceStatus): boolean => unsent.has(status);

/** Whether the viewer may see an invoice: a buyer only after it was sent, and nobody a deleted draft. */
export function isVisibleTo(viewer: Viewer, status: StoredInvoiceStatus): boolean {
  if (status === 'deleted') return false;
  return viewer === 'seller' || !isUnsent(status);
}

/** Whether the viewer may edit the invoice: only the seller, and only a draft. */
export const canEdit = (viewer: Viewer, status: InvoiceStatus): boolean => viewer === 'seller' && status === 'draft';

const open: ReadonlySet<InvoiceStatus> = new Set<InvoiceStatus>(['sent', 'unpaid', 'overdue']);

/** Whether an invoice waits for its buyer, under each name that lists and details give to it. */
export const isOpen = (status: InvoiceStatus): boolean => open.has(status);

/** Whether the buyer may start a payment now, or reject the invoice. */
export const canPay = (viewer: Viewer, status: InvoiceStatus): boolean => viewer === 'buyer' && isOpen(status);
