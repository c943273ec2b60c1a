import { createHmac } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import type { CardEvent, CardProcessor } from './card-processor.ts';
import { sandboxBooks } from './sandbox-books.ts';
import type { CardProcessorTables, SandboxCardEventsTable } from './tables.ts';
import { readWebhook } from './webhook-format.ts';

const eventsPerDelivery = 500;

/** Path of the card fields on the processor's origin. */
export const fieldsPath = '/fields';

/** The key that the sandbox processor and we share. */
export const sandboxWebhookKey = (dataKey: Buffer): Buffer =>
  createHmac('sha256', dataKey).update('webhooks of the sandbox card processor').digest();

interface SandboxParts {
  readonly db: Connection;
  readonly clock: Clock;
  /** Origin of the sandbox processor's own listener. */
  readonly url: string;
  readonly dataKey: Buffer;
}

/** Simulates a card processor: its cards decide what happens, in business time. */
export function sandboxCardProcessor({ db, clock, url, dataKey }: SandboxParts): CardProcessor {
  // Limits the type to the processor's tables.
  const tables = db as unknown as Kysely<CardProcessorTables>;
  const books = sandboxBooks(db, clock);
  const key = sandboxWebhookKey(dataKey);
  return {
    fieldsUrl: `${url}${fieldsPath}`,
    createSession: books.openSession,
    findCard: books.findCard,
    storeCard: books.storeCard,
    authorize: books.authorize,
    capture: books.capture,
    void: books.void,
    refund: books.refund,
    find: books.find,
    readWebhook: (webhook) => readWebhook(key, webhook),
    async listEvents(now) {
      const rows = await tables
        .selectFrom('sandbox_card_events')
        .selectAll()
        .where('is_delivered', '=', false)
        .where('deliver_at', '<=', now)
        .orderBy('deliver_at')
        .orderBy('event_id')
        .limit(eventsPerDelivery)
        .execute();
      return rows.map(toEvent);
    },
    async acknowledge(eventIds) {
      if (eventIds.length === 0) return;
      await tables
        .updateTable('sandbox_card_events')
        .set({ is_delivered: true })
        .where('event_id', 'in', eventIds)
        .execute();
    },
    async nextEventAt() {
      const row = await tables
        .selectFrom('sandbox_card_events')
        .select(({ fn }) => fn.min<Date | null>('deliver_at').as('at'))
        .where('is_delivered', '=', false)
        .executeTakeFirst();
      return row?.at ?? null;
    },
  };
}

function toEvent(row: Selectable<SandboxCardEventsTable>): CardEvent {
  const common = { eventId: row.event_id, reference: row.reference, occurredAt: row.occurred_at };
  const code = row.code ?? '';
  const feeMinor = BigInt(row.fee_minor ?? 0);
  switch (row.kind) {
    case 'declined':
      return { ...common, kind: row.kind, code };
    case 'paid-out':
      return { ...common, kind: row.kind, feeMinor };
    case 'dispute-opened':
      return { ...common, kind: row.kind, code, feeMinor };
    default:
      return { ...common, kind: row.kind };
  }
}
