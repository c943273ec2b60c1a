import type { OperationContext } from '../kernel/index.ts';
import { postJournals } from '../ledger/index.ts';
import { type Instruction, type InstructionOwner, queueInstruction } from '../rails/index.ts';
import { moneyArrived } from './postings.ts';
import { lockTransfer, moveTransfer, type Transfer } from './transfer.ts';
import { mailTransferReceived } from './transfer-mails.ts';
import { getParties } from './transfer-parties.ts';
import { undoTransfer } from './undo-transfer.ts';

declare module '../rails/owner-type.ts' {
  interface InstructionOwnerTypes {
    readonly transfer: true;
  }
}

/** Queues the move between two of our banks, in the transaction that takes the money. */
export async function queueBookTransfer(context: OperationContext, { id, quote }: Transfer): Promise<void> {
  await queueInstruction(context, {
    owner: { type: 'transfer', id },
    kind: 'book',
    amountMinor: quote.receivedMinor,
    currency: quote.toCurrency,
    counterparty: { kind: 'own-account', rail: quote.toAccountType ?? 'traditional' },
    statementDescriptor: id,
  });
}

/** P9 between two of our banks: what the bank's news means for a transfer. */
export const transferOwner: InstructionOwner = {
  lock: ({ db }, transferId) => lockTransfer(db, transferId),
  // The money is in transit from the start.
  accepted: async () => {},
  settled: arrive,
  refused: giveBack,
  rejected: giveBack,
  cameBack: refuseNews,
  contradicted: refuseNews,
};

async function arrive(context: OperationContext, instruction: Instruction): Promise<void> {
  const { app, db } = context;
  const transfer = await lockTransfer(db, instruction.owner.id);
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

async function giveBack(context: OperationContext, instruction: Instruction): Promise<void> {
  const transfer = await lockTransfer(context.db, instruction.owner.id);
  await undoTransfer(context, transfer, {
    event: 'rejected',
    at: instruction.endedAt ?? (await context.app.clock.now(context.db)),
    ...(instruction.failureCode !== null && { reason: instruction.failureCode }),
  });
}

/** Between our own banks nothing can come back. The event stays unapplied and is logged, for staff to look into. */
async function refuseNews(_context: OperationContext, { owner }: Instruction): Promise<never> {
  throw new Error(`The bank reports that book transfer ${owner.id} came back.`);
}
