import { findDepositSender } from '../accounts/index.ts';
import { lockInvoice, numberOf } from '../invoices/index.ts';
import { type OperationContext, unseal } from '../kernel/index.ts';
import { postJournals } from '../ledger/index.ts';
import type { Counterparty } from '../providers/index.ts';
import { type Contradiction, type Instruction, type InstructionOwner, queueInstruction } from '../rails/index.ts';
import { openException } from './exceptions/index.ts';
import { getPayment, type Payment } from './payment.ts';
import {
  deniedRefunded,
  deniedRefundFee,
  deniedRefundReturned,
  lossUndone,
  type Paying,
  refundLost,
} from './postings.ts';

declare module '../rails/owner-type.ts' {
  interface InstructionOwnerTypes {
    readonly 'denied-payment': true;
  }
}

/**
 * Orders the money of a denied payment back to the account that it came from.
 * @returns whether that account is known; if not, the money waits for staff
 */
export async function queueDeniedRefund(context: OperationContext, { invoice, payment }: Paying): Promise<boolean> {
  const { app, db } = context;
  const counterparty = await findOrigin(context, payment);
  if (counterparty === null) {
    await openException(context, { payment }, { kind: 'refund-account-unknown' });
    return false;
  }
  await queueInstruction(context, {
    owner: { type: 'denied-payment', id: payment.id },
    kind: counterparty.kind === 'linked-account' ? 'credit' : 'wire',
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    counterparty,
    statementDescriptor: `Refund ${numberOf(invoice)}`,
  });
  await db
    .updateTable('invoice_payments')
    .set({ refund_queued_at: await app.clock.now(db) })
    .where('id', '=', payment.id)
    .execute();
  return true;
}

async function findOrigin({ app, db }: OperationContext, payment: Payment): Promise<Counterparty | null> {
  if (payment.debitAuthorizationId === null) return await findDepositSender({ app, db }, payment.id);
  const { id, sealed_account_token } = await db
    .selectFrom('debit_authorizations')
    .select(['id', 'sealed_account_token'])
    .where('id', '=', payment.debitAuthorizationId)
    .executeTakeFirstOrThrow();
  if (sealed_account_token === null) return null;
  return { kind: 'linked-account', accountToken: unseal(app.config.dataKey, sealed_account_token, id) };
}

/** How the payment and its refund stand. */
const refundFactsOf = ({ db }: OperationContext, { id }: Payment) =>
  db
    .selectFrom('invoice_payments')
    .select(['taken_back_at', 'refund_failed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What the bank's news means for such a refund. One that fails waits for staff. */
export const deniedRefundOwner: InstructionOwner = {
  lock: async ({ db }, paymentId) => lockInvoice(db, (await getPayment(db, paymentId)).invoiceId),
  async accepted() {
    // The money is in suspense until it has left.
  },
  async settled(context, instruction) {
    const paying = await getPaying(context, instruction);
    await postJournals(context.db, context.app.clock, [deniedRefunded(paying, instruction.rail)]);
    await context.db
      .updateTable('invoice_payments')
      .set({ refund_settled_at: instruction.settledAt ?? (await context.app.clock.now(context.db)) })
      .where('id', '=', paying.payment.id)
      .execute();
  },
  refused: (context, instruction) => fail(context, instruction),
  rejected: (context, instruction) => fail(context, instruction),
  cameBack: (context, instruction, how) => fail(context, instruction, how),
  contradicted: contradict,
};

async function getPaying({ db }: OperationContext, { owner }: Instruction): Promise<Paying> {
  const payment = await getPayment(db, owner.id);
  return { invoice: await lockInvoice(db, payment.invoiceId), payment };
}

async function fail(
  context: OperationContext,
  instruction: Instruction,
  { code = instruction.failureCode ?? '', feeMinor = 0n, wasSettled = false, hasContradicted = false } = {},
): Promise<void> {
  const { app, db } = context;
  const paying = await getPaying(context, instruction);
  const { rail } = instruction;
  const { taken_back_at, refund_failed_at } = await refundFactsOf(context, paying.payment);
  const isTakenBack = taken_back_at !== null;
  await postJournals(db, app.clock, [
    ...(wasSettled ? [deniedRefundReturned(paying, rail)] : []),
    ...(isTakenBack && refund_failed_at === null ? [lossUndone(paying, hasContradicted)] : []),
    ...(feeMinor > 0n ? [deniedRefundFee(paying, { rail, feeMinor })] : []),
  ]);
  await db
    .updateTable('invoice_payments')
    .set({ refund_failed_at: instruction.endedAt ?? (await app.clock.now(db)), refund_failure_code: code })
    .where('id', '=', paying.payment.id)
    .execute();
  // After a return there is nothing left to send.
  if (!isTakenBack) await openException(context, paying, { kind: 'refund-failed', code });
}

/**
 * The bank moved a refund that it had refused: then it has left. If it comes back after all, it has failed again. Staff
 * look at both, since they may have sent the money by another way meanwhile.
 */
async function contradict(
  context: OperationContext,
  instruction: Instruction,
  { news, code, feeMinor, wasSettled }: Contradiction,
): Promise<void> {
  const { app, db } = context;
  const paying = await getPaying(context, instruction);
  const { rail } = instruction;
  if (news !== 'settled') {
    return await fail(context, instruction, { code, feeMinor, wasSettled, hasContradicted: true });
  }
  const { taken_back_at } = await refundFactsOf(context, paying.payment);
  await postJournals(db, app.clock, [
    deniedRefunded(paying, rail),
    ...(taken_back_at === null ? [] : [refundLost(paying)]),
  ]);
  await db
    .updateTable('invoice_payments')
    .set({
      refund_settled_at: instruction.settledAt ?? (await app.clock.now(db)),
      refund_failed_at: null,
      refund_failure_code: null,
    })
    .where('id', '=', paying.payment.id)
    .execute();
  if (taken_back_at !== null) await openException(context, paying, { kind: 'debit-returned-after-refund' });
  await openException(context, paying, {
    kind: 'refund-left-after-failure',
    code: instruction.failureCode ?? undefined,
  });
}
