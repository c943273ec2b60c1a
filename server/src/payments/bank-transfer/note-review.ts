import type { InvoiceMilestone } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import type { Deposit, ReviewOutcome } from '../../accounts/index.ts';
import {
  amountDueOn,
  getInvoiceById,
  lockInvoice,
  publishInvoice,
  recordMilestone,
  totalDueOn,
} from '../../invoices/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import { mailTransferRest } from './transfer-mails.ts';

const events = {
  reviewed: 'transfer-reviewed',
  reassigned: 'transfer-reassigned',
  denied: 'transfer-sent-back',
  recalled: 'transfer-sent-back',
} as const satisfies Readonly<Record<Exclude<ReviewOutcome, 'recall-requested'>, InvoiceMilestone>>;

/** Where the money is that pays nothing. */
const places = { reassigned: 'elsewhere', denied: 'refund', recalled: 'bank' } as const;

/**
 * Records in the timeline of the invoice that the review of a held transfer has ended. Owners of an account are mailed
 * about it by deposits; a buyer whose money is on no account is mailed here. A requested
 * recall isn't in the timeline, since staff still decide; open tabs reload the invoice, which the transfer no longer pays.
 */
export async function noteReview(context: OperationContext, deposit: Deposit, outcome: ReviewOutcome): Promise<void> {
  if (deposit.invoiceId === null) return;
  if (outcome === 'recall-requested')
    return await publishInvoice(context, await getInvoiceById(context.db, deposit.invoiceId));
  const invoice = await lockInvoice(context.db, deposit.invoiceId);
  await recordMilestone(context, invoice, {
    event: events[outcome],
    detail: { depositId: deposit.id },
  });
  if (outcome === 'reviewed' || deposit.target !== null) return;
  const arrivedOn = businessDateOf(deposit.arrivedAt);
  const totalDueMinor = await totalDueOn(context.db, invoice, arrivedOn);
  await mailTransferRest(context, invoice, {
    deposit,
    dueMinor: amountDueOn({ ...invoice, totalDueMinor }, arrivedOn).amountMinor,
    rest: { amountMinor: deposit.amountMinor, place: places[outcome] },
    problem: outcome,
  });
}
