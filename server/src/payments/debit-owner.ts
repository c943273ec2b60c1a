import { type Invoice, lockInvoice, recordMilestone } from '../invoices/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { postHold, postJournal, postJournals } from '../ledger/index.ts';
import type { CameBack, Contradiction, Instruction, InstructionOwner } from '../rails/index.ts';
import { debitTermsOn, windowClosesAt } from './debit-terms.ts';
import { openException } from './exceptions/index.ts';
import { type BankReturn, refuseDebit, returnFee, reverseDebit, takeBackDenied } from './fail-payment.ts';
import { getPayment } from './payment.ts';
import { businessKey, debitSettled, debitSuspended, type Paying, suspendedDebitReturned } from './postings.ts';
import { takeReturn } from './present-again.ts';

declare module '../rails/owner-type.ts' {
  interface InstructionOwnerTypes {
    readonly 'invoice-payment': true;
  }
}

/** P3b to P3f: what the bank's news of a debit means for the payment of an invoice. */
export const debitOwner: InstructionOwner = {
  lock: lockInvoiceOf,
  accepted: submit,
  settled: settle,
  cameBack: takeBack,
  contradicted: suspend,
  async refused(context, instruction) {
    await refuseDebit(context, await getPaying(context, instruction), instruction.failureCode ?? '');
  },
  // A debit that the payer's bank rejects has moved no money, like one that it returns before the settlement.
  async rejected(context, instruction) {
    const paying = await getPaying(context, instruction);
    await takeReturn(context, paying, { returnCode: instruction.failureCode ?? '', feeMinor: 0n });
  },
};

async function lockInvoiceOf({ db }: OperationContext, paymentId: string): Promise<Invoice> {
  return await lockInvoice(db, (await getPayment(db, paymentId)).invoiceId);
}

/** Returns the payment with its invoice, which the rails have locked. */
async function getPaying(context: OperationContext, { owner }: Instruction): Promise<Paying> {
  const invoice = await lockInvoiceOf(context, owner.id);
  return { invoice, payment: await getPayment(context.db, owner.id) };
}

/** P3b: posts the hold of a debit that the bank accepted. */
async function submit(context: OperationContext, instruction: Instruction): Promise<void> {
  const { invoice, payment } = await getPaying(context, instruction);
  await postHold(context.db, context.app.clock, {
    holdKey: businessKey(payment, 'debit'),
    businessKey: businessKey(payment, 'submitted'),
    kind: 'debit-submitted',
  });
  await context.db.updateTable('invoice_payments').set({ state: 'submitted' }).where('id', '=', payment.id).execute();
  await recordMilestone(context, invoice, {
    event: 'debit-submitted',
    detail: { paymentId: payment.id, traceNumber: instruction.bankReference },
  });
}

/** P3c. */
async function settle(context: OperationContext, instruction: Instruction): Promise<void> {
  const paying = await getPaying(context, instruction);
  const settledAt = instruction.settledAt ?? instruction.queuedAt;
  await postJournal(context.db, context.app.clock, debitSettled(paying));
  const { authorizedOn, windowBankingDays } = paying.payment;
  const days = windowBankingDays ?? debitTermsOn(authorizedOn).windowBankingDays.standard;
  await context.db
    .updateTable('invoice_payments')
    .set({ state: 'settled', settled_at: settledAt, window_closes_at: windowClosesAt(settledAt, days) })
    .where('id', '=', paying.payment.id)
    .execute();
  await recordMilestone(context, paying.invoice, { event: 'debit-settled', detail: { paymentId: paying.payment.id } });
}

const bankReturnOf = ({ code, feeMinor }: CameBack | Contradiction): BankReturn => ({ returnCode: code, feeMinor });

/** P3e while the return window is open, P3f after it. A denied payment went back to the payer before. */
async function takeBack(context: OperationContext, instruction: Instruction, how: CameBack): Promise<void> {
  const paying = await getPaying(context, instruction);
  const { state } = paying.payment;
  if (state === 'denied' || state === 'blocked') return await takeBackDenied(context, paying, bankReturnOf(how));
  if (state === 'cleared') await reverseDebit(context, paying, bankReturnOf(how));
  else await takeReturn(context, paying, bankReturnOf(how));
}

/**
 * Books a debit that the bank settled although it had refused it, and its return. The payer was told that no money
 * moved and may have paid again, so the money stays in suspense until staff resolve it.
 */
async function suspend(
  context: OperationContext,
  instruction: Instruction,
  contradiction: Contradiction,
): Promise<void> {
  const { db, app } = context;
  const paying = await getPaying(context, instruction);
  // A settlement and a rejection cancel each other out at the bank, like a settlement and a return.
  if (paying.payment.state !== 'refused') return;
  if (contradiction.news === 'settled') {
    await postJournal(db, app.clock, debitSuspended(paying));
    await openException(context, paying, { kind: 'debit-settled-after-refusal', code: contradiction.code });
    return await keepSettlement(context, paying, instruction);
  }
  await postJournals(db, app.clock, [
    ...(contradiction.wasSettled ? [suspendedDebitReturned(paying)] : []),
    ...returnFee(paying, bankReturnOf(contradiction)),
  ]);
}

async function keepSettlement(
  { db }: OperationContext,
  { payment }: Paying,
  { settledAt }: Instruction,
): Promise<void> {
  await db.updateTable('invoice_payments').set({ settled_at: settledAt }).where('id', '=', payment.id).execute();
}
