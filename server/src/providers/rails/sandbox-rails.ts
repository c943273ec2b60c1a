import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Connection, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import type { IncomingCredit, RailDecision, RailEvent, RailOrder, Rails, SimulatedCourse } from './rails.ts';
import { listSandboxBalances } from './sandbox-balances.ts';
import { type CreditNews, newsOfCredit, recallAt } from './sandbox-credits.ts';
import { type PlannedEvent, reactionTo } from './sandbox-plan.ts';
import { decisionOf, type StoredDecision } from './stored-decision.ts';
import type { RailsTables, SandboxRailsEventsTable } from './tables.ts';

const eventsPerDelivery = 500;
/** How often an account that is unreachable at first stays so. */
const failuresAtFirst = 2;

class BankUnreachableError extends Error {
  constructor(what: string) {
    super(`The sandbox bank ${what}.`);
    this.name = 'BankUnreachableError';
  }
}

/** Returns fifteen digits, like trace numbers of the ACH network. */
const traceNumberOf = (reference: string): string =>
  (BigInt(`0x${createHash('sha256').update(reference).digest('hex')}`) % 10n ** 15n).toString().padStart(15, '0');

/**
 * Simulates a bank: it keeps separate books, settles on banking days, rejects, returns and recalls as its accounts
 * define, and receives credits, in business time. It uses a separate connection, since a real bank doesn't take part in
 * our transactions either.
 */
export function sandboxRails(db: Connection, clock: Clock): Rails {
  // Limits the type to the simulated bank's tables.
  const books = db as unknown as Kysely<RailsTables>;

  const findEntry = (reference: string): Promise<StoredDecision | undefined> =>
    books
      .selectFrom('sandbox_rails_entries')
      .select(['bank_reference', 'refusal_code'])
      .where('reference', '=', reference)
      .executeTakeFirst();

  /** Stores the first decision on a reference with the events that follow, and returns it for every later one. */
  async function decide(
    { reference, order }: { readonly reference: string; readonly order?: RailOrder },
    decision: RailDecision,
    plan: (submittedAt: Date) => readonly PlannedEvent[] = () => [],
  ): Promise<RailDecision> {
    const submittedAt = await clock.now(db);
    await inTransaction(db, async (transaction) => {
      const kept = transaction as unknown as Kysely<RailsTables>;
      const { numInsertedOrUpdatedRows } = await kept
        .insertInto('sandbox_rails_entries')
        .values({
          reference,
          bank_reference: decision.outcome === 'accepted' ? decision.bankReference : null,
          refusal_code: decision.outcome === 'refused' ? decision.code : null,
          submitted_at: submittedAt,
          kind: order?.kind ?? null,
          rail: order?.rail ?? null,
          amount_minor: order?.amountMinor ?? null,
          currency: order?.currency ?? null,
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return;
      const rows = plan(submittedAt).map((event) => toRow(reference, event));
      if (rows.length > 0) await kept.insertInto('sandbox_rails_events').values(rows).execute();
    });
    const kept = await findEntry(reference);
    if (kept === undefined) throw new BankUnreachableError('lost an entry');
    return decisionOf(kept);
  }

  /** Counts a failure to reach the bank. @returns whether it can still not be reached */
  async function isStillAway(reference: string): Promise<boolean> {
    const { failures } = await books
      .insertInto('sandbox_rails_outages')
      .values({ reference, failures: 1 })
      .onConflict((conflict) =>
        conflict.column('reference').doUpdateSet({ failures: sql`sandbox_rails_outages.failures + 1` }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    return failures <= failuresAtFirst;
  }

  async function submit(order: RailOrder): Promise<RailDecision> {
    const { reference } = order;
    const { answer, refusalCode, plan } = reactionTo(order);
    if (answer === 'unreachable') throw new BankUnreachableError('can’t be reached');
    if (answer === 'unreachable-at-first' && (await isStillAway(reference)))
      throw new BankUnreachableError('can’t be reached at the moment');
    if (answer === 'refuses') return decide({ reference, order }, { outcome: 'refused', code: refusalCode }, plan);
    const accepted = { outcome: 'accepted', bankReference: traceNumberOf(reference) } as const;
    const decision = await decide({ reference, order }, accepted, plan);
    if (answer === 'answers-too-late') throw new BankUnreachableError('answered too late');
    return decision;
  }

  async function listEvents(now: Date): Promise<readonly RailEvent[]> {
    const rows = await books
      .selectFrom('sandbox_rails_events')
      .selectAll()
      .where('deliveries_left', '>', 0)
      .where('deliver_at', '<=', now)
      .orderBy('deliver_at')
      .orderBy('provider_event_id')
      .limit(eventsPerDelivery)
      .execute();
    return rows.map(toEvent);
  }

  async function acknowledge(providerEventIds: readonly string[]): Promise<void> {
    if (providerEventIds.length === 0) return;
    await books
      .updateTable('sandbox_rails_events')
      .set({ deliveries_left: sql`deliveries_left - 1` })
      .where('provider_event_id', 'in', providerEventIds)
      .where('deliveries_left', '>', 0)
      .execute();
  }

  async function nextEventAt(): Promise<Date | null> {
    const row = await books
      .selectFrom('sandbox_rails_events')
      .select(({ fn }) => fn.min<Date | null>('deliver_at').as('at'))
      .where('deliveries_left', '>', 0)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  /** Reports news of a credit, each once however often it is asked for; an earlier time wins over a planned one. */
  async function report(bankReference: string, news: readonly CreditNews[]): Promise<void> {
    await books
      .insertInto('sandbox_rails_events')
      .values(
        news.map(({ name, at, ...event }) => ({
          ...event,
          provider_event_id: `${bankReference}:${name}`,
          reference: bankReference,
          occurred_at: at,
          deliver_at: at,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('provider_event_id')
          .doUpdateSet({ occurred_at: sql`excluded.occurred_at`, deliver_at: sql`excluded.deliver_at` })
          .where(sql<boolean>`excluded.deliver_at < sandbox_rails_events.deliver_at`),
      )
      .execute();
  }

  const simulateCredit = async (credit: IncomingCredit, course: SimulatedCourse = 'at-once'): Promise<void> =>
    report(credit.bankReference, newsOfCredit(credit, course, await clock.now(db)));

  const simulateRecall = async (bankReference: string): Promise<void> =>
    report(bankReference, [recallAt(await clock.now(db))]);

  return {
    submit,
    async find(reference) {
      const entry = await findEntry(reference);
      return entry ? decisionOf(entry) : null;
    },
    cancel: (reference) => decide({ reference }, { outcome: 'refused', code: 'provider_unavailable' }),
    listEvents,
    acknowledge,
    // Its books of a day that has ended don't change.
    listDaysStatedSince: async () => [],
    listStatementAlarms: async () => [],
    listClosingBalances: async (date) => listSandboxBalances(books, { date, now: await clock.now(db) }),
    nextEventAt,
    simulateCredit,
    simulateRecall,
  };
}

const toRow = (reference: string, event: PlannedEvent) => ({
  provider_event_id: `${traceNumberOf(reference)}:${event.kind}`,
  reference,
  kind: event.kind,
  code: event.code,
  fee_minor: event.feeMinor,
  occurred_at: event.occurredAt,
  deliver_at: event.deliverAt,
  deliveries_left: event.deliveries,
});

function toEvent(row: Selectable<SandboxRailsEventsTable>): RailEvent {
  const common = {
    providerEventId: row.provider_event_id,
    reference: row.reference,
    occurredAt: row.occurred_at,
  };
  const code = row.code ?? '';
  switch (row.kind) {
    case 'submitted':
    case 'settled':
      return { ...common, kind: row.kind };
    case 'rejected':
      return { ...common, kind: 'rejected', code };
    case 'returned':
    case 'recalled':
      return { ...common, kind: row.kind, code, feeMinor: BigInt(row.fee_minor ?? 0) };
    case 'incoming': {
      const credit = JSON.parse(row.credit ?? '{}');
      return { ...common, kind: 'incoming', credit: { ...credit, amountMinor: BigInt(credit.amountMinor) } };
    }
  }
}
