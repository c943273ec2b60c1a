import type { OperationContext } from '../kernel/index.ts';
import { postJournals, reverseJournal } from '../ledger/index.ts';
import { type Contradiction, type Instruction, type InstructionOwner, queueInstruction } from '../rails/index.ts';
import { noteBankPlace } from './bank-place.ts';
import { bookedStep, businessKey } from './business-key.ts';
import { contradictPayout } from './contradicted-payout.ts';
import { noteSent, returnPayout, settlePayout } from './payout-news.ts';
import { moneyArrived, moneyBooked } from './postings.ts';
import { lockTransfer, markReturned, moveTransfer, type Transfer } from './transfer.ts';
import { mailTransferReceived } from './transfer-mails.ts';
import { getParties } from './transfer-parties.ts';
import { undoTransfer } from './undo-transfer.ts';

declare module '../rails/owner-type.ts' {
  interface InstructionOwnerTypes {
    readonly transfer: true;
  }
}

/** Queues the move between two of our banks, in the transaction that takes the money. */
export async function queueBookTransfer(
  context: OperationContext,
  { id, quote }: Transfer,
  presentment = 1,
): Promise<void> {
  await queueInstruction(context, {
    owner: { type: 'transfer', id },
    presentment,
    kind: 'book',
    amountMinor: quote.receivedMinor,
    currency: quote.toCurrency,
    counterparty: { kind: 'own-account', rail: quote.toAccountType ?? 'traditional', from: quote.fromAccountType },
    statementDescriptor: id,
  });
}

/** What the bank's news means for a transfer between two of our banks (P9) and for a withdrawal (P11b, P11c). */
export const transferOwner: InstructionOwner = {
  lock: ({ db }, transferId) => lockTransfer(db, transferId),
  async accepted(context, instruction) {
    const transfer = await lockTransfer(context.db, instruction.owner.id);
    // Between two of our banks the money is in transit from the start.
    if (isWithdrawal(transfer)) await noteSent(context, transfer, instruction);
  },
  async settled(context, instruction) {
    const transfer = await lockTransfer(context.db, instruction.owner.id);
    if (isAgain(instruction)) return await noteMovedAgain(context, transfer, instruction);
    await (isWithdrawal(transfer) ? settlePayout : arrive)(context, transfer, instruction);
  },
  async refused(context, instruction) {
    const transfer = await lockTransfer(context.db, instruction.owner.id);
    await (isAgain(instruction) ? noteStillBack : giveBack)(context, transfer, instruction);
  },
  async rejected(context, instruction) {
    const transfer = await lockTransfer(context.db, instruction.owner.id);
    if (isAgain(instruction)) return await noteStillBack(context, transfer, instruction);
    if (!isWithdrawal(transfer)) return await giveBack(context, transfer, instruction);
    await returnPayout(context, transfer, {
      instruction,
      code: instruction.failureCode ?? '',
      feeMinor: 0n,
      wasSettled: false,
    });
  },
  async cameBack(context, instruction, how) {
    const transfer = await lockTransfer(context.db, instruction.owner.id);
    if (isWithdrawal(transfer)) return await returnPayout(context, transfer, { instruction, ...how });
    if (how.wasSettled) return await noteBankMoved(context, transfer, instruction);
    await (isAgain(instruction) ? noteStillBack : giveBack)(context, transfer, instruction);
  },
  async contradicted(context, instruction, contradiction) {
    const transfer = await lockTransfer(context.db, instruction.owner.id);
    if (isAgain(instruction)) return await contradictMove(context, transfer, { instruction, contradiction });
    if (!isWithdrawal(transfer)) throw new Error(`The bank contradicts itself about book transfer ${transfer.id}.`);
    await contradictPayout(context, transfer, { instruction, contradiction });
  },
};

/** Whether it moves the money of an arrived transfer again. */
const isAgain = ({ kind, presentment }: Instruction): boolean => kind === 'book' && presentment > 1;

const isWithdrawal = ({ quote }: Transfer): boolean => quote.kind === 'withdrawal';

async function arrive(context: OperationContext, transfer: Transfer, instruction: Instruction): Promise<void> {
  const { app, db } = context;
  const at = instruction.settledAt ?? (await app.clock.now(db));
  await postJournals(db, app.clock, moneyArrived(transfer));
  const arrived = await moveTransfer(context, transfer, {
    event: 'settled',
    to: 'completed',
    at,
    changes: { arrivesAt: at, completedAt: at },
  });
  await mailTransferReceived(context, arrived, await getParties(context, transfer.quote));
}

/**
 * Our banks moved the money back after it had arrived: Dr bank:a T / Cr bank:b T. The balances stay, since their owners
 * did not cause it. Staff order the banks to move the money again.
 */
async function noteBankMoved(context: OperationContext, transfer: Transfer, instruction: Instruction): Promise<void> {
  const { app, db } = context;
  const at = instruction.endedAt ?? (await app.clock.now(db));
  const step = bookedStep(instruction.presentment);
  const { repeated } = await reverseJournal(db, app.clock, {
    businessKey: businessKey(transfer, `${step}:reversed`),
    reverses: businessKey(transfer, step),
    kind: 'transfer-booked-reversed',
  });
  // Each account reports a return, and staff may have ordered again since the first.
  if (repeated) return;
  if (!isAgain(instruction)) await markReturned(db, transfer, at);
  await noteBankPlace(context, transfer, { at, reason: instruction.failureCode ?? '' });
}

/** The money is where it belongs again. */
async function noteMovedAgain(context: OperationContext, transfer: Transfer, instruction: Instruction) {
  const { app, db } = context;
  await postJournals(db, app.clock, [moneyBooked(transfer, instruction.presentment)]);
  await noteBankPlace(context, transfer, { at: instruction.settledAt ?? (await app.clock.now(db)) });
}

/** The bank did not move it again, so it waits for staff again. */
async function noteStillBack(context: OperationContext, transfer: Transfer, instruction: Instruction): Promise<void> {
  const at = instruction.endedAt ?? (await context.app.clock.now(context.db));
  await noteBankPlace(context, transfer, { at, reason: instruction.failureCode ?? '' });
}

/** The bank moved the money again although it had refused to, or took it back then. A later order may be out. */
async function contradictMove(
  context: OperationContext,
  transfer: Transfer,
  { instruction, contradiction }: { readonly instruction: Instruction; readonly contradiction: Contradiction },
): Promise<void> {
  if (contradiction.news === 'settled') await noteMovedAgain(context, transfer, instruction);
  else if (contradiction.wasSettled) await noteBankMoved(context, transfer, instruction);
}

async function giveBack(context: OperationContext, transfer: Transfer, instruction: Instruction): Promise<void> {
  await undoTransfer(context, transfer, {
    event: 'rejected',
    at: instruction.endedAt ?? (await context.app.clock.now(context.db)),
    ...(instruction.failureCode !== null && { reason: instruction.failureCode }),
  });
}
