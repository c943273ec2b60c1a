import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import { readAccountToken } from '../sandbox-bank/account-token.ts';
import type { AccountBehaviour } from '../sandbox-bank/banks.ts';
import type { DebitDecision, DebitOrder, Rails, RailsEvent } from './rails.ts';
import { scheduleDebit } from './sandbox-schedule.ts';
import type { RailsTables } from './tables.ts';

/** The sandbox bank's fee for a returned debit, in cents. */
const returnFeeMinor = 200n;
const eventsPerDelivery = 500;

class BankUnreachableError extends Error {
  constructor(what: string) {
    super(`The sandbox bank ${what}.`);
    this.name = 'BankUnreachableError';
  }
}

/** Returns fifteen digits, like trace numbers of the ACH network. */
const traceNumberOf = (reference: string): string =>
  (BigInt(`0x${createHash('sha256').update(reference).digest('hex')}`) % 10n ** 15n).toString().padStart(15, '0');

interface EntryRow {
  readonly trace_number: string | null;
  readonly refusal_code: string | null;
}

const decisionOf = ({ trace_number, refusal_code }: EntryRow): DebitDecision =>
  trace_number === null
    ? { outcome: 'refused', code: refusal_code ?? 'refused' }
    : { outcome: 'accepted', traceNumber: trace_number };

/**
 * Simulates a bank: it keeps separate books, settles on banking days and returns debits as its accounts define, in
 * business time. It uses a separate connection, since a real bank doesn't take part in our transactions either.
 */
export function sandboxRails(db: Connection, clock: Clock): Rails {
  // Limits the type to the simulated bank's tables.
  const books = db as unknown as Kysely<RailsTables>;

  const findEntry = (reference: string): Promise<EntryRow | undefined> =>
    books
      .selectFrom('sandbox_rails_entries')
      .select(['trace_number', 'refusal_code'])
      .where('reference', '=', reference)
      .executeTakeFirst();

  /** Stores the first decision on a reference, and returns it for every later one. */
  async function decide(
    reference: string,
    entry: { traceNumber: string | null; refusalCode: string | null; behaviour?: AccountBehaviour },
  ): Promise<DebitDecision> {
    const submittedAt = await clock.now(db);
    const schedule =
      entry.behaviour && entry.traceNumber !== null
        ? scheduleDebit(submittedAt, entry.behaviour)
        : { settlesAt: null, returnsAt: null };
    await books
      .insertInto('sandbox_rails_entries')
      .values({
        reference,
        trace_number: entry.traceNumber,
        refusal_code: entry.refusalCode,
        return_code: entry.behaviour?.kind === 'returns' ? entry.behaviour.code : null,
        submitted_at: submittedAt,
        settles_at: schedule.settlesAt,
        returns_at: schedule.returnsAt,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
    const kept = await findEntry(reference);
    if (kept === undefined) throw new BankUnreachableError('lost an entry');
    return decisionOf(kept);
  }

  async function submitDebit({ reference, accountToken }: DebitOrder): Promise<DebitDecision> {
    const { behaviour } = readAccountToken(accountToken);
    if (behaviour.kind === 'is-unreachable') throw new BankUnreachableError('can’t be reached');
    if (behaviour.kind === 'refuses') return decide(reference, { traceNumber: null, refusalCode: behaviour.code });
    const decision = await decide(reference, { traceNumber: traceNumberOf(reference), refusalCode: null, behaviour });
    if (behaviour.kind === 'answers-too-late') throw new BankUnreachableError('answered too late');
    return decision;
  }

  async function listEvents(now: Date): Promise<readonly RailsEvent[]> {
    const rows = await sql<{ reference: string; trace_number: string; return_code: string | null; at: Date }>`
      select reference, trace_number, null as return_code, settles_at as at
      from sandbox_rails_entries where not settlement_delivered and settles_at <= ${now}
      union all
      select reference, trace_number, return_code, returns_at as at
      from sandbox_rails_entries where not return_delivered and returns_at <= ${now}
      order by at, reference limit ${eventsPerDelivery}`.execute(books);
    return rows.rows.map(({ reference, trace_number, return_code, at }): RailsEvent => {
      const common = { reference, occurredAt: at };
      return return_code === null
        ? { ...common, kind: 'settled', providerEventId: `${trace_number}:settled` }
        : {
            ...common,
            kind: 'returned',
            providerEventId: `${trace_number}:returned`,
            returnCode: return_code,
            feeMinor: returnFeeMinor,
          };
    });
  }

  async function acknowledge(providerEventIds: readonly string[]): Promise<void> {
    const tracesOf = (kind: string): string[] =>
      providerEventIds.filter((id) => id.endsWith(`:${kind}`)).map((id) => id.slice(0, -kind.length - 1));
    await sql`
      update sandbox_rails_entries set
        settlement_delivered = settlement_delivered or trace_number = any(${tracesOf('settled')}::text[]),
        return_delivered = return_delivered or trace_number = any(${tracesOf('returned')}::text[])
      where trace_number = any(${[...tracesOf('settled'), ...tracesOf('returned')]}::text[])`.execute(books);
  }

  async function nextEventAt(): Promise<Date | null> {
    const { rows } = await sql<{ at: Date | null }>`
      select least(
        (select min(settles_at) from sandbox_rails_entries where not settlement_delivered),
        (select min(returns_at) from sandbox_rails_entries where not return_delivered)) as at`.execute(books);
    return rows[0]?.at ?? null;
  }

  return {
    submitDebit,
    async findDebit(reference) {
      const entry = await findEntry(reference);
      return entry ? decisionOf(entry) : null;
    },
    cancelDebit: (reference) => decide(reference, { traceNumber: null, refusalCode: 'provider_unavailable' }),
    listEvents,
    acknowledge,
    nextEventAt,
  };
}
