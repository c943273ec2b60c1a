import type { AccountType } from '@quittance/sdk/contract';
import { recordAudit } from '../../audit/index.ts';
import type { Connection } from '../../db/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import { getOrganization } from '../../organizations/index.ts';
import { getActiveAccount } from '../get-active-account.ts';
import { bookDeposit } from './book-deposit.ts';
import {
  canAssign,
  type Deposit,
  type DepositTarget,
  isHeldForInvoice,
  lockDeposit,
  stateError,
  wasDecided,
} from './deposit.ts';
import { isHeldFor } from './is-held-for.ts';
import { recordDecision } from './record-decision.ts';
import { undoMatch } from './undo-match.ts';

export interface AssignDeposit {
  readonly depositId: string;
  readonly organizationId: string;
  readonly accountType?: AccountType | undefined;
  /** Why, for the audit trail. */
  readonly reason: string;
}

/**
 * Assigns a deposit to an organization's account: one that nobody was recognized for, or one that was credited to the
 * wrong account (relabelling: the match is reversed, and a new one made). Held money stays held.
 * @throws NotFoundError, IdempotencyConflictError for one that was denied, recalled or is already there,
 *   CurrencyAccountUnavailableError, InsufficientFundsError when the wrong organization has spent the money
 */
export async function assignDeposit(context: OperationContext, input: AssignDeposit): Promise<Deposit> {
  const { db } = context;
  const deposit = await lockDeposit(db, input.depositId);
  const target: DepositTarget = {
    organizationId: input.organizationId,
    accountType: deposit.currency === 'USD' ? (input.accountType ?? 'traditional') : 'traditional',
  };
  if (!(await canAssign(db, deposit)))
    throw stateError('This deposit was recalled, paid an invoice, or goes back to its sender.');
  if (deposit.target?.organizationId === target.organizationId && deposit.target.accountType === target.accountType)
    throw stateError('This deposit is already there.');
  await getActiveAccount(context, { ...target, currency: deposit.currency });
  if (await isHeldForInvoice(db, deposit)) await context.app.noteReview(context, deposit, 'reassigned');
  if (deposit.target !== null) await undoMatch(context, deposit, { from: deposit.target, kind: 'deposit-relabelled' });
  const isHeld = await staysHeld(db, deposit, target);
  await bookDeposit(context, deposit, { target, by: 'staff', isHeld });
  const assigned = await lockDeposit(db, deposit.id);
  await recordDecision(context, assigned, { decision: 'assigned', reason: input.reason });
  await recordAudit(db, {
    at: await context.app.clock.now(db),
    actor: context.actor,
    action: 'deposit.assigned',
    object: { type: 'deposit', id: deposit.id },
    organizationId: target.organizationId,
    detail: { from: deposit.target?.organizationId ?? null, reason: input.reason },
  });
  return assigned;
}

/** Only compliance releases money: what it has to check is held under the new owner, too. */
async function staysHeld(db: Connection, deposit: Deposit, { organizationId }: DepositTarget): Promise<boolean> {
  // Credited money was checked before, or had no reason to be.
  const needsReview =
    deposit.state === 'held' ||
    (deposit.state === 'unmatched' && deposit.needsReview && !(await wasDecided(db, deposit, 'released')));
  return isHeldFor(await getOrganization(db, organizationId), { needsReview });
}
