import { businessDateOf } from '@quittance/sdk/time';
import { sql } from 'kysely';
import type { CreditClaim, Deposit } from '../../accounts/index.ts';
import { findInvoiceReference } from '../../accounts/index.ts';
import type { Connection } from '../../db/index.ts';
import {
  type AmountDue,
  amountDueOn,
  findBuyerLocale,
  type Invoice,
  lockInvoice,
  recordMilestone,
  takeBackLateFees,
  totalDueOn,
} from '../../invoices/index.ts';
import { newId, type OperationContext } from '../../kernel/index.ts';
import { isMonitored } from '../is-monitored.ts';
import { insertPayment, newPayment, type Payment } from '../payment.ts';
import { paidByTransfer, paymentAccepted } from '../postings.ts';
import { receivePayment } from '../receive-payment.ts';
import { getSeller } from '../seller-account.ts';
import { mailTransferRest } from './transfer-mails.ts';
import { transferProblem } from './transfer-problem.ts';

/**
 * P5b: pays the invoice that a deposit's reference names, if it covers what is due. The rest, or all of a deposit that
 * pays nothing, is the buyer's. Runs in the transaction of the bank's news, or of the release of a held deposit, which
 * counts from the day of its arrival too.
 */
export async function claimTransfer(
  context: OperationContext,
  deposit: Deposit,
  { remittance }: { readonly remittance: string },
  isReleased = false,
): Promise<CreditClaim | null> {
  const { arrivedAt } = deposit;
  const invoiceId = await findInvoiceId(context.db, remittance);
  if (invoiceId === null) return null;
  const invoice = await lockInvoice(context.db, invoiceId);
  const arrivedOn = businessDateOf(arrivedAt);
  // The bank's news may come after late fees were charged for later days.
  const totalDueMinor = await totalDueOn(context.db, invoice, arrivedOn);
  const due = amountDueOn({ ...invoice, totalDueMinor }, arrivedOn);
  const problem = transferProblem({
    status: invoice.status,
    isSameCurrency: deposit.currency === invoice.currency,
    isEnough: deposit.amountMinor >= due.amountMinor,
    isHeldBack: !isReleased && (await isHeldBack(context.db, deposit, invoice)),
  });
  const payment =
    problem === null
      ? await payInvoice(context, await takeBackLateFees(context, invoice, totalDueMinor), { due, arrivedAt })
      : null;
  return {
    invoiceId,
    payment,
    restFor: invoice.buyerOrganizationId,
    onRest: async (rest) => {
      if (rest.place === 'held' || rest.place === 'held-without-account')
        // Read again: the payment may have changed its status.
        await recordMilestone(context, await lockInvoice(context.db, invoiceId), {
          event: 'transfer-held',
          detail: { depositId: deposit.id },
        });
      if (isReleased && payment === null && rest.place === 'refund')
        await recordMilestone(context, invoice, { event: 'transfer-sent-back', detail: { depositId: deposit.id } });
      await mailTransferRest(context, invoice, {
        deposit,
        dueMinor: due.amountMinor,
        rest,
        problem: problem ?? 'more-than-due',
      });
    },
  };
}

/** Whether compliance checks the money first. */
const isHeldBack = async (db: Connection, { needsReview }: Deposit, invoice: Invoice): Promise<boolean> =>
  needsReview || (invoice.buyerOrganizationId !== null && (await isMonitored(db, invoice.buyerOrganizationId)));

/** Finds the invoice of a reference; null without one. Two with one reference are next to impossible; then staff decide. */
async function findInvoiceId(db: Connection, remittance: string): Promise<string | null> {
  const reference = findInvoiceReference(remittance);
  if (reference === null) return null;
  const found = await db
    .selectFrom('invoices')
    .select('id')
    .where(sql<string>`upper(left(md5(id), 16))`, '=', reference)
    .where('number', 'is not', null)
    .limit(2)
    .execute();
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

async function payInvoice(
  context: OperationContext,
  invoice: Invoice,
  { due, arrivedAt }: { readonly due: AmountDue; readonly arrivedAt: Date },
): Promise<Payment> {
  const payment = newPayment({
    id: newId('pay'),
    invoiceId: invoice.id,
    method: 'bank-transfer',
    ...due,
    currency: invoice.currency,
    // Anybody who knows the reference can send money, so that nobody is known to have paid.
    payerOrganizationId: null,
    payerAccountType: null,
    payerLocale: await findBuyerLocale(context, invoice),
    // The day of arrival decides whether it is late, even if the bank tells us later.
    authorizedOn: businessDateOf(arrivedAt),
    authorizedAt: arrivedAt,
  });
  const paying = { invoice, payment };
  await receivePayment(context, paying, {
    event: 'deposit-matched',
    journals: [paymentAccepted(paying), paidByTransfer(paying)],
    seller: await getSeller(context.db, invoice),
    save: (cleared) => insertPayment(context.db, cleared),
  });
  return payment;
}
