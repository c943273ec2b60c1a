import { isCurrency } from '@quittance/sdk/money';
import { businessOf } from '../invoices/index.ts';
import { type Handlers, refuseFormat } from '../kernel/index.ts';
import { getFunds } from './get-funds.ts';
import { getInvoiceIndicators } from './invoice-indicators.ts';
import { listCurrencyAccounts } from './list-currency-accounts.ts';
import { simulateDeposit } from './simulate-deposit.ts';

function assertCurrency(currency: string): void {
  if (!isCurrency(currency)) throw refuseFormat('currency');
}

export const accountHandlers = {
  async listBalances(context) {
    return { items: [...(await listCurrencyAccounts(context, businessOf(context.actor)))] };
  },

  async simulateDeposit(context, { body: { accountType, ...deposit } }) {
    return await simulateDeposit(context, {
      ...deposit,
      organizationId: businessOf(context.actor),
      ...(accountType !== undefined && { accountType }),
    });
  },

  async getFunds({ db, actor }, { query }) {
    assertCurrency(query.currency);
    return await getFunds(db, { ...query, organizationId: businessOf(actor) });
  },

  async getInvoiceIndicators(context, { query: { currency } }) {
    if (currency !== undefined) assertCurrency(currency);
    const organizationId = businessOf(context.actor);
    return await getInvoiceIndicators(context, { organizationId, ...(currency !== undefined && { currency }) });
  },
} satisfies Handlers<'listBalances' | 'simulateDeposit' | 'getFunds' | 'getInvoiceIndicators'>;
