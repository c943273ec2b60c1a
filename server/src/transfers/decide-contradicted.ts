import type { OperationContext } from '../kernel/index.ts';
import { postJournals } from '../ledger/index.ts';
import { listInstructions, recordRecovery } from '../rails/index.ts';
import { takenBack } from './contradicted-payout.ts';
import { recordTrade } from './fx-trades.ts';
import { isConvertedAgain, payoutAbsorbed, payoutCharged, suspendedPayoutReturned } from './postings.ts';
import { moveTransfer, type PayoutContradiction, type Transfer } from './transfer.ts';
import { mailWithdrawalCharged, mailWithdrawalPaidLate } from './transfer-mails.ts';
import { getParties } from './transfer-parties.ts';

// Decisions about a withdrawal that the bank paid out after its money was given back. The caller holds the transfer's lock.

/** The account pays it. @throws InsufficientFundsError */
export async function chargePayout(
  context: OperationContext,
  transfer: Transfer,
  at: Date,
  staffReason?: string,
): Promise<Transfer> {
  await postJournals(context.db, context.app.clock, payoutCharged(transfer));
  if (isConvertedAgain(transfer)) await recordTrade(context, transfer);
  const charged = await resolve(context, transfer, { event: 'charged', at, staffReason });
  await mailWithdrawalCharged(context, charged, (await getParties(context, transfer.quote)).sender);
  return charged;
}

/** We pay it. */
export async function absorbPayout(
  context: OperationContext,
  transfer: Transfer,
  at: Date,
  staffReason?: string,
): Promise<Transfer> {
  await postJournals(context.db, context.app.clock, [payoutAbsorbed(transfer)]);
  await mailWithdrawalPaidLate(context, transfer, 'absorbed');
  return await resolve(context, transfer, { event: 'absorbed', at, staffReason });
}

/** The bank has taken it back, as its statement says. Its own event then only adds its fee. */
export async function recoverPayout(
  context: OperationContext,
  transfer: Transfer,
  at: Date,
  staffReason?: string,
): Promise<Transfer> {
  const { app, db } = context;
  const known = contradictionOf(transfer);
  const [instruction] = await listInstructions(db, { type: 'transfer', id: transfer.id });
  if (!instruction) throw new Error(`Withdrawal ${transfer.id} was paid without an instruction.`);
  await postJournals(db, app.clock, [suspendedPayoutReturned(transfer, instruction.rail)]);
  await recordRecovery(db, instruction, at);
  await mailWithdrawalPaidLate(context, transfer, 'recovered');
  return await moveTransfer(context, transfer, {
    event: 'recovered',
    to: known.after,
    at,
    changes: takenBack(known, at),
    ...(staffReason !== undefined && { staffReason }),
  });
}

function contradictionOf({ id, contradiction }: Transfer): PayoutContradiction {
  if (contradiction === null) throw new Error(`The bank did not contradict itself about withdrawal ${id}.`);
  return contradiction;
}

interface Resolution {
  readonly event: 'charged' | 'absorbed';
  readonly at: Date;
  readonly staffReason: string | undefined;
}

const resolve = (context: OperationContext, transfer: Transfer, { event, at, staffReason }: Resolution) =>
  moveTransfer(context, transfer, {
    event,
    to: 'completed',
    at,
    changes: { contradiction: { ...contradictionOf(transfer), resolution: event } },
    ...(staffReason !== undefined && { staffReason }),
  });
