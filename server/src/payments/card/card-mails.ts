import { numberOf, sellerFacts } from '../../invoices/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import { type MailContent, mailOwners, sendMail } from '../../notifications/index.ts';
import { amountOf, forSeller, linkToPayAgain, payerEmail, type TakenFromSeller, takenTexts } from '../payment-mails.ts';
import { getSeller } from '../seller-account.ts';
import type { Charging } from './charge.ts';

type SellerTemplate =
  | 'card-paid-seller'
  | 'card-disputed-seller'
  | 'card-dispute-won-seller'
  | 'card-dispute-lost-seller';

async function mailSellers(
  context: OperationContext,
  charging: Charging,
  template: SellerTemplate,
  fromSeller?: TakenFromSeller,
): Promise<void> {
  const { invoice, payment } = charging;
  const { owners } = await getSeller(context.db, invoice);
  await mailOwners(context.db, { owners, about: invoice.id }, (recipient) => ({
    ...recipient,
    template,
    data: {
      ...forSeller(context, charging, recipient.locale),
      ...(fromSeller && takenTexts(payment, fromSeller, recipient.locale)),
    },
  }));
}

async function mailPayer(
  context: OperationContext,
  charging: Charging,
  template: Extract<MailContent['template'], 'card-declined-payer' | 'card-dispute-lost-payer'>,
): Promise<void> {
  const { invoice, payment, charge } = charging;
  await sendMail(context.db, {
    to: await payerEmail(context, charging),
    template,
    locale: payment.payerLocale,
    data: {
      ...sellerFacts(invoice),
      invoiceNumber: numberOf(invoice),
      amount: amountOf(charging, payment.payerLocale),
      cardLast4: charge.card_last4,
      link: await linkToPayAgain(context, charging),
    },
    about: invoice.id,
  });
}

/** Tells the seller that the card was charged. */
export const mailCardPaid = (context: OperationContext, charging: Charging) =>
  mailSellers(context, charging, 'card-paid-seller');

/** Tells a payer who waited that the card was not charged. */
export const mailCardDeclined = (context: OperationContext, charging: Charging) =>
  mailPayer(context, charging, 'card-declined-payer');

export const mailDisputed = (context: OperationContext, charging: Charging) =>
  mailSellers(context, charging, 'card-disputed-seller');

export const mailDisputeWon = (context: OperationContext, charging: Charging) =>
  mailSellers(context, charging, 'card-dispute-won-seller');

/** Tells both sides that the invoice is open again. */
export async function mailDisputeLost(
  context: OperationContext,
  charging: Charging,
  fromSeller?: TakenFromSeller,
): Promise<void> {
  await mailSellers(context, charging, 'card-dispute-lost-seller', fromSeller);
  await mailPayer(context, charging, 'card-dispute-lost-payer');
}
