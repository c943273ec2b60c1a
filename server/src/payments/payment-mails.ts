import { formatMoney } from '@quittance/sdk/money';
import { businessDateOf } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import { type DenialReason, type Invoice, mintGuestLink, numberOf, sellerFacts } from '../invoices/index.ts';
import type { Locale, OperationContext } from '../kernel/index.ts';
import { mailOwners, sendMail } from '../notifications/index.ts';
import type { Owner } from '../organizations/index.ts';
import type { DeniedPlace } from './denied-place.ts';
import type { Payment } from './payment.ts';
import type { Paying } from './postings.ts';
import { getSeller } from './seller-account.ts';

/** What is taken back from the seller after a release; minor units. */
export interface TakenFromSeller {
  readonly takenMinor: bigint;
  /** The part that the balance did not cover. */
  readonly owedMinor: bigint;
}

export const invoiceUrl = (context: OperationContext, invoice: Invoice): string =>
  `${context.app.config.publicUrl}/invoices/${invoice.id}`;

export const amountOf = ({ payment }: Paying, locale: Locale): string =>
  formatMoney({ amountMinor: payment.amountMinor, currency: payment.currency }, locale);

/** The person who authorized the debit or paid by card; else the address that the invoice was sent to. */
export async function payerEmail(
  { db }: OperationContext,
  {
    invoice,
    payment,
  }: { readonly invoice: Invoice; readonly payment: Pick<Payment, 'payerPersonId' | 'debitAuthorizationId'> },
): Promise<string> {
  const personId = payment.payerPersonId ?? (await authorizerOf(db, payment));
  if (personId === null) return invoice.recipientEmail;
  const { email } = await db.selectFrom('people').select('email').where('id', '=', personId).executeTakeFirstOrThrow();
  return email;
}

async function authorizerOf(
  db: Connection,
  { debitAuthorizationId }: Pick<Payment, 'debitAuthorizationId'>,
): Promise<string | null> {
  if (debitAuthorizationId === null) return null;
  const authorization = await db
    .selectFrom('debit_authorizations')
    .select('person_id')
    .where('id', '=', debitAuthorizationId)
    .executeTakeFirstOrThrow();
  return authorization.person_id;
}

/** A guest gets a fresh link: the old one may be lost. A signed-in payer needs none that opens without signing in. */
export async function linkToPayAgain(context: OperationContext, { invoice, payment }: Paying): Promise<string> {
  if (payment.payerOrganizationId !== null) return invoiceUrl(context, invoice);
  return (await mintGuestLink(context.db, invoice.id, context.app.config)).url;
}

type SellerMail = 'payment-started-seller' | 'payment-guaranteed-seller' | 'payment-released-seller';

/** Mails the owners of the seller how far a payment is. */
export async function mailSeller(
  context: OperationContext,
  paying: Paying,
  {
    owners,
    template,
    availableOn,
    verifyOn,
  }: {
    readonly owners: readonly Owner[];
    readonly template: SellerMail;
    readonly availableOn?: string;
    readonly verifyOn?: string;
  },
): Promise<void> {
  const { invoice } = paying;
  await mailOwners(context.db, { owners, about: invoice.id }, (recipient) => ({
    ...recipient,
    template,
    data: {
      ...forSeller(context, paying, recipient.locale),
      dueDate: invoice.dueDate,
      ...(availableOn !== undefined && { availableOn }),
      ...(verifyOn !== undefined && { verifyOn }),
    },
  }));
}

/**
 * Mails both sides that the money has cleared: it is in the seller's balance, or reserved until the due date.
 * @param availableOn null while the seller may not receive the money
 */
export async function mailPaymentReceived(
  context: OperationContext,
  paying: Paying,
  { sellerOwners, availableOn }: { readonly sellerOwners: readonly Owner[]; readonly availableOn: string | null },
): Promise<void> {
  const { invoice, payment } = paying;
  if (payment.releasedAt === null) {
    const when =
      availableOn === null
        ? { ...(payment.verifyBy && { verifyOn: businessDateOf(payment.verifyBy) }) }
        : { availableOn };
    await mailSeller(context, paying, { owners: sellerOwners, template: 'payment-guaranteed-seller', ...when });
  } else {
    await mailSellerPaid(context, paying, sellerOwners, availableOn);
  }
  await sendMail(context.db, {
    to: await payerEmail(context, paying),
    template: 'payment-confirmation-payer',
    locale: payment.payerLocale,
    data: {
      ...sellerFacts(invoice),
      invoiceNumber: numberOf(invoice),
      amount: amountOf(paying, payment.payerLocale),
      paidOn: payment.authorizedOn,
      // A guest has no page in the portal.
      ...(payment.payerOrganizationId !== null && { link: invoiceUrl(context, invoice) }),
    },
    about: invoice.id,
  });
}

async function mailSellerPaid(
  context: OperationContext,
  paying: Paying,
  owners: readonly Owner[],
  availableOn: string | null,
): Promise<void> {
  const { invoice } = paying;
  await mailOwners(context.db, { owners, about: invoice.id }, (recipient) => ({
    ...recipient,
    template: 'payment-received-seller',
    data: { ...forSeller(context, paying, recipient.locale), ...(availableOn !== null && { availableOn }) },
  }));
}

/** Mails the payer that the bank returned the debit and that it is presented again on a date. */
export async function mailPresentedAgain(
  context: OperationContext,
  paying: Paying,
  { code, on }: { readonly code: string; readonly on: string },
): Promise<void> {
  const { invoice, payment } = paying;
  await sendMail(context.db, {
    to: await payerEmail(context, paying),
    template: 'debit-presented-again',
    locale: payment.payerLocale,
    data: {
      ...sellerFacts(invoice),
      invoiceNumber: numberOf(invoice),
      amount: amountOf(paying, payment.payerLocale),
      returnCode: code,
      presentedAgainOn: on,
    },
    about: invoice.id,
  });
}

export interface PaymentFailure {
  /** `refused` debits never reached the payer's bank, so it can't have returned them. */
  readonly kind: 'refused' | 'returned' | 'reversed';
  readonly code: string;
  readonly fromSeller?: TakenFromSeller | undefined;
}

export function takenTexts({ currency }: Payment, { takenMinor, owedMinor }: TakenFromSeller, locale: Locale) {
  const text = (amountMinor: bigint) => formatMoney({ amountMinor, currency }, locale);
  return {
    ...(takenMinor > 0n && { taken: text(takenMinor) }),
    ...(owedMinor > 0n && { owed: text(owedMinor) }),
  };
}

/** Mails both sides that a debit failed, with a link to pay again. */
export async function mailPaymentFailed(
  context: OperationContext,
  paying: Paying,
  failure: PaymentFailure,
): Promise<void> {
  const { invoice, payment } = paying;
  const returnCode = failure.code;
  const { owners } = await getSeller(context.db, invoice);
  const { fromSeller, kind } = failure;
  await mailOwners(context.db, { owners, about: invoice.id }, (recipient) => {
    const data = { ...forSeller(context, paying, recipient.locale), returnCode };
    return fromSeller
      ? {
          ...recipient,
          template: 'debit-reversed-seller',
          data: { ...data, ...takenTexts(payment, fromSeller, recipient.locale) },
        }
      : { ...recipient, template: kind === 'refused' ? 'debit-refused-seller' : 'debit-returned-seller', data };
  });
  await sendMail(context.db, {
    to: await payerEmail(context, paying),
    template: `debit-${failure.kind}-payer`,
    locale: payment.payerLocale,
    data: {
      ...sellerFacts(invoice),
      invoiceNumber: numberOf(invoice),
      amount: amountOf(paying, payment.payerLocale),
      returnCode,
      link: await linkToPayAgain(context, paying),
    },
    about: invoice.id,
  });
}

/** Tells both sides that compliance checks a payment. */
export async function mailPaymentHeld(
  context: OperationContext,
  paying: Paying,
  sellerOwners: readonly Owner[],
): Promise<void> {
  const { invoice, payment } = paying;
  await mailOwners(context.db, { owners: sellerOwners, about: invoice.id }, (recipient) => ({
    ...recipient,
    template: 'payment-held-seller',
    data: { ...forSeller(context, paying, recipient.locale), dueDate: invoice.dueDate },
  }));
  await sendMail(context.db, {
    to: await payerEmail(context, paying),
    template: 'payment-held-payer',
    locale: payment.payerLocale,
    data: forPayer(context, paying),
    about: invoice.id,
  });
}

/** Tells both sides that a payment was denied, and the payer where the money is. */
export async function mailPaymentDenied(
  context: OperationContext,
  paying: Paying,
  { reason, place }: { readonly reason: DenialReason; readonly place: DeniedPlace },
): Promise<void> {
  const { invoice, payment } = paying;
  const { owners } = await getSeller(context.db, invoice);
  await mailOwners(context.db, { owners, about: invoice.id }, (recipient) => ({
    ...recipient,
    template: 'payment-denied-seller',
    data: { ...forSeller(context, paying, recipient.locale), dueDate: invoice.dueDate, reason },
  }));
  await sendMail(context.db, {
    to: await payerEmail(context, paying),
    template: 'payment-denied-payer',
    locale: payment.payerLocale,
    data: { ...forPayer(context, paying), reason, place },
    about: invoice.id,
  });
}

/** Mails the payer where the money goes that an authority no longer keeps. */
export async function mailPaymentUnblocked(
  context: OperationContext,
  paying: Paying,
  place: Exclude<DeniedPlace, 'blocked'>,
): Promise<void> {
  await sendMail(context.db, {
    to: await payerEmail(context, paying),
    template: 'payment-unblocked-payer',
    locale: paying.payment.payerLocale,
    data: { ...forPayer(context, paying), place },
    about: paying.invoice.id,
  });
}

/** What every mail about a payment tells the seller. */
export const forSeller = (context: OperationContext, paying: Paying, locale: Locale) => ({
  buyerName: paying.invoice.recipientName,
  invoiceNumber: numberOf(paying.invoice),
  amount: amountOf(paying, locale),
  link: invoiceUrl(context, paying.invoice),
});

const forPayer = (context: OperationContext, paying: Paying) => ({
  sellerName: paying.invoice.senderName,
  invoiceNumber: numberOf(paying.invoice),
  amount: amountOf(paying, paying.payment.payerLocale),
  // A guest has no page in the portal.
  ...(paying.payment.payerOrganizationId !== null && { link: invoiceUrl(context, paying.invoice) }),
});
