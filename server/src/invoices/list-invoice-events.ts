import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { type HistoryEvent, historyEventsOf } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { getInvoiceById } from './invoice-repository.ts';
import { getViewer, type InvoiceOfParty } from './lock-invoice-of.ts';

/** Events of a long-lived invoice; its last ones count. */
const maxEvents = 200;

/** Lists what happened to an invoice, for one of its two sides. @throws NotFoundError for others */
export async function listInvoiceEvents(
  db: Connection,
  { invoiceId, organizationId }: InvoiceOfParty,
): Promise<CallOutput<Contract['listInvoiceEvents']>> {
  const viewer = getViewer(await getInvoiceById(db, invoiceId), organizationId);
  const rows = await db
    .selectFrom('invoice_events')
    .select(['sequence', 'event', 'business_at'])
    .where('invoice_id', '=', invoiceId)
    .where('event', 'in', historyEventsOf(viewer))
    // A fee that rounding or the cap made zero was not charged.
    .where(sql<boolean>`not (event = 'late-fee-charged' and detail ->> 'amountMinor' = '0')`)
    .orderBy('sequence', 'desc')
    .limit(maxEvents)
    .execute();
  return {
    items: rows.toReversed().map(({ sequence, event, business_at: at }) => ({
      sequence,
      // The query asks for no others.
      event: event as HistoryEvent,
      at: at.toISOString(),
    })),
  };
}
