import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { DepositRow } from './deposit.ts';
import { findPayingMatch } from './paying-match.ts';

type DepositEvent = CallOutput<Contract['getStaffDeposit']>['events'][number];

const listMatches = (db: Connection, depositId: string) =>
  db
    .selectFrom('deposit_matches as match')
    .innerJoin('organizations', 'organizations.id', 'match.organization_id')
    .select(['number', 'amount_minor', 'matched_by', 'is_held', 'matched_at', 'released_at', 'undone_at'])
    .select(['sent_back_at', 'legal_name'])
    .where('deposit_id', '=', depositId)
    .orderBy('number')
    .execute();

const listDecisions = (db: Connection, depositId: string) =>
  db
    .selectFrom('deposit_decisions as decision')
    .leftJoin('staff', 'staff.id', 'decision.decided_by')
    .select(['decision.decision', 'match_number', 'reason', 'decided_at'])
    .select(sql<string | null>`staff.first_name || ' ' || staff.last_name`.as('by'))
    .where('deposit_id', '=', depositId)
    .orderBy('decision.id')
    .execute();

type Match = Awaited<ReturnType<typeof listMatches>>[number];
type Decision = Awaited<ReturnType<typeof listDecisions>>[number];

/** Lists what happened to a deposit, the oldest first. Decisions from before reasons were kept have none. */
export async function listDepositEvents(db: Connection, row: DepositRow): Promise<DepositEvent[]> {
  const matches = await listMatches(db, row.id);
  const decisions = await listDecisions(db, row.id);
  const decided = (decision: Decision['decision'], match: number) =>
    decisions.find((each) => each.decision === decision && each.match_number === match);
  // No match made the hold of money that is on no account.
  const suspenseRelease = decided('released', 0);
  const events = [
    ...event('arrived', row.arrived_at),
    ...event('held', row.held_without_account_at),
    ...event('released', suspenseRelease?.decided_at ?? null, suspenseRelease),
    ...event('applied', appliedAt(row, matches, suspenseRelease)),
    ...matches.flatMap((match) => matchEvents(match, decided)),
    ...event('recalled', row.recalled_at, { reason: row.recall_code }),
    ...decisions
      .filter(({ decision }) => decision === 'denied' || decision === 'returned')
      .flatMap((each) => event(each.decision, each.decided_at, each)),
    ...event('refund-ordered', row.refund_queued_at),
    ...event('refunded', row.state === 'refunded' ? row.refund_settled_at : null),
    ...event('refund-failed', row.refund_failed_at, { reason: row.refund_failure_code }),
  ];
  // Events of one moment keep the order above.
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** When it paid an invoice: on its arrival, or when compliance released it. */
const appliedAt = (row: DepositRow, matches: readonly Match[], suspenseRelease: Decision | undefined): Date | null =>
  row.payment_id === null
    ? null
    : (findPayingMatch(row, matches)?.undone_at ?? suspenseRelease?.decided_at ?? row.arrived_at);

function matchEvents(
  match: Match,
  decided: (decision: Decision['decision'], match: number) => Decision | undefined,
): readonly DepositEvent[] {
  const { number, matched_by, is_held, matched_at, released_at, sent_back_at, legal_name } = match;
  const release = decided('released', number);
  const named = { organizationName: legal_name };
  const isOldDecision = !decided('denied', number) && !decided('returned', number);
  return [
    ...(matched_by === 'staff'
      ? event('assigned', matched_at, { ...decided('assigned', number), ...named })
      : event(is_held ? 'held' : 'credited', matched_at, named)),
    ...(matched_by === 'staff' && is_held ? event('held', matched_at) : []),
    ...event('released', released_at ?? release?.decided_at ?? null, release),
    ...(isOldDecision ? event(is_held && released_at === null ? 'denied' : 'returned', sent_back_at) : []),
  ];
}

const event = (
  code: DepositEvent['code'],
  at: Date | null,
  told: { readonly by?: string | null; readonly reason?: string | null; readonly organizationName?: string } = {},
): readonly DepositEvent[] =>
  at === null
    ? []
    : [
        {
          code,
          at: at.toISOString(),
          ...(told.by && { by: told.by }),
          ...(told.reason && { reason: told.reason }),
          ...(told.organizationName !== undefined && { organizationName: told.organizationName }),
        },
      ];
