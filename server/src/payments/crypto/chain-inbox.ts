import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../db/index.ts';
import { type DueWork, doEach } from '../../jobs/index.ts';
import { type App, systemContext } from '../../kernel/index.ts';
import type { ChainEvent } from '../../providers/index.ts';
import { applyChainNews } from './apply-chain-news.ts';

/** Fetches and applies the events of the wallet's provider, each when it happened by the business clock. */
export const chainInbox: DueWork = {
  name: 'chain-inbox',
  async nextDueAt(app) {
    const [atProvider, inInbox] = await Promise.all([app.providers.chain.nextEventAt(), oldestInInbox(app)]);
    return atProvider && inInbox && inInbox < atProvider ? inInbox : (atProvider ?? inInbox);
  },
  async poll(app, now) {
    // A provider that predicts events is asked when one is due, so that it is processed in order with other work.
    if ((await app.providers.chain.nextEventAt()) === null) await fetchChainEvents(app, now);
  },
  // An event that was posted before is done by fetching it: there is nothing to apply.
  runDue: async (app, now) => (await fetchChainEvents(app, now)) + (await applyChainEvents(app)),
};

/** Fetches events into the inbox. Repeated deliveries change nothing. @returns how many. @throws when it can't be reached */
export async function fetchChainEvents(app: App, now: Date): Promise<number> {
  for (let fetched = 0; ; ) {
    const events = await app.providers.chain.listEvents(now);
    if (events.length === 0) return fetched;
    fetched += events.length;
    await storeEvents(app, events);
    // Acknowledged only once stored: a crash in between causes a second delivery, never a lost event.
    await app.providers.chain.acknowledge(events.map(({ eventId }) => eventId));
  }
}

/** Takes events that the provider posted, and applies them at once. */
export async function receiveChainEvents(app: App, events: readonly ChainEvent[]): Promise<void> {
  await storeEvents(app, events);
  await applyChainEvents(app);
}

async function storeEvents(app: App, events: readonly ChainEvent[]): Promise<void> {
  await app.db
    .insertInto('chain_events')
    .values(
      events.map((event) => ({
        event_id: event.eventId,
        sequence: event.sequence,
        transaction_id: event.transactionId,
        coin: event.coin,
        address: event.address,
        coin_minor: event.amountMinor,
        confirmations: event.confirmations,
        is_dropped: event.isDropped,
        occurred_at: event.occurredAt,
      })),
    )
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
  const unknown = await app.db
    .selectFrom('chain_events')
    .select('address')
    .distinct()
    .where(
      'event_id',
      'in',
      events.map(({ eventId }) => eventId),
    )
    .where(sql<boolean>`not ${isKnown}`)
    .execute();
  const addresses = unknown.map(({ address }) => address);
  if (addresses.length > 0) app.log.error({ addresses }, 'coins arrived at addresses that we never quoted');
}

/** Condition: the event concerns a quote. Others stay in the inbox for staff. */
const isKnown: RawBuilder<boolean> = sql<boolean>`exists (
  select from crypto_quotes quote where quote.address = chain_events.address and quote.coin = chain_events.coin)`;

async function oldestInInbox(app: App): Promise<Date | null> {
  const row = await app.db
    .selectFrom('chain_events')
    .select('occurred_at')
    .where('applied_at', 'is', null)
    .where(isKnown)
    .orderBy('occurred_at')
    .limit(1)
    .executeTakeFirst();
  return row?.occurred_at ?? null;
}

/** Applies the events in the inbox, oldest first, each once. Events that fail stay there and don't hold up the others. */
export const applyChainEvents = (app: App): Promise<number> =>
  doEach(app, {
    what: 'apply an event of a chain',
    next: (limit) =>
      app.db
        .selectFrom('chain_events')
        .select('event_id as id')
        .where('applied_at', 'is', null)
        .where(isKnown)
        .orderBy('occurred_at')
        .orderBy('event_id')
        .limit(limit)
        .execute(),
    one: ({ id }) =>
      inTransaction(app.db, async (transaction) => {
        const event = await transaction
          .updateTable('chain_events')
          .set({ applied_at: await app.clock.now(transaction) })
          .where('event_id', '=', id)
          .where('applied_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!event) return false;
        await applyChainNews(systemContext(app, transaction), {
          transactionId: event.transaction_id,
          coin: event.coin,
          address: event.address,
          amountMinor: BigInt(event.coin_minor),
          confirmations: event.confirmations,
          isDropped: event.is_dropped,
          sequence: event.sequence,
          at: event.occurred_at,
        });
        return true;
      }),
  });
