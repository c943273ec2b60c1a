import { recordAudit } from '../../audit/index.ts';
import type { Connection } from '../../db/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import { postJournal, postJournals } from '../../ledger/index.ts';
import type { BankAccount } from '../../providers/index.ts';
import { type Instruction, type InstructionOwner, listInstructions, queueInstruction } from '../../rails/index.ts';
import { type Deposit, type DepositOrigin, lockDeposit, restOf, unsealDetails } from './deposit.ts';
import { giveToBank } from './give-to-bank.ts';
import { refundFailed, refundFeeCharged, refundQueued, refundSettled } from './postings.ts';

declare module '../../rails/owner-type.ts' {
  interface InstructionOwnerTypes {
    readonly 'deposit-refund': true;
  }
}

/**
 * Returns the account that a credit came from, if that is enough to send it back: an IBAN. Of other numbers, the rail
 * doesn't tell the bank. It is paid from our account that the credit arrived at, which has the money.
 */
function senderOf({ senderAccount = '', senderName = '', creditedAccount }: DepositOrigin): BankAccount | null {
  const accountNumber = senderAccount.replaceAll(' ', '').toUpperCase();
  if (senderName === '' || !/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(accountNumber)) return null;
  return {
    kind: 'bank-account',
    holderName: senderName,
    country: accountNumber.slice(0, 2),
    accountNumber,
    ...(creditedAccount && { fromAccount: creditedAccount }),
  };
}

/** Finds the account that paid an invoice by a transfer; null if that is unknown, or not enough to send money to. */
export async function findDepositSender(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  paymentId: string,
): Promise<BankAccount | null> {
  const deposit = await db
    .selectFrom('deposits')
    .select(['id', 'sealed_details'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return deposit ? senderOf(unsealDetails(app, deposit.id, deposit.sealed_details)) : null;
}

/** Whether the sender's bank recalls the deposit that made a payment. */
export async function isDepositRecalled(db: Connection, paymentId: string): Promise<boolean> {
  const deposit = await db
    .selectFrom('deposits')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('recalled_at', 'is not', null)
    .executeTakeFirst();
  return deposit !== undefined;
}

/**
 * Orders what of a deposit paid nothing back to its sender, again if that failed before. The caller holds the deposit's
 * lock.
 * @returns whether the sender's account is known
 */
export async function queueRefund(
  context: OperationContext,
  deposit: Deposit,
  details: DepositOrigin,
): Promise<boolean> {
  const { app, db } = context;
  const sender = senderOf(details);
  if (sender === null) return false;
  const at = await app.clock.now(db);
  const owner = { type: 'deposit-refund', id: deposit.id } as const;
  const presentment = (await listInstructions(db, owner)).length + 1;
  await postJournal(db, app.clock, refundQueued(deposit, presentment));
  await queueInstruction(context, {
    owner,
    presentment,
    kind: 'wire',
    amountMinor: restOf(deposit),
    currency: deposit.currency,
    counterparty: sender,
    statementDescriptor: `Refund ${deposit.bankReference}`,
  });
  await db
    .updateTable('deposits')
    .set({
      state: 'refunding',
      refund_queued_at: at,
      refund_settled_at: null,
      refund_failed_at: null,
      refund_failure_code: null,
      refund_fee_minor: 0n,
    })
    .where('id', '=', deposit.id)
    .execute();
  await recordAudit(db, {
    at,
    actor: context.actor,
    action: 'deposit.refund-queued',
    object: { type: 'deposit', id: deposit.id },
    detail: { currency: deposit.currency, amountMinor: String(restOf(deposit)), attempt: presentment },
  });
  return true;
}

/**
 * What the bank's news means for a refund. One that fails waits for staff, like a deposit of nobody; if a bank recalls the
 * deposit, it gets the money instead.
 */
export const refundOwner: InstructionOwner = {
  lock: ({ db }, depositId) => lockDeposit(db, depositId),
  async accepted() {
    // The money is in suspense until it has left.
  },
  async settled(context, instruction) {
    const deposit = await lockDeposit(context.db, instruction.owner.id);
    const at = instruction.settledAt ?? (await context.app.clock.now(context.db));
    await postJournal(context.db, context.app.clock, refundSettled(deposit, instruction));
    await context.db
      .updateTable('deposits')
      .set({ state: 'refunded', refund_settled_at: at })
      .where('id', '=', deposit.id)
      .execute();
  },
  refused: (context, instruction) => fail(context, instruction),
  rejected: (context, instruction) => fail(context, instruction),
  cameBack: (context, instruction, how) => fail(context, instruction, how),
  async contradicted({ app }, { owner }, { news }) {
    app.log.error({ depositId: owner.id, news }, 'the bank contradicts itself about a refund: staff decide');
  },
};

async function fail(
  context: OperationContext,
  instruction: Instruction,
  { code = instruction.failureCode ?? '', feeMinor = 0n, wasSettled = false } = {},
): Promise<void> {
  const { app, db } = context;
  const deposit = await lockDeposit(db, instruction.owner.id);
  const at = instruction.endedAt ?? (await app.clock.now(db));
  await postJournals(db, app.clock, [
    refundFailed(deposit, instruction, { wasSettled }),
    ...(feeMinor > 0n ? [refundFeeCharged(deposit, instruction, feeMinor)] : []),
  ]);
  await db
    .updateTable('deposits')
    .set({
      state: 'unmatched',
      refund_failed_at: at,
      refund_failure_code: code,
      refund_fee_minor: feeMinor,
    })
    .where('id', '=', deposit.id)
    .execute();
  if (deposit.recalledAt === null) {
    app.log.warn({ depositId: deposit.id, code }, 'a refund of a deposit failed: it waits for staff');
    return;
  }
  await giveToBank(context, deposit);
  await recordAudit(db, {
    at,
    actor: context.actor,
    action: 'deposit.returned',
    object: { type: 'deposit', id: deposit.id },
    detail: { currency: deposit.currency, amountMinor: String(restOf(deposit)), refundFailure: code },
  });
}
