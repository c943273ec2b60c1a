import { recordAudit } from '../../audit/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { publishLiveEvent } from '../../live-events/index.ts';
import { noteFirstDeposit } from '../../organizations/index.ts';
import { type Deposit, type DepositTarget, restOf } from './deposit.ts';
import { depositBooked, depositHeld } from './postings.ts';

interface Booking {
  readonly target: DepositTarget;
  readonly by: 'account' | 'reference' | 'invoice' | 'staff';
  /** Whether monitoring keeps it back. */
  readonly isHeld: boolean;
}

/** P5c: matches a deposit in suspense to an organization's account. The caller holds the deposit's lock. */
export async function bookDeposit(context: OperationContext, deposit: Deposit, booking: Booking): Promise<void> {
  const { app, db } = context;
  const { target, by, isHeld } = booking;
  const number = deposit.matches + 1;
  const at = await app.clock.now(db);
  await postJournal(db, app.clock, (isHeld ? depositHeld : depositBooked)(deposit, target, number));
  await db
    .insertInto('deposit_matches')
    .values({
      deposit_id: deposit.id,
      number,
      organization_id: target.organizationId,
      account_type: target.accountType,
      matched_by: by,
      is_held: isHeld,
      matched_at: at,
    })
    .execute();
  await db
    .updateTable('deposits')
    .set({
      state: isHeld ? 'held' : 'credited',
      organization_id: target.organizationId,
      account_type: target.accountType,
      matches: number,
    })
    .where('id', '=', deposit.id)
    .execute();
  if (!isHeld) await noteFirstDeposit(db, target.organizationId, at);
  await recordAudit(db, {
    at,
    actor: context.actor,
    action: isHeld ? 'deposit.held' : 'deposit.credited',
    object: { type: 'deposit', id: deposit.id },
    organizationId: target.organizationId,
    detail: {
      currency: deposit.currency,
      amountMinor: String(restOf(deposit)),
      accountType: target.accountType,
      matchedBy: by,
    },
  });
  await publishDeposit(context, deposit, target);
}

export const publishDeposit = (
  { db }: Pick<OperationContext, 'db'>,
  deposit: Pick<Deposit, 'id'>,
  { organizationId }: DepositTarget,
): Promise<void> => publishLiveEvent(db, { organizationId, kind: 'balance.changed', objectId: deposit.id });
