import { type InvoiceEvent, type InvoiceMilestone, isTransition } from '@quittance/sdk/rules';
import { sql, type Updateable } from 'kysely';
import { actorId, recordAudit } from '../audit/index.ts';
import { type RowWriter, writeLast } from '../db/index.ts';
import { newId, type OperationContext, Refusal } from '../kernel/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import { type Invoice, toInvoice } from './invoice.ts';
import { type InvoiceItem, itemsColumn, toItems } from './invoice-repository.ts';
import type { InvoicesTable, StoredInvoiceStatus } from './tables.ts';

/** Columns that an event may change besides the status. */
type Changes = Omit<Updateable<InvoicesTable>, 'id' | 'status' | 'updated_at'>;

interface EventDetails {
  readonly changes?: Changes;
  /** Ids and values to keep with the event; no names or addresses. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface InvoiceMove extends EventDetails {
  readonly event: InvoiceEvent;
  readonly to: StoredInvoiceStatus;
}

interface RecordedEvent extends Pick<EventDetails, 'detail'> {
  readonly event: InvoiceEvent | InvoiceMilestone;
  readonly from: StoredInvoiceStatus | null;
  readonly at: Date;
}

/**
 * Changes an invoice's status; the only function that does. It follows the table of transitions and adds an event, an
 * audit event and a live event for the open tabs of both organizations. The caller holds the invoice's lock.
 * @throws InvoiceStateError when the table has no such transition
 */
export async function moveInvoice(context: OperationContext, invoice: Invoice, move: InvoiceMove): Promise<Invoice> {
  return await write(context, invoice, stepOf(invoice, move));
}

export interface InvoiceWithItems {
  readonly invoice: Invoice;
  readonly items: readonly InvoiceItem[];
}

/** Like {@link moveInvoice}, but also returns the items, to save reading them again. */
export async function moveInvoiceWithItems(
  context: OperationContext,
  invoice: Invoice,
  move: InvoiceMove,
): Promise<InvoiceWithItems> {
  const step = stepOf(invoice, move);
  const at = await context.app.clock.now(context.db);
  const { items, ...row } = await updateRow(context, invoice, step, at)
    .returning(itemsColumn.as('items'))
    .executeTakeFirstOrThrow();
  const written = toInvoice(row);
  await recordEvent(context, written, { ...step, from: invoice.status, at });
  return { invoice: written, items: toItems(items) };
}

/** Records a step that doesn't change the status. The caller holds the invoice's lock. */
export const recordMilestone = async (
  context: OperationContext,
  invoice: Invoice,
  milestone: EventDetails & { readonly event: InvoiceMilestone },
): Promise<Invoice> => await write(context, invoice, { ...milestone, status: invoice.status });

export const invoiceStateRefusal = (status: StoredInvoiceStatus, event: InvoiceEvent): Refusal =>
  new Refusal('InvoiceStateError', `The invoice is ${status}, so this is not possible: ${event}.`);

interface Step extends EventDetails {
  readonly event: InvoiceEvent | InvoiceMilestone;
  readonly status: StoredInvoiceStatus;
}

function stepOf(invoice: Invoice, move: InvoiceMove): Step {
  if (!isTransition(invoice.status, move.event, move.to)) throw invoiceStateRefusal(invoice.status, move.event);
  return { ...move, status: move.to };
}

async function write(context: OperationContext, invoice: Invoice, step: Step): Promise<Invoice> {
  const at = await context.app.clock.now(context.db);
  const written = toInvoice(await updateRow(context, invoice, step, at).executeTakeFirstOrThrow());
  await recordEvent(context, written, { ...step, from: invoice.status, at });
  return written;
}

const updateRow = (context: OperationContext, invoice: Invoice, step: Step, at: Date) =>
  context.db
    .updateTable('invoices')
    .set({ ...step.changes, status: step.status, updated_at: at })
    .where('id', '=', invoice.id)
    .returningAll();

/** Records an event of an invoice whose row already shows it. */
export async function recordEvent(context: OperationContext, invoice: Invoice, event: RecordedEvent): Promise<void> {
  await insertEvent(context, invoice, event);
  await recordAudit(context.db, {
    at: event.at,
    actor: context.actor,
    action: `invoice.${event.event}`,
    object: { type: 'invoice', id: invoice.id },
    organizationId: invoice.sellerOrganizationId,
    detail: { from: event.from, to: invoice.status, ...event.detail },
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
  await publishInvoice(context, invoice);
}

const insertEvent = (context: OperationContext, invoice: Invoice, event: RecordedEvent): Promise<void> =>
  writeLast(context.db, eventWriter, {
    id: newId('ive'),
    invoice_id: invoice.id,
    event: event.event,
    from_status: event.from,
    to_status: invoice.status,
    actor_kind: context.actor.kind,
    actor_id: actorId(context.actor),
    detail: event.detail ?? {},
    business_at: event.at,
  });

// Gap-free without a race, because every writer holds the invoice's lock.
const eventWriter: RowWriter<Readonly<Record<string, unknown>>> = {
  statement: (rows) => sql`
    insert into invoice_events (id, invoice_id, sequence, event, from_status, to_status, actor_kind, actor_id, detail,
      business_at)
    select id, invoice_id,
      (select coalesce(max(sequence), 0) from invoice_events earlier where earlier.invoice_id = event.invoice_id)
        + row_number() over (partition by invoice_id order by position),
      event, from_status, to_status, actor_kind, actor_id, detail, business_at
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id text, invoice_id text, event text,
        from_status text, to_status text, actor_kind text, actor_id text, detail jsonb, business_at timestamptz))
      with ordinality
      as event (id, invoice_id, event, from_status, to_status, actor_kind, actor_id, detail, business_at, position)
    order by position
    returning 1`,
};

/** Tells the open tabs of both organizations that the invoice looks different now. */
export async function publishInvoice(context: OperationContext, invoice: Invoice): Promise<void> {
  for (const organizationId of [invoice.sellerOrganizationId, invoice.buyerOrganizationId]) {
    if (organizationId === null) continue;
    await publishLiveEvent(context.db, { organizationId, kind: 'invoice.changed', objectId: invoice.id });
  }
}
