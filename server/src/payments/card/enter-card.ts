import { getInvoiceById } from '../../invoices/index.ts';
import { type ActorOf, type App, type CallContext, type Locale, languageOf, Refusal } from '../../kernel/index.ts';
import { type CardFacts, cardFieldsPath } from '../../providers/index.ts';
import { assertChargeable } from '../assert-payable.ts';
import { type DebitPayer, findDebitPayer } from '../debit-payer.ts';
import { cardPurpose } from './pay-by-card.ts';

type PayerContext = CallContext<ActorOf<'guest' | 'embed' | 'customer'>>;

/** Calls the card processor for something that moves no money. Every failure counts as the processor's. */
export async function callProcessor<Answer>(app: App, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    app.log.warn({ err: error }, 'the card processor failed');
    throw new Refusal('ProviderUnavailableError', 'The card processor is not available. Please try again.', [], {
      cause: error,
    });
  }
}

/**
 * Opens the card fields for an actor who may pay the invoice.
 * @throws those of `findDebitPayer` and `assertChargeable`; ProviderUnavailableError
 */
export async function openCardFields(
  { app, db, actor, locale }: PayerContext,
  invoiceId: string,
): Promise<{ readonly fieldsUrl: string; readonly expiresAt: Date }> {
  const payer = await findDebitPayer(db, actor, invoiceId);
  assertChargeable(await getInvoiceById(db, invoiceId));
  return await openCardSession(app, { purpose: cardPurpose(payer), locale });
}

/** @throws PaymentMethodUnavailableError without a card processor */
export function assertProcessor(app: App): void {
  if (app.providers.cardProcessor.fieldsUrl === null) {
    throw new Refusal('PaymentMethodUnavailableError', 'No card processor is configured.');
  }
}

/**
 * Opens the card fields for a purpose.
 * @throws PaymentMethodUnavailableError without a processor; ProviderUnavailableError
 */
export async function openCardSession(
  app: App,
  { purpose, locale }: { readonly purpose: string; readonly locale: Locale },
): Promise<{ readonly fieldsUrl: string; readonly expiresAt: Date }> {
  const { publicUrl } = app.config;
  assertProcessor(app);
  const language = languageOf(locale);
  const { token, expiresAt } = await callProcessor(app, () =>
    app.providers.cardProcessor.createSession({
      purpose,
      locale: language,
      parentOrigin: publicUrl,
    }),
  );
  const query = new URLSearchParams({ session: token, locale: language });
  return { fieldsUrl: `${publicUrl}${cardFieldsPath}?${query}`, expiresAt };
}

export interface CardPayer {
  readonly payer: DebitPayer;
  /** Null for a token that was used, has expired, or is another payer's. */
  readonly card: CardFacts | null;
}

/**
 * Returns the actor as a payer, with the card that they entered for this invoice. It must have been entered for this
 * payer: otherwise anyone who knows another person's token could have that card charged. A repeated request finds its
 * token used, so that this is no refusal yet.
 * @throws those of `findDebitPayer`; ProviderUnavailableError
 */
export async function findCardPayer(
  { app, db, actor }: PayerContext,
  { invoiceId, cardToken }: { readonly invoiceId: string; readonly cardToken: string },
): Promise<CardPayer> {
  const payer = await findDebitPayer(db, actor, invoiceId);
  const card = await callProcessor(app, () => app.providers.cardProcessor.findCard(cardToken));
  return { payer, card: card?.purpose === cardPurpose(payer) ? card : null };
}
