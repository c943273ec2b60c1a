import { payoutArrival } from '@quittance/sdk/rules';
import { noteExternalAccountPaid, noteExternalAccountRefused } from '../external-accounts/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { postJournals } from '../ledger/index.ts';
import type { Instruction } from '../rails/index.ts';
import { payoutReturned, payoutSent, payoutSettled, returnFeeCharged } from './postings.ts';
import { moveTransfer, type Transfer } from './transfer.ts';
import { mailWithdrawalReturned } from './transfer-mails.ts';
import { getParties } from './transfer-parties.ts';

/** P11b: the bank has it. */
export async function noteSent(context: OperationContext, transfer: Transfer, instruction: Instruction): Promise<void> {
  const { app, db } = context;
  const at = instruction.acceptedAt ?? (await app.clock.now(db));
  await postJournals(db, app.clock, payoutSent(transfer));
  // A hand-over that took long, such as while the bank could not be reached, makes the money later.
  const arrivesAt = payoutArrival(at, transfer.quote.recipient?.rail ?? '');
  await moveTransfer(context, transfer, { event: 'sent', to: 'in_transit', at, changes: { sentAt: at, arrivesAt } });
}

/** P11b: the money has left our bank. The recipient's details have worked, so they are known from now on. */
export async function settlePayout(
  context: OperationContext,
  transfer: Transfer,
  instruction: Instruction,
): Promise<void> {
  const { app, db } = context;
  const at = instruction.settledAt ?? (await app.clock.now(db));
  await postJournals(db, app.clock, [payoutSettled(transfer, instruction.rail)]);
  await moveTransfer(context, transfer, {
    event: 'settled',
    to: 'completed',
    at,
    changes: { arrivesAt: at, completedAt: at },
  });
  const { recipient } = transfer.quote;
  if (recipient) await noteExternalAccountPaid(context, { organizationId: transfer.organizationId, ...recipient });
}

interface Return {
  readonly instruction: Instruction;
  readonly code: string;
  readonly feeMinor: bigint;
  readonly wasSettled: boolean;
}

/** Return codes that are about the recipient's account, which must not be paid again before it is corrected. */
const accountReasons = {
  R02: 'account-closed',
  R03: 'account-unknown',
  R04: 'account-unknown',
  // ISO 20022, external return reasons.
  AC01: 'account-unknown',
  AC04: 'account-closed',
  AC07: 'account-closed',
} as const;

/** P11c: the money came back, and waits for staff to credit it. */
export async function returnPayout(
  context: OperationContext,
  transfer: Transfer,
  { instruction, code, feeMinor, wasSettled }: Return,
): Promise<void> {
  const { app, db } = context;
  const { rail } = instruction;
  const at = instruction.endedAt ?? (await app.clock.now(db));
  await postJournals(db, app.clock, [
    payoutReturned(transfer, { rail, wasSettled }),
    ...returnFeeCharged(transfer, { rail, feeMinor }),
  ]);
  await moveTransfer(context, transfer, {
    event: 'returned',
    to: 'returned',
    at,
    reason: code,
    changes: { arrivesAt: null, returnedAt: at, returnFeeMinor: feeMinor },
  });
  const { recipient } = transfer.quote;
  const reason = Object.entries(accountReasons).find(([each]) => each === code)?.[1];
  if (recipient && reason) {
    await noteExternalAccountRefused(context, { organizationId: transfer.organizationId, ...recipient, reason });
  }
  await mailWithdrawalReturned(context, transfer, { sender: (await getParties(context, transfer.quote)).sender, code });
}
