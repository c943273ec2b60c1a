import type { Coin } from '@quittance/sdk/rules';
import { addDays, startOfBusinessDay } from '@quittance/sdk/time';
import { amountDueOn, changesAmountDue, type Invoice, lockInvoice } from '../../invoices/index.ts';
import {
  type ActorOf,
  type App,
  type CallContext,
  newId,
  type OperationContext,
  Refusal,
  refuseField,
} from '../../kernel/index.ts';
import { recipientLocale } from '../../notifications/index.ts';
import { type RateTable, rateBetween } from '../../providers/index.ts';
import { assertCoinPayable } from '../assert-payable.ts';
import { assertShownAmount } from '../assert-shown-amount.ts';
import { type DebitPayer, findDebitPayer, payerEmailOf } from '../debit-payer.ts';
import { coinAmountOf } from './coin-amount.ts';
import { cryptoTermsOn, fullTermEndsAt } from './crypto-terms.ts';
import type { Quote } from './quote.ts';

type PayerContext = CallContext<ActorOf<'guest' | 'embed' | 'customer'>>;

export interface OpenQuote {
  readonly invoiceId: string;
  readonly coin: Coin;
  readonly refundAddress: string;
  /** The amount that the payer was shown, decimal text in major units. */
  readonly finalAmount: string;
}

/** What a quote needs from outside. */
export interface QuoteParts {
  readonly id: string;
  readonly payer: DebitPayer;
  readonly address: string;
  readonly rates: RateTable;
}

/** Uses the wallet or the rates, which move no money here. Every failure counts as theirs. */
async function ask<Answer>(app: App, what: () => Promise<Answer>): Promise<Answer> {
  try {
    return await what();
  } catch (error) {
    app.log.warn({ err: error }, 'the wallet or the exchange rates failed');
    throw new Refusal('ProviderUnavailableError', 'Payments with coins are not available. Please try again.', [], {
      cause: error,
    });
  }
}

/**
 * Gets the address and the rates for a quote.
 * @throws those of `findDebitPayer`; PaymentMethodUnavailableError, ProviderUnavailableError; ValidationError for a refund
 *   address that is none
 */
export async function prepareQuote(
  { app, db, actor }: Pick<PayerContext, 'app' | 'db' | 'actor'>,
  input: OpenQuote,
): Promise<QuoteParts> {
  const { coin, refundAddress } = input;
  const payer = await findDebitPayer(db, actor, input.invoiceId);
  const { chain, exchangeRates } = app.providers;
  if (!chain.coins.includes(coin)) {
    throw new Refusal('PaymentMethodUnavailableError', 'Payments with this coin are not available.');
  }
  if (!chain.isAddress(coin, refundAddress)) throw refuseField('refundAddress', 'Missing field or wrong format');
  const id = newId('cqu');
  const address = await ask(app, () => chain.createAddress({ reference: id, coin }));
  const rates = await ask(app, () => exchangeRates.current());
  return { id, payer, address, rates };
}

/**
 * Stores a quote. It holds for some minutes, or until the day ends if the amount due changes then.
 * @throws InvoiceStateError, InvoicePaymentProcessingError, PaymentMethodUnavailableError, PaymentAmountChangedError
 */
export async function openQuote(context: OperationContext, input: OpenQuote, parts: QuoteParts): Promise<Quote> {
  const { db, app } = context;
  const { id, payer, address, rates } = parts;
  const invoice = await lockInvoice(db, input.invoiceId);
  assertCoinPayable(invoice);
  const today = await app.clock.today(db);
  const due = amountDueOn(invoice, today);
  assertShownAmount({ amountMinor: due.amountMinor, currency: invoice.currency }, input.finalAmount);
  const { rate, coinMinor, remainder } = exchange(invoice, due.amountMinor, input.coin, rates);
  const now = await app.clock.now(db);
  const tomorrow = addDays(today, 1);
  const fullTerm = fullTermEndsAt(now, cryptoTermsOn(today));
  const lastOfDay = new Date(startOfBusinessDay(tomorrow).getTime() - 1);
  const isCut = fullTerm > lastOfDay && changesAmountDue(invoice, { today, tomorrow, cap: app.config.lateFeeCap });
  return await db
    .insertInto('crypto_quotes')
    .values({
      id,
      invoice_id: invoice.id,
      state: 'open',
      coin: input.coin,
      address,
      refund_address: input.refundAddress,
      coin_minor: coinMinor,
      amount_minor: due.amountMinor,
      discount_minor: due.discountMinor,
      currency: invoice.currency,
      rate,
      remainder,
      payer_key: payerKeyOf(payer),
      payer_organization_id: payer.kind === 'guest' ? null : payer.organizationId,
      payer_person_id: payer.kind === 'guest' ? null : payer.userId,
      payer_locale: recipientLocale(payerEmailOf(payer, invoice), context.locale),
      quoted_on: today,
      quoted_at: now,
      expires_at: isCut ? lastOfDay : fullTerm,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the invoice's amount in coins. An invoice in the coin itself needs no exchange. */
function exchange({ currency }: Invoice, amountMinor: bigint, coin: Coin, rates: RateTable) {
  if (currency === coin) return { rate: '1', coinMinor: amountMinor, remainder: '0' };
  const rate = rateBetween(rates, coin, currency);
  const exchanged = rate === null ? null : coinAmountOf({ amountMinor, currency, coin, rate });
  if (rate === null || exchanged === null) {
    throw new Refusal('PaymentMethodUnavailableError', `${currency} can’t be paid with ${coin}.`);
  }
  return { rate, ...exchanged };
}

/** Whose quotes a payer sees: those of the link, or of the person. */
export const payerKeyOf = (payer: DebitPayer): string => (payer.kind === 'guest' ? payer.inviteId : payer.userId);
