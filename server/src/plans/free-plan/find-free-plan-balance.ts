import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { planCurrency } from '@quittance/sdk/rules';
import { findRates } from '../../accounts/index.ts';
import type { Connection } from '../../db/index.ts';
import type { App } from '../../kernel/index.ts';
import { balanceInUsd } from './balance-in-usd.ts';

/** Finds the balance that the free plan requires of an organization, with what it has now; null if none ever was. */
export async function findFreePlanBalance(
  context: { readonly app: App; readonly db: Connection },
  organizationId: string,
): Promise<NonNullable<CallOutput<Contract['getPlan']>['freePlanBalance']> | null> {
  const row = await context.db
    .selectFrom('free_plan_balances')
    .select(['state', 'approved_on', 'due_on', 'required_minor'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) return null;
  const rates = await findRates(context.app);
  return {
    state: row.state,
    requiredBalance: toWireDecimal(BigInt(row.required_minor), planCurrency),
    approvedOn: row.approved_on,
    dueOn: row.due_on,
    ...(rates && {
      balance: toWireDecimal((await balanceInUsd(context, organizationId, rates)).amountMinor, planCurrency),
    }),
  };
}
