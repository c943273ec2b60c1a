import { inTransaction } from '../db/index.ts';
import { lockInvoice, numberOf } from '../invoices/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, type OperationContext, systemContext, unseal } from '../kernel/index.ts';
import { queueInstruction } from '../rails/index.ts';
import { refuseDebit } from './fail-payment.ts';
import { getPayment, type Payment } from './payment.ts';
import { type DuePayment, paymentDeadline } from './payment-deadline.ts';
import type { Paying } from './postings.ts';

const presenting = paymentDeadline('present_at', (row) => row.and([row('present_at', 'is not', null)]));

/** Presents debits again that the bank returned for missing funds. */
export const debitPresenting: DueWork = {
  name: 'debit-presenting',
  nextDueAt: presenting.nextDueAt,
  runDue: (app, now) =>
    doEach(app, {
      what: 'present a debit again',
      next: presenting.due(app, now),
      one: (due) => presentAgain(app, due),
    }),
};

const presentAgain = (app: App, due: DuePayment): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const context = systemContext(app, transaction);
    const invoice = await lockInvoice(transaction, due.invoiceId);
    const { numUpdatedRows } = await transaction
      .updateTable('invoice_payments')
      .set({ present_at: null })
      .where('id', '=', due.id)
      .where('present_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const paying = { invoice, payment: await getPayment(transaction, due.id) };
    const blockedBy = await findBlock(context, paying.payment);
    // Another debit of the account has come back meanwhile, and its bank said not to debit it again.
    if (blockedBy !== null) await refuseDebit(context, paying, blockedBy);
    else await queueAgain(context, paying);
    return true;
  });

async function findBlock({ db }: OperationContext, { debitAuthorizationId }: Payment): Promise<string | null> {
  const row = await db
    .selectFrom('debit_authorizations')
    .innerJoin('blocked_bank_accounts as blocked', (join) =>
      join.onRef('blocked.account_fingerprint', '=', 'debit_authorizations.account_fingerprint'),
    )
    .select('return_code')
    .where('id', '=', debitAuthorizationId)
    .executeTakeFirst();
  return row?.return_code ?? null;
}

async function queueAgain(context: OperationContext, { invoice, payment }: Paying): Promise<void> {
  const { id, sealed_account_token } = await context.db
    .selectFrom('debit_authorizations')
    .select(['id', 'sealed_account_token'])
    .where('id', '=', payment.debitAuthorizationId)
    .executeTakeFirstOrThrow();
  if (sealed_account_token === null) throw new Error('A debit is presented again whose account is not known.');
  await queueInstruction(context, {
    owner: { type: 'invoice-payment', id: payment.id },
    presentment: payment.presentment,
    kind: 'debit',
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    counterparty: {
      kind: 'linked-account',
      accountToken: unseal(context.app.config.dataKey, sealed_account_token, id),
    },
    statementDescriptor: `${context.app.config.brandName} ${numberOf(invoice)}`,
  });
}
