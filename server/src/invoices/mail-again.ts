import { type InvoiceMilestone, type SellerTool, sellerMailsPerDay } from '@quittance/sdk/rules';
import { startOfBusinessDay } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { assertNotBeingPaid } from './assert-not-being-paid.ts';
import type { Invoice } from './invoice.ts';
import { mailBuyer } from './invoice-mails.ts';
import { noSuchInvoice } from './invoice-repository.ts';
import { type InvoiceOfParty, lockInvoiceOf } from './lock-invoice-of.ts';
import { recordMilestone } from './move-invoice.ts';

type MailTool = Extract<SellerTool, 'remind' | 'resend'>;

const milestones = { remind: 'reminded', resend: 'resent' } as const satisfies Record<MailTool, InvoiceMilestone>;
const templates = { remind: 'invoice-reminder', resend: 'invoice-sent' } as const;

/** Counts the events of an invoice since a business day began. */
export async function countEventsOn(
  db: Connection,
  invoiceId: string,
  { events, day }: { readonly events: readonly string[]; readonly day: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('invoice_events')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('invoice_id', '=', invoiceId)
    .where('event', 'in', events)
    .where('business_at', '>=', startOfBusinessDay(day))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Mails the buyer of an open invoice again: a reminder, or the first mail. The number of mails of a day is
 * limited, so that a seller can't pester a buyer by our mails.
 * @throws NotFoundError for everybody but the seller; InvoicePaymentProcessingError while it is being paid;
 *   InvoiceStateError for other statuses; InvoiceMailLimitError after the last mail of the day
 */
export async function mailAgain(context: OperationContext, own: InvoiceOfParty, tool: MailTool): Promise<Invoice> {
  const { invoice, viewer } = await lockInvoiceOf(context.db, own);
  if (viewer !== 'seller') throw noSuchInvoice();
  assertNotBeingPaid(invoice);
  if (invoice.status !== 'sent') {
    throw new Refusal('InvoiceStateError', `The invoice is ${invoice.status}, so its buyer has nothing to do.`);
  }
  const event = milestones[tool];
  const day = await context.app.clock.today(context.db);
  if ((await countEventsOn(context.db, invoice.id, { events: [event], day })) >= sellerMailsPerDay[tool]) {
    throw new Refusal('InvoiceMailLimitError', 'The buyer got the last mail of this kind for today.');
  }
  await mailBuyer(context, invoice, templates[tool]);
  return await recordMilestone(context, invoice, { event });
}
