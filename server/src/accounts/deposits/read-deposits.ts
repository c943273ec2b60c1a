import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { type DepositState, depositSteps } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type App, Refusal, refuseFormat } from '../../kernel/index.ts';
import { unsealDetails } from './deposit.ts';
import type { DepositsTable } from './tables.ts';

type Page = CallOutput<Contract['listDeposits']>;
type StaffDeposit = Page['items'][number];
type Reading = { readonly app: App; readonly db: Connection };

/** Lists one page of deposits for staff, newest first. @throws ValidationError for an invalid cursor */
export async function listDeposits(
  { app, db }: Reading,
  search: { readonly state?: DepositState | undefined; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page> {
  let rows = db
    .selectFrom('deposits')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(search.limit + 1);
  if (search.state) rows = rows.where('state', '=', search.state);
  if (search.cursor !== undefined) {
    if (!/^dep_\w+$/.test(search.cursor)) throw refuseFormat('cursor');
    rows = rows.where('id', '<', search.cursor);
  }
  const found = await rows.execute();
  const items = found.slice(0, search.limit).map((row) => toStaffDeposit(app, row));
  return { items, nextCursor: found.length > search.limit ? (items.at(-1)?.depositId ?? null) : null };
}

/** Reads one deposit for staff, which must exist. */
export const getStaffDeposit = async ({ app, db }: Reading, id: string): Promise<StaffDeposit> =>
  toStaffDeposit(app, await db.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

function toStaffDeposit(app: App, row: Selectable<DepositsTable>): StaffDeposit {
  const { remittance, senderName } = unsealDetails(app, row.id, row.sealed_details);
  return {
    depositId: row.id,
    state: row.state,
    amount: toWireDecimal(BigInt(row.amount_minor), row.currency),
    currency: row.currency,
    rail: row.rail,
    bankReference: row.bank_reference,
    remittance,
    ...(senderName !== undefined && { senderName }),
    ...(row.organization_id !== null && { organizationId: row.organization_id }),
    ...(row.account_type !== null && row.currency === 'USD' && { accountType: row.account_type }),
    arrivedAt: row.arrived_at.toISOString(),
    ...(row.recalled_at && { recalledAt: row.recalled_at.toISOString() }),
    ...(row.recall_code !== null && { recallCode: row.recall_code }),
    ...(row.refund_failed_at && { refundFailedAt: row.refund_failed_at.toISOString() }),
    ...(row.refund_failure_code !== null && { refundFailureCode: row.refund_failure_code }),
  };
}

/** The deposits of an organization: those on its accounts or held for it, and those that were sent back from there. */
export const depositsOf = (db: Connection, organizationId: string) =>
  db
    .selectFrom('deposits')
    .innerJoin('deposit_matches as match', (join) =>
      join.onRef('match.deposit_id', '=', 'deposits.id').onRef('match.number', '=', 'deposits.matches'),
    )
    .where('match.organization_id', '=', organizationId)
    .where((where) => where.or([where('match.undone_at', 'is', null), where('match.sent_back_at', 'is not', null)]));

/** Returns a deposit of the organization with what explains its status. @throws NotFoundError */
export async function getDeposit(
  { app, db }: Reading,
  organizationId: string,
  id: string,
): Promise<CallOutput<Contract['getDeposit']>> {
  const row = await depositsOf(db, organizationId)
    .selectAll('deposits')
    .select(['match.account_type', 'is_held', 'matched_at', 'released_at', 'sent_back_at'])
    .where('deposits.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such deposit.');
  const { senderName } = unsealDetails(app, row.id, row.sealed_details);
  return {
    depositId: row.id,
    state: row.state,
    // What of it paid an invoice is no part of the balance.
    amount: toWireDecimal(BigInt(row.amount_minor) - BigInt(row.applied_minor), row.currency),
    currency: row.currency,
    ...(row.account_type !== null && row.currency === 'USD' && { accountType: row.account_type }),
    ...(senderName !== undefined && { senderName }),
    arrivedAt: row.arrived_at.toISOString(),
    steps: [
      ...depositSteps({
        state: row.state,
        arrivedAt: row.arrived_at.toISOString(),
        matchedAt: row.matched_at.toISOString(),
        wasHeld: row.is_held,
        releasedAt: row.released_at?.toISOString(),
        recalledAt: row.recalled_at?.toISOString(),
        recallCode: row.recall_code ?? undefined,
        sentBackAt: row.sent_back_at?.toISOString(),
        // A refund that came back keeps the time of its settlement.
        refundedAt: row.state === 'refunded' ? row.refund_settled_at?.toISOString() : undefined,
      }),
    ],
  };
}

/** Counts the deposits of an organization that wait for a decision of staff. */
export async function countHeldDeposits(db: Connection, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('deposits')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(count);
}
