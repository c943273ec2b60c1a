import { type InvoiceStatus, isOpen, type Viewer } from './invoice-status.ts';

/** An action of the dropdown in an opened invoice. */
export type InvoiceAction = 'mark-paid-externally' | 'cancel' | 'add-file' | 'archive';

export interface InvoiceActionsInput {
  readonly status: InvoiceStatus;
  readonly viewer: Viewer;
  /** Whether the viewer's organization is verified. */
  readonly isVerified: boolean;
  /** Whether the viewer archived it before. Default false. */
  readonly archived?: boolean | undefined;
}

const closed: ReadonlySet<InvoiceStatus> = new Set<InvoiceStatus>([
  'denied',
  'rejected_by_recipient',
  'canceled_by_sender',
  'deleted',
]);

/** Whether a file can be attached to an invoice in this status. */
export const isAttachable = (status: InvoiceStatus): boolean => !closed.has(status);

/** Only the seller attaches files: the attached document belongs to the seller's invoice. */
const mayAddFile = ({ viewer, status, isVerified }: InvoiceActionsInput): boolean =>
  viewer === 'seller' && isVerified && isAttachable(status);

const isOpenOrRejected = ({ status }: InvoiceActionsInput): boolean =>
  isOpen(status) || status === 'rejected_by_recipient';

/**
 * Returns the actions of the dropdown in an opened invoice, in their order; without any, the dropdown is not shown.
 * A draft has none: its buttons are in the panel, and its form takes the file.
 */
export function invoiceActions(invoice: InvoiceActionsInput): readonly InvoiceAction[] {
  const { status, viewer } = invoice;
  if (status === 'draft' || status === 'deleted') return [];
  if (status === 'denied') return invoice.archived ? [] : ['archive'];
  const file: readonly InvoiceAction[] = mayAddFile(invoice) ? ['add-file'] : [];
  if (!isOpenOrRejected(invoice)) return file;
  return ['mark-paid-externally', ...(viewer === 'seller' ? (['cancel'] as const) : []), ...file];
}

const archivable: ReadonlySet<InvoiceStatus> = new Set<InvoiceStatus>([
  'denied',
  'rejected_by_recipient',
  'completed',
  'paid_late',
]);

/**
 * Whether an invoice can be moved from a viewer's list to the invoice log: nothing is left to do with it. Canceled and
 * externally paid invoices are in the log already.
 */
export const isArchivable = (status: InvoiceStatus): boolean => archivable.has(status);
