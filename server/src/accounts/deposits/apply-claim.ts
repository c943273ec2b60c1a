import type { OperationContext } from '../../kernel/index.ts';
import { findOrganizations } from '../../organizations/index.ts';
import { bookDeposit } from './book-deposit.ts';
import type { ClaimedRest, CreditClaim } from './credit-claim.ts';
import { type Deposit, type DepositOrigin, restOf } from './deposit.ts';
import { holdWithoutAccount } from './hold-without-account.ts';
import { isHeldFor } from './is-held-for.ts';
import { findTarget } from './match-credit.ts';
import { queueRefund } from './refund-deposit.ts';

interface AppliedClaim {
  readonly details: DepositOrigin;
  readonly claim: CreditClaim;
  /** Whether compliance has checked the deposit, so that its rest isn't held again. */
  readonly isReleased?: boolean;
}

/** P5b: keeps what of a deposit paid an invoice, and books the rest to the buyer's balance, or sends it back. */
export async function applyClaim(context: OperationContext, deposit: Deposit, applied: AppliedClaim): Promise<void> {
  const { claim } = applied;
  const { payment, invoiceId } = claim;
  const appliedMinor = payment?.amountMinor ?? 0n;
  const paying: Deposit = { ...deposit, appliedMinor };
  const rest = restOf(paying);
  await context.db
    .updateTable('deposits')
    .set({
      invoice_id: invoiceId,
      payment_id: payment?.id ?? null,
      applied_minor: appliedMinor,
      ...(rest === 0n && { state: 'applied' as const }),
    })
    .where('id', '=', deposit.id)
    .execute();
  if (rest > 0n) await claim.onRest({ amountMinor: rest, place: await placeRest(context, paying, applied) });
}

async function placeRest(
  context: OperationContext,
  deposit: Deposit,
  { details, claim: { restFor }, isReleased = false }: AppliedClaim,
): Promise<ClaimedRest['place']> {
  const organization = restFor === null ? undefined : (await findOrganizations(context.db, [restFor])).get(restFor);
  const isHeld = !isReleased && isHeldFor(organization ?? { monitored: false }, deposit);
  const target = restFor === null ? null : await findTarget(context.db, restFor, deposit.currency);
  if (target !== null) {
    await bookDeposit(context, deposit, { target, by: 'invoice', isHeld });
    return isHeld ? 'held' : 'balance';
  }
  if (isHeld) {
    await holdWithoutAccount(context, deposit);
    return 'held-without-account';
  }
  if (await queueRefund(context, deposit, details)) return 'refund';
  context.app.log.warn({ depositId: deposit.id }, 'the rest of a deposit can’t be sent back: it waits for staff');
  return 'waiting';
}
