import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { type FreePlanBalanceState, planCurrency } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { refuseFormat } from '../../kernel/index.ts';

export interface FreePlanBalanceSearch {
  readonly state?: FreePlanBalanceState | undefined;
  /** Id of the last one of the previous page. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type FreePlanBalances = CallOutput<Contract['listFreePlanBalances']>;
type FreePlanBalance = FreePlanBalances['items'][number];

/**
 * Lists one page of organizations of which the free plan requires a balance, the latest approved first.
 * @throws ValidationError for an invalid cursor
 */
export async function listFreePlanBalances(
  db: Connection,
  { state, cursor, limit }: FreePlanBalanceSearch,
): Promise<FreePlanBalances> {
  // One row more than requested tells whether there is a next page.
  let rows = freePlanBalances(db)
    .orderBy('required.id', 'desc')
    .limit(limit + 1);
  if (state) rows = rows.where('required.state', '=', state);
  if (cursor !== undefined) {
    if (!/^fpb_\w+$/.test(cursor)) throw refuseFormat('cursor');
    rows = rows.where('required.id', '<', cursor);
  }
  const found = await rows.execute();
  const items = found.slice(0, limit).map(toRow);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?._id ?? null) : null };
}

/** Reads one, which must exist. */
export const getFreePlanBalance = async (db: Connection, id: string): Promise<FreePlanBalance> =>
  toRow(await freePlanBalances(db).where('required.id', '=', id).executeTakeFirstOrThrow());

const freePlanBalances = (db: Connection) =>
  db
    .selectFrom('free_plan_balances as required')
    .innerJoin('organizations', 'organizations.id', 'required.organization_id')
    .leftJoin('staff', 'staff.id', 'required.decided_by_staff_id')
    .selectAll('required')
    .select([
      'organizations.legal_name',
      sql<string | null>`staff.first_name || ' ' || staff.last_name`.as('decided_by'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof freePlanBalances>['executeTakeFirstOrThrow']>>;

const toRow = (row: Row): FreePlanBalance => ({
  _id: row.id,
  organizationId: row.organization_id,
  companyName: row.legal_name,
  state: row.state,
  requiredBalance: toWireDecimal(BigInt(row.required_minor), planCurrency),
  approvedOn: row.approved_on,
  dueOn: row.due_on,
  ...(row.balance_minor !== null && { balance: toWireDecimal(BigInt(row.balance_minor), planCurrency) }),
  ...(row.checked_on !== null && { checkedOn: row.checked_on }),
  ...(row.note !== null && { note: row.note }),
  ...(row.decided_by !== null && { decidedBy: row.decided_by }),
});
