import type { InvoiceAnswer } from './invoice-answer.ts';

/** What explains the status of an invoice, in its own words for buyer and seller. */
export type Panel = 'in-progress' | 'ending' | 'earned' | 'reserved' | 'failure' | 'transfer-review' | 'notified';

/** Returns the panels of an invoice, in their order; none for a status that needs no explanation. */
export function statusPanels({
  status,
  paymentWindow,
  lastPaymentFailure,
  transferUnderReview,
  externalPaymentNotifiedAt,
}: Pick<
  InvoiceAnswer,
  'status' | 'paymentWindow' | 'lastPaymentFailure' | 'transferUnderReview' | 'externalPaymentNotifiedAt'
>): readonly Panel[] {
  const earned = paymentWindow === 'allocated_early' && ('earned' as const);
  switch (status) {
    case 'pending_payment_approval':
      return ['in-progress'];
    case 'rejected_by_recipient':
    case 'canceled_by_sender':
    case 'paid_externally':
    case 'denied':
      return ['ending'];
    case 'allocated':
      return [earned, 'reserved' as const].filter((panel) => panel !== false);
    case 'completed':
      return earned ? [earned] : [];
    case 'sent':
    case 'unpaid':
      return [
        lastPaymentFailure && ('failure' as const),
        transferUnderReview && ('transfer-review' as const),
        externalPaymentNotifiedAt && ('notified' as const),
      ].filter((panel) => panel !== undefined && panel !== '' && panel !== false);
    default:
      return [];
  }
}
