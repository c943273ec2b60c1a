import type { AccountType, CallOutput, Contract } from '@quittance/sdk/contract';
import { fromMinor, toMinor, toWireDecimal } from '@quittance/sdk/money';
import type { Connection } from '../db/index.ts';
import { type StatusTotal, totalInvoicesByStatus } from '../invoices/index.ts';
import type { App } from '../kernel/index.ts';
import { findParties, receivingAccountType } from '../organizations/index.ts';
import type { RateTable } from '../providers/index.ts';
import { convertToUsd, findRates, presentRates, usdRatesOf } from './usd-rates.ts';

type Indicators = CallOutput<Contract['getInvoiceIndicators']>;
type Indicator = Indicators['income']['sent'];

interface IndicatorQuery {
  readonly organizationId: string;
  /** Absent: invoices in every currency, with a sum in US dollars. */
  readonly currency?: string;
  /** Absent: invoices of every account. */
  readonly accountType?: AccountType;
}

/** Counts an organization's open invoices and sums their amounts, less the discounts that are in force today. */
export async function getInvoiceIndicators(
  { app, db }: { readonly app: App; readonly db: Connection },
  query: IndicatorQuery,
): Promise<Indicators> {
  const today = await app.clock.today(db);
  const { incoming, payable } = await accountFilters(db, query);
  const income = (await totalInvoicesByStatus(db, { ...query, today, viewer: 'seller' })).filter(incoming);
  const expenses = (await totalInvoicesByStatus(db, { ...query, today, viewer: 'buyer' })).filter(payable);
  const isConverted =
    query.currency === undefined && [...income, ...expenses].some(({ currency }) => currency !== 'USD');
  const table = isConverted ? await findRates(app) : null;
  const sum = createSum(query.currency, [...income, ...expenses], table);
  const pick = (totals: readonly StatusTotal[], status: string, isOverdue: boolean): Indicator =>
    indicatorOf(
      totals.filter((total) => total.status === status && total.isOverdue === isOverdue),
      sum,
    );
  return {
    income: {
      sent: pick(income, 'sent', false),
      overdue: pick(income, 'sent', true),
      draft: pick(income, 'draft', false),
      scheduled: pick(income, 'scheduled', false),
    },
    expenses: {
      unpaid: pick(expenses, 'sent', false),
      overdue: pick(expenses, 'sent', true),
    },
    ...presentRates(table),
  };
}

type IsOfAccount = (total: StatusTotal) => boolean;

/**
 * Invoices have a currency and no account, so those of an account are the ones whose money goes to it, and the ones that
 * can be paid from it.
 */
async function accountFilters(
  db: Connection,
  { organizationId, accountType }: IndicatorQuery,
): Promise<{ readonly incoming: IsOfAccount; readonly payable: IsOfAccount }> {
  if (accountType === undefined) return { incoming: () => true, payable: () => true };
  const accounts = (await findParties(db, [organizationId])).get(organizationId)?.accounts ?? [];
  return {
    incoming: ({ currency }) => receivingAccountType(accounts, currency) === accountType,
    payable: ({ currency }) =>
      accounts.some(
        (account) => account.isActive && account.currency === currency && account.accountType === accountType,
      ),
  };
}

type Sum = (totals: readonly StatusTotal[]) => string | null;

/** Builds the function that sums totals: in the requested currency, or each converted to US dollars. */
function createSum(currency: string | undefined, totals: readonly StatusTotal[], table: RateTable | null): Sum {
  if (currency !== undefined) {
    return (some) =>
      fromMinor(
        some.reduce((sum, { totalMinor }) => sum + totalMinor, 0n),
        currency,
      );
  }
  const currencies = [...new Set(totals.map((total) => total.currency))];
  const rates = new Map(usdRatesOf(table, currencies)).set('USD', '1');
  return (some) => {
    const inCents = some.map((total) => {
      const rate = rates.get(total.currency);
      return rate === undefined ? null : toMinor(convertToUsd(total.totalMinor, total.currency, rate), 'USD');
    });
    const known = inCents.filter((cents) => cents !== null);
    return known.length < inCents.length
      ? null
      : fromMinor(
          known.reduce((sum, cents) => sum + cents, 0n),
          'USD',
        );
  };
}

function indicatorOf(totals: readonly StatusTotal[], sum: Sum): Indicator {
  const total = sum(totals);
  return {
    count: totals.reduce((count, each) => count + each.count, 0),
    ...(total !== null && { total: { $numberDecimal: total } }),
    amounts: totals.map(({ currency, count, totalMinor }) => ({
      currency,
      count,
      total: toWireDecimal(totalMinor, currency),
    })),
  };
}
