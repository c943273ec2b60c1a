import { formatMoney } from '@quittance/sdk/money';
import { numberOf } from '../../invoices/index.ts';
import type { Locale, OperationContext } from '../../kernel/index.ts';
import { sendMail } from '../../notifications/index.ts';
import { invoiceUrl, linkToPayAgain, payerEmail, type TakenFromSeller, takenTexts } from '../payment-mails.ts';
import type { Paying } from '../postings.ts';
import { getSeller } from '../seller-account.ts';
import { coinText } from './present-quote.ts';
import type { CoinRefund, Quote, Quoting } from './quote.ts';

const amountOf = ({ payment }: Paying, locale: Locale): string =>
  formatMoney({ amountMinor: payment.amountMinor, currency: payment.currency }, locale);

const forSeller = (context: OperationContext, paying: Paying, locale: Locale) => ({
  buyerName: paying.invoice.recipientName,
  invoiceNumber: numberOf(paying.invoice),
  amount: amountOf(paying, locale),
  link: invoiceUrl(context, paying.invoice),
});

/** Tells the seller that a payment with coins waits for blocks. */
export async function mailCoinsSeen(context: OperationContext, paying: Paying): Promise<void> {
  const { owners } = await getSeller(context.db, paying.invoice);
  for (const { email: to, locale } of owners) {
    const data = forSeller(context, paying, locale);
    await sendMail(context.db, { to, locale, about: paying.invoice.id, template: 'crypto-seen-seller', data });
  }
}

/** Tells both sides that the coins left the chain, so that the invoice is open again. */
export async function mailCoinsFailed(
  context: OperationContext,
  paying: Paying & { readonly quote: Quote },
  fromSeller?: TakenFromSeller,
): Promise<void> {
  const { invoice, payment } = paying;
  const { owners } = await getSeller(context.db, invoice);
  for (const { email: to, locale } of owners) {
    const taken = fromSeller && takenTexts(payment, fromSeller, locale);
    const data = { ...forSeller(context, paying, locale), ...taken };
    await sendMail(context.db, { to, locale, about: invoice.id, template: 'crypto-failed-seller', data });
  }
  await sendMail(context.db, {
    to: await payerEmail(context, paying),
    template: 'crypto-failed-payer',
    locale: payment.payerLocale,
    data: {
      sellerName: invoice.senderName,
      invoiceNumber: numberOf(invoice),
      amount: amountOf(paying, payment.payerLocale),
      link: await linkToPayAgain(context, paying),
    },
    about: invoice.id,
  });
}

/** Tells the payer that coins were sent back. */
export async function mailCoinsSentBack(
  context: OperationContext,
  { invoice, quote }: Quoting,
  { refund, feeMinor }: { readonly refund: CoinRefund; readonly feeMinor: bigint },
): Promise<void> {
  const payer = { payerPersonId: quote.payer_person_id, debitAuthorizationId: null };
  await sendMail(context.db, {
    to: await payerEmail(context, { invoice, payment: payer }),
    template: 'crypto-returned-payer',
    locale: quote.payer_locale,
    data: {
      sellerName: invoice.senderName,
      invoiceNumber: numberOf(invoice),
      coins: coinText(BigInt(refund.coin_minor) - feeMinor, quote.coin),
      fee: coinText(feeMinor, quote.coin),
      refundAddress: quote.refund_address,
    },
    about: invoice.id,
  });
}
