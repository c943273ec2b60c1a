import type { OperationContext } from '../kernel/index.ts';
import { postJournals, reverseJournal } from '../ledger/index.ts';
import type { Contradiction, Instruction } from '../rails/index.ts';
import { businessKey } from './business-key.ts';
import { payoutSuspended, returnFeeCharged, suspendedPayoutReturned } from './postings.ts';
import { moveTransfer, type PayoutContradiction, setReturnFee, stateRefusal, type Transfer } from './transfer.ts';
import { mailWithdrawalPaidLate, mailWithdrawalReturned } from './transfer-mails.ts';
import { getParties } from './transfer-parties.ts';

/** The bank contradicts that a withdrawal failed. What it repeats changes nothing. The caller holds the transfer's lock. */
export async function contradictPayout(
  context: OperationContext,
  transfer: Transfer,
  { instruction, contradiction }: { readonly instruction: Instruction; readonly contradiction: Contradiction },
): Promise<void> {
  if (contradiction.news === 'settled') return await payAfterAll(context, transfer, instruction);
  const { code, feeMinor, wasSettled } = contradiction;
  const known = transfer.contradiction;
  const { rail } = instruction;
  if (known?.returnedAt === null) return await takeBack(context, transfer, { known, rail, code, feeMinor });
  // Without a settlement nothing had moved. An earlier version booked it without a contradiction.
  if (known === null && wasSettled) {
    await postJournals(context.db, context.app.clock, [suspendedPayoutReturned(transfer, rail)]);
  }
  await addReturnFee(context, transfer, { rail, feeMinor });
}

/** The money is back already, or never left: only the fee is new, once. */
async function addReturnFee(
  { app, db }: OperationContext,
  transfer: Transfer,
  { rail, feeMinor }: Pick<TakingBack, 'rail' | 'feeMinor'>,
): Promise<void> {
  if (feeMinor === 0n || transfer.returnFeeMinor > 0n) return;
  await postJournals(db, app.clock, returnFeeCharged(transfer, { rail, feeMinor }));
  await setReturnFee(db, transfer, feeMinor);
}

async function payAfterAll(
  context: OperationContext,
  transfer: Transfer,
  { rail, settledAt }: Instruction,
): Promise<void> {
  const { app, db } = context;
  const { state: after } = transfer;
  if (after !== 'rejected' && after !== 'returned' && after !== 'refunded') throw stateRefusal(after, 'contradicted');
  const at = settledAt ?? (await app.clock.now(db));
  await postJournals(db, app.clock, [payoutSuspended(transfer, rail)]);
  const contradiction = { at, after, resolution: null, returnedAt: null };
  const changes = { contradiction, arrivesAt: at, completedAt: at };
  // Money that waits for its refund covers the payout, so there is nothing to decide.
  if (after === 'returned') {
    await moveTransfer(context, transfer, { event: 'settled', to: 'completed', at, changes });
    await mailWithdrawalPaidLate(context, transfer, 'covered');
  } else await moveTransfer(context, transfer, { event: 'contradicted', to: 'contradicted', at, changes });
}

interface TakingBack {
  readonly known: PayoutContradiction;
  readonly rail: string;
  readonly code: string;
  readonly feeMinor: bigint;
}

/** The bank took the payout back. The money goes to the side that bore it; if that is the customer, staff refund it. */
async function takeBack(
  context: OperationContext,
  transfer: Transfer,
  { known, rail, code, feeMinor }: TakingBack,
): Promise<void> {
  const { app, db } = context;
  const at = await app.clock.now(db);
  await postJournals(db, app.clock, [
    suspendedPayoutReturned(transfer, rail),
    ...returnFeeCharged(transfer, { rail, feeMinor }),
  ]);
  const changes = { ...takenBack(known, at), returnFeeMinor: feeMinor };
  if (transfer.state === 'contradicted' || known.resolution === 'absorbed') {
    if (known.resolution === 'absorbed') await undoLoss(context, transfer);
    await moveTransfer(context, transfer, {
      event: 'recovered',
      to: known.after,
      at,
      reason: code,
      changes,
    });
    await mailWithdrawalPaidLate(context, transfer, 'recovered');
    return;
  }
  await moveTransfer(context, transfer, {
    event: 'returned',
    to: 'returned',
    at,
    reason: code,
    changes: { ...changes, returnedAt: at },
  });
  await mailWithdrawalReturned(context, transfer, { sender: (await getParties(context, transfer.quote)).sender, code });
}

/** What follows for a withdrawal whose money the bank has taken back. */
export const takenBack = (known: PayoutContradiction, at: Date) => ({
  contradiction: { ...known, returnedAt: at },
  arrivesAt: null,
  completedAt: null,
});

/** Dr suspense:ret W / Cr exp:payout_loss W. */
const undoLoss = ({ app, db }: OperationContext, transfer: Transfer) =>
  reverseJournal(db, app.clock, {
    businessKey: businessKey(transfer, 'absorbed:reversed'),
    reverses: businessKey(transfer, 'absorbed'),
    kind: 'withdrawal-absorbed-reversed',
  });
