import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { recordMilestone } from '../invoices/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { hold, postJournals } from '../ledger/index.ts';
import { agreesToPresentingAgain } from './debit-authorization/debit-authorization.ts';
import { presentAgainOn } from './debit-terms.ts';
import { type BankReturn, returnDebit, returnFee } from './fail-payment.ts';
import type { Payment } from './payment.ts';
import { mailPresentedAgain } from './payment-mails.ts';
import { debitHeld, debitReturned, type Paying } from './postings.ts';

/**
 * P3e: records that the bank returned the debit within its window. A debit without funds is presented again on the same
 * authorization, at most twice; otherwise the payment has failed, and the invoice is open again.
 */
export async function takeReturn(context: OperationContext, paying: Paying, bank: BankReturn): Promise<void> {
  const { payment } = paying;
  const returnedAt = await context.app.clock.now(context.db);
  const date = presentAgainOn({
    returnCode: bank.returnCode,
    presentment: payment.presentment,
    authorizedOn: payment.authorizedOn,
    returnedOn: businessDateOf(returnedAt),
    isAgreed: await isAgreed(context, payment),
  });
  if (date === null) return await returnDebit(context, paying, bank);

  const { db, app } = context;
  await postJournals(db, app.clock, [debitReturned(paying), ...returnFee(paying, bank)]);
  await db
    .insertInto('returned_presentments')
    .values({
      payment_id: payment.id,
      presentment: payment.presentment,
      was_settled: payment.state === 'settled' || payment.state === 'held',
      was_held: payment.state === 'held',
      return_code: bank.returnCode,
      returned_at: returnedAt,
    })
    .execute();
  const next: Payment = { ...payment, heldAt: null, presentment: payment.presentment + 1 };
  await db
    .updateTable('invoice_payments')
    .set({
      state: 'authorized',
      presentment: next.presentment,
      present_at: startOfBusinessDay(date),
      held_at: null,
      settled_at: null,
      window_closes_at: null,
    })
    .where('id', '=', payment.id)
    .execute();
  await hold(db, app.clock, debitHeld({ ...paying, payment: next }));
  await recordMilestone(context, paying.invoice, {
    event: 'debit-returned',
    detail: { paymentId: payment.id, code: bank.returnCode, presentedAgainOn: date },
  });
  await mailPresentedAgain(context, paying, { code: bank.returnCode, on: date });
}

async function isAgreed({ db }: OperationContext, { debitAuthorizationId }: Payment): Promise<boolean> {
  if (debitAuthorizationId === null) return false;
  const { version, sealed_account_token } = await db
    .selectFrom('debit_authorizations')
    .select(['version', 'sealed_account_token'])
    .where('id', '=', debitAuthorizationId)
    .executeTakeFirstOrThrow();
  return sealed_account_token !== null && agreesToPresentingAgain(version);
}
