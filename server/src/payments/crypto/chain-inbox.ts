import { sql } from 'kysely';
import { createInbox } from '../../jobs/index.ts';
import type { App, OperationContext } from '../../kernel/index.ts';
import type { ChainEvent } from '../../providers/index.ts';
import { applyChainNews } from './apply-chain-news.ts';

/** What the wallet's provider reports about coins. */
export const {
  work: chainInbox,
  fetch: fetchChainEvents,
  apply: applyChainEvents,
  receive: receiveChainEvents,
} = createInbox<ChainEvent>({
  name: 'chain-inbox',
  what: 'apply an event of a chain',
  table: 'chain_events',
  idColumn: 'event_id',
  subjectColumn: 'address',
  source: (app) => app.providers.chain,
  idOf: ({ eventId }) => eventId,
  store: storeEvents,
  isKnown: sql<boolean>`exists (
    select from crypto_quotes quote where quote.address = chain_events.address and quote.coin = chain_events.coin)`,
  unknown: 'coins arrived at addresses that we never quoted',
  applyOne: applyEvent,
});

function storeEvents(app: App, events: readonly ChainEvent[]): Promise<unknown> {
  return app.db
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
}

async function applyEvent(context: OperationContext, eventId: string): Promise<boolean> {
  const { app, db } = context;
  const event = await db
    .updateTable('chain_events')
    .set({ applied_at: await app.clock.now(db) })
    .where('event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!event) return false;
  await applyChainNews(context, {
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
}
