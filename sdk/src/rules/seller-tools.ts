import { type InvoiceStatus, isOpen, type Viewer } from './invoice-status.ts';

/** What a seller can do with an invoice besides the actions of the dropdown. */
export type SellerTool = 'remind' | 'resend' | 'correct' | 'duplicate';

/** Mails of one invoice that its seller may ask for on one business day. */
export const sellerMailsPerDay = { remind: 1, resend: 3 } as const satisfies Partial<Record<SellerTool, number>>;

/**
 * Returns what a seller can do in the row menu and the toolbar, in their order. Mails are about what is left to pay;
 * a rejected invoice can be corrected, which makes a new one; every invoice can be the model of a new one.
 */
export function sellerTools({ viewer, status }: { readonly viewer: Viewer; readonly status: InvoiceStatus }) {
  if (viewer !== 'seller' || status === 'deleted') return [];
  const first: readonly SellerTool[] = isOpen(status)
    ? ['remind', 'resend']
    : status === 'rejected_by_recipient'
      ? ['correct']
      : [];
  return [...first, 'duplicate'] as const;
}

/**
 * Returns the tool that a seller most likely comes for, which has its own button; null if there is none. An invoice
 * that has its correction already leads to it, so that nobody corrects it twice by accident.
 */
export function leadingSellerTool(invoice: {
  readonly viewer: Viewer;
  readonly status: InvoiceStatus;
  /** Whether a correction was begun or sent. */
  readonly isCorrected: boolean;
}): SellerTool | null {
  const lead = sellerTools(invoice).find((tool) => tool === 'remind' || tool === 'correct');
  return lead === undefined || (lead === 'correct' && invoice.isCorrected) ? null : lead;
}
