import { type AttentionKind, attentionKinds } from '@quittance/sdk/rules';
import { countHeldDeposits } from '../accounts/index.ts';
import type { Connection } from '../db/index.ts';
import { countAccountsToCorrect } from '../external-accounts/index.ts';
import { listOpenRequests } from '../information-requests/index.ts';
import {
  countFailedPayments,
  countReportedPayments,
  hasSentInvoice,
  type StatusTotal,
  totalInvoicesByStatus,
} from '../invoices/index.ts';
import { needsFeeCard } from '../onboarding-fee/index.ts';
import { countDebtsOf } from '../payments/index.ts';
import { listWaitingTransfersByAccount, type WaitingTransfers } from '../transfers/index.ts';

interface Matter {
  readonly kind: AttentionKind;
  readonly count: number;
  readonly transfer?: WaitingTransfers['transfer'];
}

interface Attention {
  readonly attention: readonly Matter[];
  readonly hasSentInvoice: boolean;
}

interface Reader {
  readonly organizationId: string;
  /** Owners alone can pay the onboarding fee. */
  readonly isOwner: boolean;
}

/** Counts what needs an organization's attention: invoices from their sums, the rest by an index of just these rows. */
export async function findAttention(db: Connection, { organizationId, isOwner }: Reader): Promise<Attention> {
  const income = await totalInvoicesByStatus(db, { organizationId, viewer: 'seller' });
  const expenses = await totalInvoicesByStatus(db, { organizationId, viewer: 'buyer' });
  const requests = await listOpenRequests(db, organizationId);
  const transfers: Partial<Record<AttentionKind, readonly WaitingTransfers[]>> = {
    'waiting-transfers': await listWaitingTransfersByAccount(db, organizationId, 'decision'),
    'returned-transfers': await listWaitingTransfersByAccount(db, organizationId, 'refund'),
  };
  const counts: Partial<Record<AttentionKind, number>> = {
    'information-requests': requests.filter(({ status }) => status === 'sent').length,
    'onboarding-fee': isOwner && (await needsFeeCard(db, organizationId)) ? 1 : 0,
    'seller-debts': await countDebtsOf(db, organizationId),
    'overdue-expenses': countOf(expenses, ({ isOverdue }) => isOverdue),
    'failed-expenses': await countFailedPayments(db, { organizationId, viewer: 'buyer' }),
    'failed-income': await countFailedPayments(db, { organizationId, viewer: 'seller' }),
    'failing-recipients': await countAccountsToCorrect(db, organizationId),
    'reported-income': await countReportedPayments(db, organizationId),
    'overdue-income': countOf(income, ({ isOverdue }) => isOverdue),
    'held-deposits': await countHeldDeposits(db, organizationId),
    drafts: countOf(income, ({ status }) => status === 'draft'),
  };
  return {
    attention: attentionKinds.flatMap((kind): Matter[] => {
      const count = counts[kind] ?? 0;
      const ofTransfers = transfers[kind]?.map((waiting) => ({ kind, ...waiting }));
      return ofTransfers ?? (count > 0 ? [{ kind, count }] : []);
    }),
    hasSentInvoice: await hasSentInvoice(db, organizationId),
  };
}

const countOf = (totals: readonly StatusTotal[], isCounted: (total: StatusTotal) => boolean): number =>
  totals.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
