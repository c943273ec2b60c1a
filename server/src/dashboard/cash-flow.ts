import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toMinor, toWireDecimal } from '@quittance/sdk/money';
import { addMonths, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { convertToUsd, findRates, presentRates, usdRatesOf } from '../accounts/index.ts';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { type Flow, flowsOf } from '../ledger/index.ts';
import { ownTransferFlows } from '../transfers/index.ts';

type CashFlow = CallOutput<Contract['getOverview']>['cashFlow'];

const months = 6;

/**
 * Sums the money that an organization received and spent, by month, in US dollars at today's rates. Transfers between its
 * own accounts don't count.
 */
export async function getCashFlow(
  { app, db }: { readonly app: App; readonly db: Connection },
  organizationId: string,
): Promise<CashFlow> {
  const thisMonth: BusinessDate = `${(await app.clock.today(db)).slice(0, 7)}-01`;
  const starts = Array.from({ length: months + 1 }, (_, index) => addMonths(thisMonth, index + 1 - months));
  const bounds = starts.map(startOfBusinessDay);
  const flows = await flowsOf(db, organizationId, bounds);
  const own = await ownTransferFlows(db, organizationId, bounds);
  const currencies = [...new Set(flows.map(({ unit }) => unit))];
  const table = await findRates(app);
  const rates = usdRatesOf(table, currencies);
  const cents = (minor: bigint, unit: string): bigint => {
    const rate = rates.get(unit);
    return rate === undefined ? 0n : toMinor(convertToUsd(minor, unit, rate), 'USD');
  };
  const sum = (period: number, side: 'inMinor' | 'outMinor'): bigint => {
    const total = (list: readonly Flow[]) =>
      list.filter((flow) => flow.period === period).reduce((all, flow) => all + cents(flow[side], flow.unit), 0n);
    const net = total(flows) - total(own);
    return net < 0n ? 0n : net;
  };
  return {
    months: starts.slice(0, months).map((month, period) => ({
      month,
      in: toWireDecimal(sum(period, 'inMinor'), 'USD'),
      out: toWireDecimal(sum(period, 'outMinor'), 'USD'),
    })),
    ...(currencies.some((currency) => currency !== 'USD' && rates.has(currency)) && presentRates(table)),
    missingRates: currencies.filter((currency) => !rates.has(currency)).sort(),
  };
}
