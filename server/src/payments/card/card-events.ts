import { type RawBuilder, sql } from 'kysely';
import { type Connection, inTransaction } from '../../db/index.ts';
import { type DueWork, doEach } from '../../jobs/index.ts';
import { type App, systemContext } from '../../kernel/index.ts';
import type { CardEvent } from '../../providers/index.ts';
import { applyCardNews } from './apply-charge.ts';

/** Fetches and applies the card processor's events, each when it happened by the business clock. */
export const cardInbox: DueWork = {
  name: 'card-inbox',
  async nextDueAt(app) {
    const [atProcessor, inInbox] = await Promise.all([app.providers.cardProcessor.nextEventAt(), oldestInInbox(app)]);
    return atProcessor && inInbox && inInbox < atProcessor ? inInbox : (atProcessor ?? inInbox);
  },
  async poll(app, now) {
    // A processor that predicts events is asked when one is due, so that it is processed in order with other work.
    if ((await app.providers.cardProcessor.nextEventAt()) === null) await fetchCardEvents(app, now);
  },
  async runDue(app, now) {
    // An event that was posted before is done by fetching it: there is nothing to apply.
    return (await fetchCardEvents(app, now)) + (await applyCardEvents(app));
  },
};

/**
 * Fetches events into the inbox. Repeated deliveries change nothing.
 * @returns how many there were
 * @throws when the processor can't be reached
 */
export async function fetchCardEvents(app: App, now: Date): Promise<number> {
  for (let fetched = 0; ; ) {
    const events = await app.providers.cardProcessor.listEvents(now);
    if (events.length === 0) return fetched;
    fetched += events.length;
    await storeEvents(app, events);
    // Acknowledged only once stored: a crash in between causes a second delivery, never a lost event.
    await app.providers.cardProcessor.acknowledge(events.map(({ eventId }) => eventId));
  }
}

/** Takes events that the processor posted, and applies them at once. */
export async function receiveCardEvents(app: App, events: readonly CardEvent[]): Promise<void> {
  await storeEvents(app, events);
  await applyCardEvents(app);
}

async function storeEvents(app: App, events: readonly CardEvent[]): Promise<void> {
  await app.db
    .insertInto('card_events')
    .values(
      events.map((event) => ({
        event_id: event.eventId,
        reference: event.reference,
        kind: event.kind,
        code: 'code' in event ? event.code : null,
        fee_minor: 'feeMinor' in event ? event.feeMinor : null,
        occurred_at: event.occurredAt,
      })),
    )
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
  await reportUnknown(app, events);
}

/** Condition: the event concerns one of our charges. Others stay in the inbox for staff. */
const isKnown: RawBuilder<boolean> = sql<boolean>`exists (select from card_charges where id = card_events.reference)`;

async function oldestInInbox(app: App): Promise<Date | null> {
  const row = await app.db
    .selectFrom('card_events')
    .select('occurred_at')
    .where('applied_at', 'is', null)
    .where(isKnown)
    .orderBy('occurred_at')
    .limit(1)
    .executeTakeFirst();
  return row?.occurred_at ?? null;
}

async function reportUnknown(app: App, events: readonly CardEvent[]): Promise<void> {
  const unknown = await app.db
    .selectFrom('card_events')
    .select('reference')
    .where(
      'event_id',
      'in',
      events.map(({ eventId }) => eventId),
    )
    .where(sql<boolean>`not ${isKnown}`)
    .execute();
  const references = [...new Set(unknown.map(({ reference }) => reference))];
  if (references.length > 0) app.log.error({ references }, 'the card processor reported charges that we never sent');
}

/** Applies the events in the inbox, oldest first, each once. Events that fail stay there and don't hold up the others. */
export const applyCardEvents = (app: App): Promise<number> =>
  doEach(app, {
    what: 'apply an event of the card processor',
    next: (limit) =>
      app.db
        .selectFrom('card_events')
        .select('event_id as id')
        .where('applied_at', 'is', null)
        .where(isKnown)
        .orderBy('occurred_at')
        .orderBy('event_id')
        .limit(limit)
        .execute(),
    one: ({ id }) => inTransaction(app.db, (transaction) => applyEvent(app, transaction, id)),
  });

async function applyEvent(app: App, db: Connection, eventId: string): Promise<boolean> {
  const event = await db
    .updateTable('card_events')
    .set({ applied_at: await app.clock.now(db) })
    .where('event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!event) return false;
  await applyCardNews(systemContext(app, db), event.reference, {
    kind: event.kind,
    code: event.code ?? undefined,
    feeMinor: BigInt(event.fee_minor ?? 0),
    at: event.occurred_at,
  });
  return true;
}

/** Whether the processor sent news of a payment that could not be applied yet. */
export async function hasUnappliedCardNews(db: Connection, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('card_events')
    .innerJoin('card_charges', 'card_charges.id', 'card_events.reference')
    .select('event_id')
    .where('payment_id', '=', paymentId)
    .where('applied_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
