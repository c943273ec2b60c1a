import { addBankingDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { inTransaction } from '../db/index.ts';
import { lockInvoice, recordMilestone } from '../invoices/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, type OperationContext, systemContext } from '../kernel/index.ts';
import { postJournal, postJournals } from '../ledger/index.ts';
import type { RailsEvent } from '../providers/index.ts';
import { type BankReturn, returnDebit, returnFee, reverseDebit } from './fail-payment.ts';
import { getPayment, type Payment } from './payment.ts';
import { debitSettled, debitSuspended, type Paying, suspendedDebitReturned } from './postings.ts';
import { acceptDebit } from './submission-decision.ts';

/**
 * A bank has two banking days after settlement to return a debit, and its return reaches us on the morning of the
 * second. One more banking day is a buffer for delays.
 */
const returnWindowBankingDays = 2;
const bufferBankingDays = 1;

/** P3c, P3e and P3f: processes the bank's events about submitted debits. */
export const debitSettlement: DueWork = {
  name: 'debit-settlement',
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

/** Returns when the oldest fetched but unapplied event happened; null if none is waiting. */
async function oldestInInbox(app: App): Promise<Date | null> {
  const row = await app.db
    .selectFrom('rails_events')
    .innerJoin('rails_submissions', 'rails_submissions.reference', 'rails_events.reference')
    .select('rails_events.occurred_at')
    .where('rails_events.applied_at', 'is', null)
    .orderBy('rails_events.occurred_at')
    .limit(1)
    .executeTakeFirst();
  return row?.occurred_at ?? null;
}

/** Fetches the bank's events into the inbox. Repeated deliveries change nothing. */
export async function fetchRailsEvents(app: App, now: Date): Promise<void> {
  for (;;) {
    const events = await app.providers.rails.listEvents(now);
    if (events.length === 0) return;
    await app.db
      .insertInto('rails_events')
      .values(events.map(toRow))
      .onConflict((conflict) => conflict.column('provider_event_id').doNothing())
      .execute();
    // Acknowledged only once stored: a crash in between causes a second delivery, never a lost event.
    await app.providers.rails.acknowledge(events.map(({ providerEventId }) => providerEventId));
    await reportUnknown(app, events);
  }
}

/** Logs events of unknown debits. They stay in the inbox for staff: they mean unexplained money. */
async function reportUnknown(app: App, events: readonly RailsEvent[]): Promise<void> {
  const references = [...new Set(events.map(({ reference }) => reference))];
  const known = await app.db
    .selectFrom('rails_submissions')
    .select('reference')
    .where('reference', 'in', references)
    .execute();
  const ours = new Set(known.map(({ reference }) => reference));
  const unknown = references.filter((reference) => !ours.has(reference));
  if (unknown.length > 0) app.log.error({ references: unknown }, 'the bank reported debits that we never submitted');
}

const toRow = (event: RailsEvent) => ({
  provider_event_id: event.providerEventId,
  reference: event.reference,
  kind: event.kind,
  return_code: event.kind === 'returned' ? event.returnCode : null,
  fee_minor: event.kind === 'returned' ? event.feeMinor : null,
  occurred_at: event.occurredAt,
});

/** Applies the events in the inbox, oldest first, each once. */
export const applyRailsEvents = (app: App): Promise<number> =>
  doEach(app, {
    what: 'apply an event of the bank',
    next: (limit) =>
      app.db
        .selectFrom('rails_events')
        .innerJoin('rails_submissions', 'rails_submissions.reference', 'rails_events.reference')
        .select(['rails_events.provider_event_id as id', 'rails_submissions.payment_id as paymentId'])
        .where('rails_events.applied_at', 'is', null)
        .orderBy('rails_events.occurred_at')
        .orderBy('rails_events.provider_event_id')
        .limit(limit)
        .execute(),
    one: ({ id, paymentId }) => inTransaction(app.db, (trx) => applyEvent(systemContext(app, trx), id, paymentId)),
  });

async function applyEvent(context: OperationContext, eventId: string, paymentId: string): Promise<boolean> {
  const invoice = await lockInvoice(context.db, (await getPayment(context.db, paymentId)).invoiceId);
  const event = await context.db
    .updateTable('rails_events')
    .set({ applied_at: await context.app.clock.now(context.db) })
    .where('provider_event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!event) return false;
  const payment = await getAcceptedPayment(context, invoice, paymentId);
  const paying = { invoice, payment };
  if (event.kind === 'settled') await settle(context, paying, event.occurred_at);
  else
    await reverseReturned(context, paying, {
      returnCode: event.return_code ?? '',
      feeMinor: BigInt(event.fee_minor ?? 0),
    });
  return true;
}

/**
 * Returns the payment as accepted. An event may arrive before the answer to the submission; it proves that the bank
 * accepted.
 */
async function getAcceptedPayment(
  context: OperationContext,
  invoice: Paying['invoice'],
  paymentId: string,
): Promise<Payment> {
  const payment = await getPayment(context.db, paymentId);
  return payment.state === 'authorized' ? await acceptDebit(context, { invoice, payment }, null) : payment;
}

async function settle(context: OperationContext, paying: Paying, settledAt: Date): Promise<void> {
  if (paying.payment.state === 'refused') return await suspend(context, paying, settledAt);
  // After a return, settlement and return cancel each other out at the bank: there is nothing to book.
  if (paying.payment.state !== 'submitted') return;
  await postJournal(context.db, context.app.clock, debitSettled(paying));
  const closesOn = addBankingDays(businessDateOf(settledAt), returnWindowBankingDays + bufferBankingDays);
  await context.db
    .updateTable('invoice_payments')
    .set({ state: 'settled', settled_at: settledAt, window_closes_at: startOfBusinessDay(closesOn) })
    .where('id', '=', paying.payment.id)
    .execute();
  await recordMilestone(context, paying.invoice, { event: 'debit-settled', detail: { paymentId: paying.payment.id } });
}

/**
 * Books a debit that the bank settled although it had refused it. The payer was told that no money moved and may have
 * paid again, so the money stays in suspense until staff resolve it.
 */
async function suspend(context: OperationContext, paying: Paying, settledAt: Date): Promise<void> {
  const { db, app } = context;
  await postJournal(db, app.clock, debitSuspended(paying));
  await db.updateTable('invoice_payments').set({ settled_at: settledAt }).where('id', '=', paying.payment.id).execute();
  app.log.error(
    { paymentId: paying.payment.id },
    'the bank settled a debit that it had refused: its money is in suspense',
  );
}

async function returnSuspended(context: OperationContext, paying: Paying, bank: BankReturn): Promise<void> {
  const { db, app } = context;
  const wasSuspended = paying.payment.settledAt !== null;
  await postJournals(db, app.clock, [
    ...(wasSuspended ? [suspendedDebitReturned(paying)] : []),
    ...returnFee(paying, bank),
  ]);
  app.log.error({ paymentId: paying.payment.id, wasSuspended }, 'the bank returned a debit that it had refused');
}

async function reverseReturned(context: OperationContext, paying: Paying, bank: BankReturn): Promise<void> {
  switch (paying.payment.state) {
    case 'submitted':
    case 'settled':
      return await returnDebit(context, paying, bank);
    case 'cleared':
      return await reverseDebit(context, paying, bank);
    case 'refused':
      return await returnSuspended(context, paying, bank);
    default:
      // It had failed before; a bank returns a debit only once, even if it repeats the event.
      return;
  }
}
