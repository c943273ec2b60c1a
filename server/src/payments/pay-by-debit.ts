import { amountDueOn, type Invoice, lockInvoice, moveInvoice, numberOf } from '../invoices/index.ts';
import { newId, type OperationContext, Refusal, seal } from '../kernel/index.ts';
import { hold, postJournal } from '../ledger/index.ts';
import { recipientLocale, sendMail } from '../notifications/index.ts';
import type { LinkedAccount } from '../providers/index.ts';
import { queueInstruction } from '../rails/index.ts';
import { assertDebitable } from './assert-payable.ts';
import { type DebitAuthorization, findAcceptedAuthorization } from './debit-authorization/debit-authorization.ts';
import { type DebitPayer, payerEmailOf, payerNameOf } from './debit-payer.ts';
import { findDebitRisk } from './debit-risk.ts';
import { debitTermsOn, riskTierOf } from './debit-terms.ts';
import { assertNotBlocked } from './linked-account.ts';
import { mayEarnPoints, toPayment } from './payment.ts';
import { mailSeller } from './payment-mails.ts';
import { debitHeld, paymentAccepted } from './postings.ts';
import { getSeller } from './seller-account.ts';
import { underPayment } from './under-payment.ts';

export interface PayByDebit {
  readonly payer: DebitPayer;
  readonly providerUserId: string;
  /** The linked account of `providerUserId`. */
  readonly account: LinkedAccount;
  /** Hash of the authorization that the payer accepted. */
  readonly authorizationHash: string;
  readonly ip: string;
  readonly userAgent: string;
}

interface Acceptance {
  readonly id: string;
  readonly authorization: DebitAuthorization;
  /** Business time, like the date in the text; the database adds real time. */
  readonly acceptedAt: Date;
}

/**
 * P3a: records a payer's authorization and queues the debit. Until it is decided, nobody can pay the invoice again.
 * @throws InvoiceStateError, InvoicePaymentProcessingError, PaymentMethodUnavailableError, BankAccountBlockedError;
 *   DebitAuthorizationChangedError when the accepted text is no longer current
 */
export async function payByDebit(context: OperationContext, input: PayByDebit): Promise<Invoice> {
  const invoice = await lockInvoice(context.db, input.payer.invoiceId);
  assertDebitable(invoice);
  await assertNotBlocked(context.db, input.account);
  const acceptance = await keepAcceptance(context, invoice, input);
  const payment = await createDebitPayment(context, invoice, input, acceptance);
  const paying = { invoice, payment };
  await postJournal(context.db, context.app.clock, paymentAccepted(paying));
  await hold(context.db, context.app.clock, debitHeld(paying));
  // The instruction commits together with the hold.
  await queueInstruction(context, {
    owner: { type: 'invoice-payment', id: payment.id },
    kind: 'debit',
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    counterparty: { kind: 'linked-account', accountToken: input.account.accountToken },
    statementDescriptor: `${context.app.config.brandName} ${numberOf(invoice)}`,
  });
  const moved = await moveInvoice(context, invoice, {
    event: 'debit-authorized',
    to: 'pending_payment_approval',
    changes: underPayment(payment),
    detail: { paymentId: payment.id, authorizationId: acceptance.id, authorizationHash: acceptance.authorization.hash },
  });
  await mailCopy(context, moved, input, acceptance);
  const { owners } = await getSeller(context.db, moved);
  await mailSeller(context, { invoice: moved, payment }, { owners, template: 'payment-started-seller' });
  return moved;
}

async function keepAcceptance(
  context: OperationContext,
  invoice: Invoice,
  { payer, providerUserId, account, authorizationHash, ip, userAgent }: PayByDebit,
): Promise<Acceptance> {
  const today = await context.app.clock.today(context.db);
  const subject = { invoice, payerName: payerNameOf(payer, invoice), account, today };
  const authorization = findAcceptedAuthorization(context.app, subject, authorizationHash);
  if (authorization === null) {
    throw new Refusal(
      'DebitAuthorizationChangedError',
      'The authorization has changed since it was shown. Please read and accept it again.',
    );
  }
  const id = newId('dau');
  const kept = await context.db
    .insertInto('debit_authorizations')
    .values({
      id,
      invoice_id: invoice.id,
      invite_id: payer.kind === 'guest' ? payer.inviteId : null,
      person_id: payer.kind === 'guest' ? null : payer.userId,
      version: authorization.version,
      locale: authorization.locale,
      text: authorization.text,
      hash: authorization.hash,
      provider_user_id: providerUserId,
      bank_name: account.bankName,
      account_mask: account.mask,
      account_fingerprint: account.fingerprint,
      sealed_account_token: seal(context.app.config.dataKey, account.accountToken, id),
      ip,
      user_agent: userAgent,
      business_at: await context.app.clock.now(context.db),
    })
    .returning(['id', 'business_at'])
    .executeTakeFirstOrThrow();
  return { id: kept.id, authorization, acceptedAt: kept.business_at };
}

async function createDebitPayment(
  context: OperationContext,
  invoice: Invoice,
  { payer, account }: PayByDebit,
  acceptance: Acceptance,
) {
  const payerOrganizationId = payer.kind === 'guest' ? null : payer.organizationId;
  const { currency } = invoice;
  const today = await context.app.clock.today(context.db);
  const { amountMinor, discountMinor } = amountDueOn(invoice, today);
  const riskTier = riskTierOf(await findDebitRisk(context.db, account, amountMinor), today);
  const row = await context.db
    .insertInto('invoice_payments')
    .values({
      id: newId('pay'),
      invoice_id: invoice.id,
      method: 'bank-debit',
      state: 'authorized',
      amount_minor: amountMinor,
      discount_minor: discountMinor,
      currency,
      payer_organization_id: payerOrganizationId,
      debit_authorization_id: acceptance.id,
      payer_locale: recipientLocale(payerEmailOf(payer, invoice), acceptance.authorization.locale),
      risk_tier: riskTier,
      window_banking_days: debitTermsOn(today).windowBankingDays[riskTier],
      authorized_on: today,
      authorized_at: await context.app.clock.now(context.db),
      reward_due: mayEarnPoints({ payerOrganizationId, currency }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPayment(row);
}

async function mailCopy(
  context: OperationContext,
  invoice: Invoice,
  { payer, account, ip }: PayByDebit,
  { authorization, acceptedAt }: Acceptance,
): Promise<void> {
  await sendMail(context.db, {
    to: payerEmailOf(payer, invoice),
    template: 'debit-authorization-copy',
    locale: authorization.locale,
    data: {
      text: authorization.text,
      acceptedAt: acceptedAt.toISOString(),
      ip,
      bankName: account.bankName,
      accountMask: account.mask,
      invoiceNumber: numberOf(invoice),
    },
    about: invoice.id,
  });
}
