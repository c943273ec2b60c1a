import { type RawBuilder, type Selectable, sql } from 'kysely';
import { inTransaction } from '../db/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, type OperationContext, seal, systemContext, unseal } from '../kernel/index.ts';
import type { BankCharge, IncomingCredit, RailEvent } from '../providers/index.ts';
import { getOwner } from './owner.ts';
import type { OwnerReference } from './owner-type.ts';
import type { RailsEventsTable } from './tables.ts';
import { applyNews } from './take-steps.ts';

/** Fetches and applies the bank's events, each when it happened by the business clock. */
export const railsInbox: DueWork = {
  name: 'rails-inbox',
  async nextDueAt(app) {
    const [atBank, inInbox] = await Promise.all([app.providers.rails.nextEventAt(), oldestInInbox(app)]);
    return atBank && inInbox && inInbox < atBank ? inInbox : (atBank ?? inInbox);
  },
  async poll(app, now) {
    // A rail that predicts events is polled when one is due, so that it is processed in order with other work.
    if ((await app.providers.rails.nextEventAt()) === null) await fetchRailsEvents(app, now);
  },
  async runDue(app, now) {
    await fetchRailsEvents(app, now);
    return await applyRailsEvents(app);
  },
};

/** Fetches the bank's events into the inbox. Repeated deliveries change nothing. @throws when the bank can't be reached */
export async function fetchRailsEvents(app: App, now: Date): Promise<void> {
  for (;;) {
    const events = await app.providers.rails.listEvents(now);
    if (events.length === 0) return;
    await app.db
      .insertInto('rails_events')
      .values(events.map((event) => toRow(app, event)))
      .onConflict((conflict) => conflict.column('provider_event_id').doNothing())
      .execute();
    // Acknowledged only once stored: a crash in between causes a second delivery, never a lost event.
    await app.providers.rails.acknowledge(events.map(({ providerEventId }) => providerEventId));
    await reportUnknown(app, events);
  }
}

function toRow(app: App, event: RailEvent) {
  const came = event.kind === 'returned' || event.kind === 'recalled' ? event : undefined;
  return {
    provider_event_id: event.providerEventId,
    reference: event.reference,
    kind: event.kind,
    code: came?.code ?? (event.kind === 'rejected' ? event.code : null),
    fee_minor: came?.feeMinor ?? null,
    sealed_credit: sealDetails(app, event),
    occurred_at: event.occurredAt,
    booked_on: event.bookedOn ?? null,
    leg: event.leg ?? null,
  };
}

function sealDetails(app: App, event: RailEvent): Buffer | null {
  if (event.kind !== 'incoming' && event.kind !== 'charged') return null;
  const details = event.kind === 'incoming' ? event.credit : event.charge;
  const text = JSON.stringify({ ...details, amountMinor: String(details.amountMinor) });
  return seal(app.config.dataKey, text, event.providerEventId);
}

/** Reads the details of an incoming credit, or of a charge of the bank. */
export function unsealDetails<Details extends IncomingCredit | BankCharge>(
  app: App,
  eventId: string,
  sealed: Buffer | null,
): Details {
  if (sealed === null) throw new Error('A movement of money has no details.');
  const details = JSON.parse(unseal(app.config.dataKey, sealed, eventId));
  return { ...details, amountMinor: BigInt(details.amountMinor) };
}

/**
 * Condition: the event concerns one of our instructions, an incoming credit or a charge. Others stay in the inbox for staff, since
 * they mean unexplained money.
 */
const isKnown: RawBuilder<boolean> = sql<boolean>`(
  kind in ('incoming', 'charged')
  or exists (select from rails_instructions i where i.reference = rails_events.reference)
  or exists (
    select from rails_events credit where credit.kind = 'incoming' and credit.reference = rails_events.reference))`;

/** Returns when the oldest fetched but unapplied event happened; null if none is waiting. */
async function oldestInInbox(app: App): Promise<Date | null> {
  const row = await app.db
    .selectFrom('rails_events')
    .select('occurred_at')
    .where('applied_at', 'is', null)
    .where(isKnown)
    .orderBy('occurred_at')
    .limit(1)
    .executeTakeFirst();
  return row?.occurred_at ?? null;
}

/** Logs events that concern nothing of ours. */
async function reportUnknown(app: App, events: readonly RailEvent[]): Promise<void> {
  const unknown = await app.db
    .selectFrom('rails_events')
    .select('reference')
    .where(
      'provider_event_id',
      'in',
      events.map(({ providerEventId }) => providerEventId),
    )
    .where(sql<boolean>`not ${isKnown}`)
    .execute();
  const references = [...new Set(unknown.map(({ reference }) => reference))];
  if (references.length > 0) app.log.error({ references }, 'the bank reported instructions that we never submitted');
}

/** Applies the events in the inbox, oldest first, each once. Events that fail stay there and don't hold up the others. */
export const applyRailsEvents = (app: App): Promise<number> =>
  doEach(app, {
    what: 'apply an event of the bank',
    next: (limit) =>
      app.db
        .selectFrom('rails_events')
        .select('provider_event_id as id')
        .where('applied_at', 'is', null)
        .where(isKnown)
        .orderBy('occurred_at')
        .orderBy('provider_event_id')
        .limit(limit)
        .execute(),
    one: ({ id }) => inTransaction(app.db, (transaction) => applyEvent(systemContext(app, transaction), id)),
  });

/** Fetches and applies what the bank reports by now, without waiting for the next round. */
export async function receiveRailsEvents(app: App): Promise<void> {
  await fetchRailsEvents(app, await app.clock.now(app.db));
  await applyRailsEvents(app);
}

async function applyEvent(context: OperationContext, eventId: string): Promise<boolean> {
  const { db, app } = context;
  const instruction = await db
    .selectFrom('rails_events')
    .innerJoin('rails_instructions', 'rails_instructions.reference', 'rails_events.reference')
    .select(['rails_instructions.id', 'owner_type', 'owner_id'])
    .where('provider_event_id', '=', eventId)
    .executeTakeFirst();
  if (instruction) await getOwner(app, instruction.owner_type).lock(context, instruction.owner_id);
  const event = await db
    .updateTable('rails_events')
    .set({ applied_at: await app.clock.now(db) })
    .where('provider_event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!event) return false;
  if (instruction) await applyNews(context, instruction.id, newsOf(event));
  else if (event.kind === 'charged') await applyCharge(context, event);
  else await applyCredit(context, event);
  return true;
}

type EventRow = Pick<
  Selectable<RailsEventsTable>,
  'provider_event_id' | 'reference' | 'kind' | 'code' | 'fee_minor' | 'sealed_credit' | 'occurred_at' | 'booked_on'
>;

function newsOf({ kind, code, fee_minor, occurred_at }: EventRow) {
  if (kind === 'incoming' || kind === 'charged') {
    throw new Error('A credit or charge has the reference of one of our instructions.');
  }
  return { kind, code: code ?? '', feeMinor: BigInt(fee_minor ?? 0), at: occurred_at };
}

async function applyCredit(context: OperationContext, event: EventRow): Promise<void> {
  const { incomingMoney } = context.app;
  const at = event.occurred_at;
  if (event.kind === 'incoming') {
    const credit = unsealDetails<IncomingCredit>(context.app, event.provider_event_id, event.sealed_credit);
    await incomingMoney.arrived(context, credit, { id: event.provider_event_id, at });
  } else if (event.kind === 'recalled' || event.kind === 'returned') {
    await incomingMoney.recalled(context, { bankReference: event.reference, code: event.code ?? '', at });
  }
}

async function applyCharge(context: OperationContext, event: EventRow): Promise<void> {
  const charge = unsealDetails<BankCharge>(context.app, event.provider_event_id, event.sealed_credit);
  await context.app.bankCharged(context, charge, { at: event.occurred_at, bookedOn: event.booked_on });
}

/** Whether the bank sent news of the owner's instructions that could not be applied yet. */
export async function hasUnappliedNews({ db }: Pick<OperationContext, 'db'>, owner: OwnerReference): Promise<boolean> {
  const row = await db
    .selectFrom('rails_events')
    .innerJoin('rails_instructions', 'rails_instructions.reference', 'rails_events.reference')
    .select('rails_events.provider_event_id')
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .where('rails_events.applied_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
