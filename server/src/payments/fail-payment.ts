import { isOverdue } from '@quittance/sdk/rules';
import { moveInvoice } from '../invoices/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { type JournalEntry, lockedBalanceOf, postJournals, reverseJournal, voidHold } from '../ledger/index.ts';
import { describeAgain } from '../transactions/index.ts';
import { openException } from './exceptions/index.ts';
import { mayEarnPoints } from './payment.ts';
import { mailPaymentFailed, type TakenFromSeller } from './payment-mails.ts';
import {
  balanceTakenBack,
  businessKey,
  debitReturned,
  deniedTakenBack,
  type Paying,
  reserveTakenBack,
  returnFeeCharged,
} from './postings.ts';
import { publishBalance } from './receive-payment.ts';
import { sellerAccount } from './seller-account.ts';
import type { PaymentState } from './tables.ts';

/** Return codes after which the bank account must not be debited without a new account or agreement. */
const blockingReturnCodes: ReadonlySet<string> = new Set([
  'R02',
  'R03',
  'R04',
  'R05',
  'R07',
  'R10',
  'R16',
  'R20',
  'R29',
]);

export interface BankReturn {
  /** NACHA return reason, such as R01. */
  readonly returnCode: string;
  /** The fee that our bank charges for it. */
  readonly feeMinor: bigint;
}

/** Records that the debit never reached the bank or was refused by it. No money moved, so the hold is voided. */
export async function refuseDebit(context: OperationContext, paying: Paying, code: string): Promise<void> {
  await voidHold(context.db, context.app.clock, { holdKey: businessKey(paying.payment, 'debit') });
  await takeBackAcceptance(context, paying);
  await reopenAndTell(context, paying, { event: 'payment-failed', state: 'refused', code });
}

/** P3e: records that the bank returned the debit within its window. The invoice is open again. */
export async function returnDebit(context: OperationContext, paying: Paying, bank: BankReturn): Promise<void> {
  await postJournals(context.db, context.app.clock, [debitReturned(paying), ...returnFee(paying, bank)]);
  await takeBackAcceptance(context, paying);
  await blockAccount(context, paying, bank.returnCode);
  await reopenAndTell(context, paying, { event: 'payment-failed', state: 'returned', code: bank.returnCode });
}

/**
 * P3f: records that the bank returned the debit after the money had cleared. The seller bears it: the credited account
 * pays as far as its balance allows, and the seller owes the rest.
 */
export async function reverseDebit(context: OperationContext, paying: Paying, bank: BankReturn): Promise<void> {
  const { entry, fromSeller } = await debitSeller(context, paying);
  await takeBackCleared(context, paying, [entry, ...returnFee(paying, bank)]);
  await blockAccount(context, paying, bank.returnCode);
  await reopenAndTell(context, paying, { event: 'late-return', state: 'reversed', code: bank.returnCode, fromSeller });
  await publishTakenBack(context, paying);
}

/** P3f: books that cleared money is taken back. The receivable is open again. */
export async function takeBackCleared(
  context: OperationContext,
  paying: Paying,
  journals: readonly JournalEntry[],
): Promise<void> {
  const { db, app } = context;
  await postJournals(db, app.clock, journals);
  await reverseJournal(db, app.clock, {
    businessKey: businessKey(paying.payment, 'cashpaid:reversed'),
    reverses: businessKey(paying.payment, 'cashpaid'),
    book: 'memo',
    kind: 'payment-received-reversed',
  });
  await takeBackAcceptance(context, paying);
}

/**
 * Records that the bank returned a debit whose payment was denied or blocked. The house bears it if the money had gone back
 * to the payer.
 */
export async function takeBackDenied(context: OperationContext, paying: Paying, bank: BankReturn): Promise<void> {
  const { refund_failed_at, refund_queued_at } = await context.db
    .selectFrom('invoice_payments')
    .select(['refund_failed_at', 'refund_queued_at'])
    .where('id', '=', paying.payment.id)
    .executeTakeFirstOrThrow();
  const isStillHere = refund_queued_at === null || refund_failed_at !== null;
  await postJournals(context.db, context.app.clock, [deniedTakenBack(paying, isStillHere), ...returnFee(paying, bank)]);
  // Nothing is left to send back.
  await context.db
    .updateTable('invoice_payments')
    .set({ window_closes_at: null, taken_back_at: await context.app.clock.now(context.db) })
    .where('id', '=', paying.payment.id)
    .execute();
  await blockAccount(context, paying, bank.returnCode);
  if (isStillHere) return;
  await openException(context, paying, { kind: 'debit-returned-after-refund', code: bank.returnCode });
}

/** Shows that the money is gone: the release that credited the seller now reads as returned. */
export async function publishTakenBack(context: OperationContext, { invoice, payment }: Paying): Promise<void> {
  await describeAgain(context.db, [businessKey(payment, 'released')]);
  await publishBalance(context, invoice.sellerOrganizationId, invoice.id);
}

/** Returns the journal that takes cleared money back from the seller, and what it takes after a release. */
export async function debitSeller(
  context: OperationContext,
  paying: Paying,
): Promise<{ readonly entry: JournalEntry; readonly fromSeller?: TakenFromSeller }> {
  const { amountMinor, currency, creditedAccountType } = paying.payment;
  if (creditedAccountType === null) return { entry: reserveTakenBack(paying) };
  const credited = sellerAccount(paying.invoice, creditedAccountType);
  // Locked, so that no withdrawal can take the money before the posting.
  const balance = await lockedBalanceOf(context.db, credited, currency);
  const isCovered = balance >= amountMinor;
  const takenMinor = isCovered ? amountMinor : balance;
  return {
    entry: balanceTakenBack(paying, credited, takenMinor),
    fromSeller: { takenMinor, owedMinor: amountMinor - takenMinor },
  };
}

/** Returns the journal of the bank's fee, if there is one. */
export const returnFee = (paying: Paying, { feeMinor }: BankReturn) =>
  feeMinor > 0n ? [returnFeeCharged(paying, feeMinor)] : [];

/** M3: the receivable is open again. */
export const takeBackAcceptance = ({ db, app }: OperationContext, { payment }: Paying) =>
  reverseJournal(db, app.clock, {
    businessKey: businessKey(payment, 'inflight:reversed'),
    reverses: businessKey(payment, 'inflight'),
    book: 'memo',
    kind: 'payment-accepted-reversed',
  });

async function blockAccount({ db, app }: OperationContext, { payment }: Paying, returnCode: string): Promise<void> {
  if (!blockingReturnCodes.has(returnCode) || payment.debitAuthorizationId === null) return;
  const { account_fingerprint } = await db
    .selectFrom('debit_authorizations')
    .select('account_fingerprint')
    .where('id', '=', payment.debitAuthorizationId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('blocked_bank_accounts')
    .values({
      account_fingerprint,
      return_code: returnCode,
      payment_id: payment.id,
      blocked_at: await app.clock.now(db),
    })
    .onConflict((conflict) => conflict.column('account_fingerprint').doNothing())
    .execute();
}

export interface Failure {
  readonly event: 'payment-failed' | 'late-return';
  readonly state: Extract<PaymentState, 'refused' | 'returned' | 'reversed'>;
  readonly code: string;
  readonly fromSeller?: TakenFromSeller | undefined;
}

async function reopenAndTell(context: OperationContext, paying: Paying, failure: Failure): Promise<void> {
  const { kind, ...reopened } = await reopenInvoice(context, paying, failure);
  await mailPaymentFailed(context, reopened, { ...failure, kind });
}

/** Records that a payment has failed, and opens its invoice again. */
export async function reopenInvoice(
  context: OperationContext,
  paying: Paying,
  failure: Failure,
): Promise<Paying & { readonly kind: Failure['state'] }> {
  const { invoice, payment } = paying;
  // Money that never reached the seller's balance counts as an ordinary return.
  const kind = failure.state === 'reversed' && !failure.fromSeller ? 'returned' : failure.state;
  const at = await context.app.clock.now(context.db);
  const today = await context.app.clock.today(context.db);
  await context.db
    .updateTable('invoice_payments')
    .set({
      state: failure.state,
      failure_code: failure.code,
      failed_at: at,
      // Points were granted only once the money had cleared.
      ...(failure.state === 'reversed' && { reward_due: mayEarnPoints(payment) }),
    })
    .where('id', '=', payment.id)
    .execute();
  const reopened = await moveInvoice(context, invoice, {
    event: failure.event,
    to: 'sent',
    changes: {
      ...unpaid,
      is_overdue: isOverdue({ status: 'sent', dueDate: invoice.dueDate }, today),
      last_payment_failure_code: failure.code,
      last_payment_failed_at: at,
      last_payment_failure_kind: kind,
    },
    detail: { paymentId: payment.id, code: failure.code },
  });
  return { invoice: reopened, payment, kind };
}

const unpaid = {
  payment_id: null,
  paid_amount_minor: null,
  paid_on_date: null,
  payment_window: null,
  discount_taken_minor: 0n,
} as const;
