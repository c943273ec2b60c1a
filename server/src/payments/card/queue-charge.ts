import { newId, type OperationContext, seal } from '../../kernel/index.ts';
import type { CardFacts } from '../../providers/index.ts';

export interface NewCharge {
  /** What is paid: an invoice's payment, or an organization's onboarding fee. */
  readonly owner: { readonly paymentId: string } | { readonly feeOrganizationId: string };
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly card: CardFacts;
  /** A token of the card fields or a stored card, with its purpose. */
  readonly token: { readonly cardToken: string; readonly purpose: string };
  /** What follows the brand on the card's statement. */
  readonly statementText: string;
}

/** Longest text on a card's statement. */
const descriptorCharacters = 22;

/** Queues the charge of a card, which commits with what it pays. */
export async function queueCharge(
  { db, app }: OperationContext,
  { owner, amountMinor, currency, card, token, statementText }: NewCharge,
): Promise<void> {
  const id = newId('chg');
  await db
    .insertInto('card_charges')
    .values({
      id,
      payment_id: 'paymentId' in owner ? owner.paymentId : null,
      fee_organization_id: 'feeOrganizationId' in owner ? owner.feeOrganizationId : null,
      state: 'queued',
      amount_minor: amountMinor,
      currency,
      sealed_token: seal(app.config.dataKey, JSON.stringify(token), id),
      card_brand: card.brand,
      card_last4: card.last4,
      statement_descriptor: `${app.config.brandName} ${statementText}`.slice(0, descriptorCharacters),
      queued_at: await app.clock.now(db),
    })
    .execute();
}
