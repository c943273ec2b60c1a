import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import type { Connection } from '../db/index.ts';
import { type StatusTotal, totalInvoicesByStatus } from '../invoices/index.ts';

type Indicators = CallOutput<Contract['getInvoiceIndicators']>;
type Indicator = Indicators['income']['sent'];

/** How many open invoices a business has in one currency, and what they sum up to. */
export async function getInvoiceIndicators(
  db: Connection,
  query: { readonly organizationId: string; readonly currency: string },
): Promise<Indicators> {
  const { currency } = query;
  const income = await totalInvoicesByStatus(db, { ...query, viewer: 'seller' });
  const expenses = await totalInvoicesByStatus(db, { ...query, viewer: 'buyer' });
  return {
    income: {
      sent: pick(income, currency, 'sent', false),
      overdue: pick(income, currency, 'sent', true),
      draft: pick(income, currency, 'draft', false),
      scheduled: pick(income, currency, 'scheduled', false),
    },
    expenses: {
      unpaid: pick(expenses, currency, 'sent', false),
      overdue: pick(expenses, currency, 'sent', true),
    },
  };
}

function pick(totals: readonly StatusTotal[], currency: string, status: string, isOverdue: boolean): Indicator {
  const total = totals.find((each) => each.status === status && each.isOverdue === isOverdue);
  return { count: total?.count ?? 0, total: toWireDecimal(total?.totalMinor ?? 0n, currency) };
}
