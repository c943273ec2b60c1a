import { numberOf, sellerFacts } from '../../invoices/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import { mailOwners, sendMail } from '../../notifications/index.ts';
import { amountOf, forSeller, linkToPayAgain, payerEmail, type TakenFromSeller, takenTexts } from '../payment-mails.ts';
import type { Paying } from '../postings.ts';
import { getSeller } from '../seller-account.ts';
import { coinText } from './present-quote.ts';
import type { CoinRefund, Quote, Quoting } from './quote.ts';

/** Tells the seller that a payment with coins waits for blocks. */
export async function mailCoinsSeen(context: OperationContext, paying: Paying): Promise<void> {
  const { owners } = await getSeller(context.db, paying.invoice);
  await mailOwners(context.db, { owners, about: paying.invoice.id }, (recipient) => ({
    ...recipient,
    template: 'crypto-seen-seller',
    data: forSeller(context, paying, recipient.locale),
  }));
}

interface CoinFailure {
  /** `dropped`: the coins left the chain; `unconfirmed`: they were not confirmed in time. */
  readonly reason: 'dropped' | 'unconfirmed';
  readonly fromSeller?: TakenFromSeller | undefined;
}

/** Tells both sides that the payment with coins has failed, so that the invoice is open again. */
export async function mailCoinsFailed(
  context: OperationContext,
  paying: Paying & { readonly quote: Quote },
  { reason, fromSeller }: CoinFailure,
): Promise<void> {
  const { invoice, payment } = paying;
  const { owners } = await getSeller(context.db, invoice);
  await mailOwners(context.db, { owners, about: invoice.id }, (recipient) => {
    const taken = fromSeller && takenTexts(payment, fromSeller, recipient.locale);
    const data = { ...forSeller(context, paying, recipient.locale), ...taken, reason };
    return { ...recipient, template: 'crypto-failed-seller', data };
  });
  await sendMail(context.db, {
    to: await payerEmail(context, paying),
    template: 'crypto-failed-payer',
    locale: payment.payerLocale,
    data: {
      ...sellerFacts(invoice),
      invoiceNumber: numberOf(invoice),
      amount: amountOf(paying, payment.payerLocale),
      reason,
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
  await sendMail(context.db, {
    to: await payerOf(context, { invoice, quote }),
    template: 'crypto-returned-payer',
    locale: quote.payer_locale,
    data: {
      ...sellerFacts(invoice),
      invoiceNumber: numberOf(invoice),
      coins: coinText(BigInt(refund.coin_minor) - feeMinor, quote.coin),
      fee: coinText(feeMinor, quote.coin),
      refundAddress: quote.refund_address,
    },
    about: invoice.id,
  });
}

/** Tells the payer that coins are kept, because they are too few to send back. */
export async function mailCoinsKept(
  context: OperationContext,
  { invoice, quote }: Quoting,
  coinMinor: bigint,
): Promise<void> {
  await sendMail(context.db, {
    to: await payerOf(context, { invoice, quote }),
    template: 'crypto-kept-payer',
    locale: quote.payer_locale,
    data: {
      ...sellerFacts(invoice),
      invoiceNumber: numberOf(invoice),
      coins: coinText(coinMinor, quote.coin),
    },
    about: invoice.id,
  });
}

/** Where the payer of a quote is reached, also if it paid nothing. */
const payerOf = (context: OperationContext, { invoice, quote }: Quoting): Promise<string> =>
  payerEmail(context, { invoice, payment: { payerPersonId: quote.payer_person_id, debitAuthorizationId: null } });
