import type { AccountType, CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { type DepositState, depositDecisionsAbout, depositSteps } from '@quittance/sdk/rules';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type App, Refusal, refuseFormat } from '../../kernel/index.ts';
import { type DepositOrigin, unsealDetails } from './deposit.ts';
import { findPayingMatch } from './paying-match.ts';
import type { DepositMatchesTable, DepositsTable } from './tables.ts';

type Page = CallOutput<Contract['listOrganizationDeposits']>;
type WireDeposit = CallOutput<Contract['getDeposit']>;
type Reading = { readonly app: App; readonly db: Connection };

/** A deposit with its last match, whose account it keeps after it was sent back. */
type Row = Selectable<DepositsTable> &
  Pick<
    Selectable<DepositMatchesTable>,
    'account_type' | 'matched_by' | 'is_held' | 'matched_at' | 'released_at' | 'sent_back_at'
  >;

/** The match whose release paid an invoice; its rest has a match after that. */
type PayingMatch = Pick<Selectable<DepositMatchesTable>, 'matched_at' | 'undone_at'> | undefined;

/**
 * The deposits that are an organization's: those on accounts or held, and those that were sent back or paid an invoice
 * from there.
 */
const ownedDeposits = (db: Connection) =>
  db
    .selectFrom('deposits')
    .innerJoin('deposit_matches as match', (join) =>
      join.onRef('match.deposit_id', '=', 'deposits.id').onRef('match.number', '=', 'deposits.matches'),
    )
    .where((where) =>
      where.or([
        where('match.undone_at', 'is', null),
        where('match.sent_back_at', 'is not', null),
        // Undone by a release that paid an invoice. The rest has no match if no account could get it.
        where('deposits.applied_minor', '>', '0'),
      ]),
    );

/** The deposits of an organization. */
export const depositsOf = (db: Connection, organizationId: string) =>
  ownedDeposits(db).where('match.organization_id', '=', organizationId);

/** What a line of a balance says about a deposit. */
export interface DepositFacts {
  readonly organizationId: string;
  /** Its last match. */
  readonly match: number;
  readonly isSentBack: boolean;
  readonly senderName: string | undefined;
  /** What the sender wrote; empty if nothing. */
  readonly remittance: string;
}

/** A line without its sender is better than none: one deposit that can't be read would stop all of its batch. */
function readDetails(app: App, id: string, sealed: Buffer | null): DepositOrigin {
  try {
    return unsealDetails(app, id, sealed);
  } catch (error) {
    app.log.error({ err: error, depositId: id }, 'the sender of a deposit could not be read');
    return { remittance: '' };
  }
}

/** Finds deposits by their ids. Without an entry: a deposit that is nobody's now. */
export async function findDepositFacts(
  { app, db }: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DepositFacts>> {
  const rows = await ownedDeposits(db)
    .select(['deposits.id', 'deposits.sealed_details', 'match.organization_id', 'match.number', 'match.sent_back_at'])
    .where('deposits.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => {
      const { senderName, remittance } = readDetails(app, row.id, row.sealed_details);
      const { organization_id: organizationId, number: match, sent_back_at: sentBackAt } = row;
      return [row.id, { organizationId, match, isSentBack: sentBackAt !== null, senderName, remittance }];
    }),
  );
}

const rowsOf = (db: Connection, organizationId: string) =>
  depositsOf(db, organizationId)
    .selectAll('deposits')
    .select(['match.account_type', 'match.matched_by', 'match.is_held', 'match.matched_at'])
    .select(['match.released_at', 'match.sent_back_at']);

/** Lists one page of an organization's deposits, newest first. @throws ValidationError for an invalid cursor */
export async function listOrganizationDeposits(
  { app, db }: Reading,
  search: {
    readonly organizationId: string;
    readonly state?: DepositState | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page> {
  // By the id in the matches, whose index has the organization too.
  let rows = rowsOf(db, search.organizationId)
    .orderBy('match.deposit_id', 'desc')
    .limit(search.limit + 1);
  if (search.state) rows = rows.where('deposits.state', '=', search.state);
  if (search.cursor !== undefined) {
    if (!/^dep_\w+$/.test(search.cursor)) throw refuseFormat('cursor');
    rows = rows.where('match.deposit_id', '<', search.cursor);
  }
  const found = await rows.execute();
  const items = found.slice(0, search.limit).map((row) => toRow(app, row));
  return { items, nextCursor: found.length > search.limit ? (items.at(-1)?.depositId ?? null) : null };
}

/** Returns a deposit of the organization with what explains its status. @throws NotFoundError */
export async function getDeposit({ app, db }: Reading, organizationId: string, id: string): Promise<WireDeposit> {
  const row = await rowsOf(db, organizationId).where('deposits.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such deposit.');
  const isRecalled = row.recalled_at !== null;
  const matches = await db
    .selectFrom('deposit_matches')
    .select(['amount_minor', 'matched_at', 'undone_at'])
    .where('deposit_id', '=', id)
    .where('organization_id', '=', organizationId)
    .orderBy('number')
    .execute();
  return {
    ...toRow(app, row),
    steps: [...depositSteps(factsOf(row, findPayingMatch(row, matches)))],
    decisions: [...depositDecisionsAbout({ state: row.state, isRecalled })],
    canBeRecalled: !isRecalled && (row.state === 'held' || row.state === 'credited'),
  };
}

function toRow(app: App, row: Row): Page['items'][number] {
  const { senderName } = unsealDetails(app, row.id, row.sealed_details);
  return {
    depositId: row.id,
    state: row.state,
    amount: toWireDecimal(shownMinor(row), row.currency),
    currency: row.currency,
    ...(row.account_type !== null && row.currency === 'USD' && { accountType: row.account_type }),
    ...(senderName !== undefined && { senderName }),
    arrivedAt: row.arrived_at.toISOString(),
  };
}

/** What of it paid an invoice is no part of the balance, but the whole of a deposit that did nothing else. */
const shownMinor = ({ state, amount_minor: amount, applied_minor: applied }: Row): bigint =>
  state === 'applied' ? BigInt(amount) : BigInt(amount) - BigInt(applied);

/** When it was added to a balance after a hold. A rest is added by a match that isn't held. */
const releasedAt = (row: Row, paying: PayingMatch): Date | null =>
  row.is_held || !paying ? row.released_at : row.matched_at;

const factsOf = (row: Row, paying: PayingMatch) => ({
  state: row.state,
  arrivedAt: row.arrived_at.toISOString(),
  matchedAt: (paying ?? row).matched_at.toISOString(),
  wasHeld: row.is_held || paying !== undefined,
  releasedAt: releasedAt(row, paying)?.toISOString(),
  appliedAt: paying?.undone_at?.toISOString(),
  mayPayInvoice: row.matched_by === 'invoice' && BigInt(row.applied_minor) === 0n,
  recalledAt: row.recalled_at?.toISOString(),
  recallCode: row.recall_code ?? undefined,
  sentBackAt: row.sent_back_at?.toISOString(),
  // A refund that came back keeps the time of its settlement.
  refundedAt: row.state === 'refunded' ? row.refund_settled_at?.toISOString() : undefined,
});

/** Sums the deposits in a currency, or to one account in it, that monitoring keeps from an organization. Minor units. */
export async function sumHeldDeposits(
  db: Connection,
  {
    organizationId,
    currency,
    accountType,
  }: { readonly organizationId: string; readonly currency: string; readonly accountType?: AccountType | undefined },
): Promise<bigint> {
  const { total } = await db
    .selectFrom('deposits')
    .select(sql<string>`coalesce(sum(amount_minor - applied_minor), 0)`.as('total'))
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'held')
    .where('currency', '=', currency)
    .$if(accountType !== undefined, (rows) => rows.where('account_type', '=', accountType as AccountType))
    .executeTakeFirstOrThrow();
  return BigInt(total);
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
