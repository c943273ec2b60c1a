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

/** An organization on the waiting list of a currency. */
export interface Waiting {
  readonly organizationId: string;
  readonly currency: string;
}

/** Lists organizations that wait for one of the currencies and were not told that it is offered, longest first. */
export async function listWaiting(
  db: Connection,
  currencies: readonly string[],
  limit: number,
): Promise<readonly Waiting[]> {
  if (currencies.length === 0) return [];
  return await db
    .selectFrom('organization_waitlists')
    .select(['organization_id as organizationId', 'currency'])
    .where('currency', 'in', currencies)
    .where('notified_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('organization_id')
    .limit(limit)
    .execute();
}

/** Records that an organization was notified that it can open an account. @returns false if it was notified before */
export async function markNotified(db: Connection, { organizationId, currency }: Waiting, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organization_waitlists')
    .set({ notified_at: at })
    .where('organization_id', '=', organizationId)
    .where('currency', '=', currency)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
