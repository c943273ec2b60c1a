import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import type { DepositState } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type App, refuseFormat } from '../../kernel/index.ts';
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
