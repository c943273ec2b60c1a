import type { BusinessDate } from '../time/index.ts';

export type Viewer = 'seller' | 'buyer';

/**
 * What is kept of an invoice's status. `unpaid` and `overdue` are not kept: they are what `sent` is called in a list, by
 * viewer and by date.
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

/** Every status that somebody reads. */
export const invoiceStatuses = [...storedInvoiceStatuses, 'unpaid', 'overdue'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

const paid: ReadonlySet<InvoiceStatus> = new Set<InvoiceStatus>([
  'completed',
  'paid_late',
  'paid_externally',
  'allocated',
]);

/** Paid: the seller has the money, it is reserved for the seller, or the seller says so. */
export const isPaid = (status: InvoiceStatus): boolean => paid.has(status);

/** A payment is on its way, and until it arrives or comes back nobody may pay, cancel or mark the invoice. */
export const isPaymentInProgress = (status: InvoiceStatus): boolean => status === 'pending_payment_approval';

/** Nothing is left to do for the buyer: no payment options and no discount banner show. */
export const isPaidOrBeingPaid = (status: InvoiceStatus): boolean => isPaid(status) || isPaymentInProgress(status);

export interface DatedStatus {
  readonly status: InvoiceStatus;
  readonly dueDate: BusinessDate;
}

/** The due date itself is not overdue yet. */
export const isOverdue = ({ status, dueDate }: DatedStatus, today: BusinessDate): boolean =>
  status === 'sent' && dueDate < today;

/**
 * Money is released as the due date begins. What is still reserved then waits for a seller who can't receive it yet, and
 * follows whenever that ends.
 */
export const isReleaseDelayed = ({ status, dueDate }: DatedStatus, today: BusinessDate): boolean =>
  status === 'allocated' && dueDate <= today;

/**
 * The status that a viewer reads in a list: an open invoice is `sent` to the seller and `unpaid` to the buyer. In the
 * detail it is `sent` to both. Whether it is overdue is told beside it, by `isOverdue`.
 */
export const listedStatus = (status: StoredInvoiceStatus, viewer: Viewer): InvoiceStatus =>
  status === 'sent' && viewer === 'buyer' ? 'unpaid' : status;

export interface StatusFilter {
  readonly status: StoredInvoiceStatus;
  /** Absent: whether or not the due date has passed. */
  readonly isOverdue?: boolean;
}

/**
 * What a group of a list stands for in stored terms. `sent`, `unpaid` and `overdue` are groups that don't overlap, so
 * that their counts add up to the open invoices.
 */
export function statusFilterOf(group: InvoiceStatus): StatusFilter {
  if (group === 'overdue') return { status: 'sent', isOverdue: true };
  if (group === 'unpaid' || group === 'sent') return { status: 'sent', isOverdue: false };
  return { status: group };
}

/** Which side of the invoice an organization is on, or null when it is on neither. */
export function viewerOf(
  organizationId: string,
  invoice: { readonly senderId: string; readonly recipientId?: string | undefined },
): Viewer | null {
  if (organizationId === invoice.recipientId) return 'buyer';
  return organizationId === invoice.senderId ? 'seller' : null;
}

const sellersOwn: ReadonlySet<StoredInvoiceStatus> = new Set<StoredInvoiceStatus>(['draft', 'scheduled']);

/** A buyer learns of an invoice when it is sent, not before; a deleted draft is nobody's any more. */
export function isVisibleTo(viewer: Viewer, status: StoredInvoiceStatus): boolean {
  if (status === 'deleted') return false;
  return viewer === 'seller' || !sellersOwn.has(status);
}

/** A draft is all that can still be changed: what was sent stays as it was sent. */
export const canEdit = (viewer: Viewer, status: InvoiceStatus): boolean => viewer === 'seller' && status === 'draft';

/** Whether the buyer may start a payment now. */
export const canPay = (viewer: Viewer, status: InvoiceStatus): boolean =>
  viewer === 'buyer' && (status === 'sent' || status === 'unpaid' || status === 'overdue');
