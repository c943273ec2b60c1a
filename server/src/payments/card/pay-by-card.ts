import { amountDueOn, type Invoice, lockInvoice, moveInvoice, numberOf } from '../../invoices/index.ts';
import { newId, type OperationContext, Refusal } from '../../kernel/index.ts';
import { hold, postJournal } from '../../ledger/index.ts';
import { recipientLocale } from '../../notifications/index.ts';
import type { CardFacts } from '../../providers/index.ts';
import { assertChargeable } from '../assert-payable.ts';
import { assertShownAmount } from '../assert-shown-amount.ts';
import { type DebitPayer, payerEmailOf } from '../debit-payer.ts';
import { mayEarnPoints, type Payment, toPayment } from '../payment.ts';
import { paymentAccepted } from '../postings.ts';
import { underPayment } from '../under-payment.ts';
import { cardHeld } from './card-postings.ts';
import { queueCharge } from './queue-charge.ts';

export interface PayByCard {
  readonly payer: DebitPayer;
  readonly cardToken: string;
  /** The card of the token; null if the token can't be used. */
  readonly card: CardFacts | null;
  /** The amount that the payer was shown, decimal text in major units. */
  readonly shownAmount: string;
}

/**
 * P4: queues the charge of a card. Until the processor has decided, nobody can pay the invoice again.
 * @throws InvoiceStateError, InvoicePaymentProcessingError, PaymentMethodUnavailableError; CardTokenInvalidError,
 *   PaymentAmountChangedError
 */
export async function payByCard(context: OperationContext, input: PayByCard): Promise<Invoice> {
  const { db, app } = context;
  const invoice = await lockInvoice(db, input.payer.invoiceId);
  assertChargeable(invoice);
  const { card, cardToken } = input;
  if (card === null) throw new Refusal('CardTokenInvalidError', 'The card details can’t be used. Enter them again.');
  const payment = await createPayment(context, invoice, input);
  const paying = { invoice, payment };
  await postJournal(db, app.clock, paymentAccepted(paying));
  await hold(db, app.clock, cardHeld(paying));
  // The charge commits together with the hold.
  const { amountMinor, currency } = payment;
  await queueCharge(context, {
    owner: { paymentId: payment.id },
    amountMinor,
    currency,
    card,
    token: { cardToken, purpose: cardPurpose(input.payer) },
    statementText: numberOf(invoice),
  });
  return await moveInvoice(context, invoice, {
    event: 'card-authorized',
    to: 'pending_payment_approval',
    changes: underPayment(payment),
    detail: { paymentId: payment.id },
  });
}

async function createPayment(
  { db, app, locale }: OperationContext,
  invoice: Invoice,
  { payer, shownAmount }: PayByCard,
): Promise<Payment> {
  const payerOrganizationId = payer.kind === 'guest' ? null : payer.organizationId;
  const { currency } = invoice;
  const today = await app.clock.today(db);
  const due = amountDueOn(invoice, today);
  assertShownAmount({ amountMinor: due.amountMinor, currency }, shownAmount);
  const row = await db
    .insertInto('invoice_payments')
    .values({
      id: newId('pay'),
      invoice_id: invoice.id,
      method: 'card',
      state: 'authorized',
      amount_minor: due.amountMinor,
      discount_minor: due.discountMinor,
      currency,
      payer_organization_id: payerOrganizationId,
      payer_person_id: payer.kind === 'guest' ? null : payer.userId,
      payer_locale: recipientLocale(payerEmailOf(payer, invoice), locale),
      authorized_on: today,
      authorized_at: await app.clock.now(db),
      reward_due: mayEarnPoints({ payerOrganizationId, currency }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPayment(row);
}

/** What the tokens of a payer's card fields may be used for. Signed-in payers may have several invoices. */
export const cardPurpose = (payer: DebitPayer): string =>
  payer.kind === 'guest' ? payer.inviteId : `${payer.userId}/${payer.invoiceId}`;
