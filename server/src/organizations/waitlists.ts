import { accountCurrencies } from '@quittance/sdk/money';
import type { Connection } from '../db/index.ts';
import { type OperationContext, refuseFormat } from '../kernel/index.ts';
import { recordOrganizationChange } from './record-organization-change.ts';

/** Lists the currencies that an organization waits for, in alphabetical order. */
export async function listWaitlists(db: Connection, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organization_waitlists')
    .select('currency')
    .where('organization_id', '=', organizationId)
    .orderBy('currency')
    .execute();
  return rows.map(({ currency }) => currency);
}

/** Puts an organization on the waiting list for accounts in a currency, once. @throws ValidationError for another currency */
export async function joinWaitlist(
  context: OperationContext,
  { organizationId, currency }: { readonly organizationId: string; readonly currency: string },
): Promise<void> {
  if (!(accountCurrencies as readonly string[]).includes(currency)) throw refuseFormat('currency');
  const at = await context.app.clock.now(context.db);
  const joined = await context.db
    .insertInto('organization_waitlists')
    .values({ organization_id: organizationId, currency, joined_at: at })
    .onConflict((conflict) => conflict.columns(['organization_id', 'currency']).doNothing())
    .returning('currency')
    .executeTakeFirst();
  if (!joined) return;
  await recordOrganizationChange(context, { organizationId, change: 'waitlist_joined', at, detail: { currency } });
}
