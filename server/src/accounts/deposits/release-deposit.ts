import { recordAudit } from '../../audit/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { noteFirstDeposit } from '../../organizations/index.ts';
import { applyClaim } from './apply-claim.ts';
import { publishDeposit } from './book-deposit.ts';
import type { CreditClaim } from './credit-claim.ts';
import {
  canDecide,
  type Deposit,
  type DepositOrigin,
  type DepositTarget,
  isHeldForInvoice,
  lockDeposit,
  readDetails,
  restOf,
  stateError,
} from './deposit.ts';
import { depositReleased } from './postings.ts';
import { recordDecision } from './record-decision.ts';
import { undoMatch } from './undo-match.ts';

export interface ReleaseDeposit {
  readonly depositId: string;
  readonly reason: string;
}

/**
 * Releases a deposit that monitoring kept back. One with an invoice's reference pays the invoice, as it would have on
 * its arrival, if that is still open; anything else is credited (P5c), or goes back to its sender if it is on no account.
 * @throws NotFoundError, IdempotencyConflictError when it is not held
 */
export async function releaseDeposit(context: OperationContext, input: ReleaseDeposit): Promise<Deposit> {
  const { db, app } = context;
  const deposit = await lockDeposit(db, input.depositId);
  const { target } = deposit;
  if (!canDecide(deposit, 'release')) throw stateError('This deposit is not held.');
  const isForInvoice = await isHeldForInvoice(db, deposit);
  if (isForInvoice) await app.noteReview(context, deposit, 'reviewed');
  const details = await readDetails(context, deposit.id);
  const claim = isForInvoice ? await findClaim(context, deposit, details) : null;
  await recordDecision(context, deposit, { decision: 'released', reason: input.reason });
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor: context.actor,
    action: 'deposit.released',
    object: { type: 'deposit', id: deposit.id },
    ...(target && { organizationId: target.organizationId }),
    detail: { reason: input.reason, ...(claim && { invoiceId: claim.invoiceId, paid: claim.payment !== null }) },
  });
  if (target === null) await releaseFromSuspense(context, deposit, { claim, details });
  else if (claim?.payment) await payInvoice(context, deposit, { target, claim, details });
  else await creditHeld(context, deposit, target);
  if (target !== null && claim?.payment === null)
    await claim.onRest({ amountMinor: restOf(deposit), place: 'balance' });
  return await lockDeposit(db, deposit.id);
}

/**
 * What a deposit pays that was held because of the reference. One that its bank recalls pays nothing, so that it can
 * still go back. Neither does the rest of one that has paid already.
 */
async function findClaim(
  context: OperationContext,
  deposit: Deposit,
  details: DepositOrigin,
): Promise<CreditClaim | null> {
  if (deposit.recalledAt !== null || deposit.appliedMinor > 0n) return null;
  return await context.app.claimCredit(context, deposit, details, true);
}

/** P5b for money that no account held: what pays nothing goes to the buyer's account, if there is one by now, or back. */
async function releaseFromSuspense(
  context: OperationContext,
  deposit: Deposit,
  { claim, details }: { readonly claim: CreditClaim | null; readonly details: DepositOrigin },
): Promise<void> {
  await context.db.updateTable('deposits').set({ state: 'unmatched' }).where('id', '=', deposit.id).execute();
  if (claim) await applyClaim(context, deposit, { details, claim, isReleased: true });
}

/** P5b after monitoring: back to suspense, from where it pays. The rest is matched again. */
async function payInvoice(
  context: OperationContext,
  deposit: Deposit,
  {
    target,
    claim,
    details,
  }: { readonly target: DepositTarget; readonly claim: CreditClaim; readonly details: DepositOrigin },
): Promise<void> {
  await undoMatch(context, deposit, { from: target, kind: 'deposit-pays-invoice' });
  await context.db
    .updateTable('deposits')
    .set({ state: 'unmatched', organization_id: null, account_type: null })
    .where('id', '=', deposit.id)
    .execute();
  await applyClaim(context, { ...deposit, target: null }, { details, claim, isReleased: true });
}

async function creditHeld(context: OperationContext, deposit: Deposit, target: DepositTarget): Promise<void> {
  const { db, app } = context;
  const at = await app.clock.now(db);
  await postJournal(db, app.clock, depositReleased(deposit, target));
  await db
    .updateTable('deposit_matches')
    .set({ released_at: at })
    .where('deposit_id', '=', deposit.id)
    .where('number', '=', deposit.matches)
    .execute();
  await db.updateTable('deposits').set({ state: 'credited' }).where('id', '=', deposit.id).execute();
  await noteFirstDeposit(db, target.organizationId, at);
  await publishDeposit(context, deposit, target);
}
