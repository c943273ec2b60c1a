import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { createInbox } from '../../jobs/index.ts';
import type { App, OperationContext } from '../../kernel/index.ts';
import type { CardEvent } from '../../providers/index.ts';
import { applyCardNews } from './apply-charge.ts';

/** What the card processor reports about charges. */
export const {
  work: cardInbox,
  fetch: fetchCardEvents,
  apply: applyCardEvents,
  receive: receiveCardEvents,
} = createInbox<CardEvent>({
  name: 'card-inbox',
  what: 'apply an event of the card processor',
  table: 'card_events',
  idColumn: 'event_id',
  subjectColumn: 'reference',
  source: (app) => app.providers.cardProcessor,
  idOf: ({ eventId }) => eventId,
  store: storeEvents,
  isKnown: sql<boolean>`exists (select from card_charges where id = card_events.reference)`,
  unknown: 'the card processor reported charges that we never sent',
  applyOne: applyEvent,
});

function storeEvents(app: App, events: readonly CardEvent[]): Promise<unknown> {
  return app.db
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
}

async function applyEvent(context: OperationContext, eventId: string): Promise<boolean> {
  const { app, db } = context;
  const event = await db
    .updateTable('card_events')
    .set({ applied_at: await app.clock.now(db) })
    .where('event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!event) return false;
  await applyCardNews(context, event.reference, {
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
