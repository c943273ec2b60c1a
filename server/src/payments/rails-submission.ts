import { sql } from 'kysely';
import { inTransaction } from '../db/index.ts';
import { getInvoiceById, numberOf } from '../invoices/index.ts';
import type { DrainWork } from '../jobs/index.ts';
import { type App, systemContext, unseal } from '../kernel/index.ts';
import type { DebitDecision, DebitOrder } from '../providers/index.ts';
import { applyDecision } from './submission-decision.ts';

/** If a process dies during a submission, another one may take it over after this time. */
const leaseSeconds = 120;
/** Delays before the first, second… attempt, in seconds; the last one repeats. */
const pausesSeconds = [0, 5, 30, 300] as const;
/** Attempts to submit a debit before it is cancelled. */
const submissionAttempts = 3;
/** Maximum length of text on a bank statement. */
const maxDescriptorLength = 22;

interface Claim {
  readonly paymentId: string;
  readonly reference: string;
  readonly attempts: number;
  /** Whether an earlier attempt may have reached the bank. */
  readonly mayBeKnown: boolean;
}

/**
 * Submits queued debits to the bank, one per batch. A submission is marked as unknown before the call, and only a
 * definite answer changes that. A debit in unknown state is first looked up and never submitted blindly.
 */
export const railsSubmission: DrainWork = {
  name: 'rails-submission',
  async drain(app) {
    const claim = await claimSubmission(app);
    if (claim === null) return 0;
    const decision = await settleWithBank(app, claim);
    if (decision === null) await scheduleRetry(app, claim);
    else await inTransaction(app.db, (trx) => applyDecision(systemContext(app, trx), claim.paymentId, decision));
    return 1;
  },
};

async function claimSubmission(app: App): Promise<Claim | null> {
  const { rows } = await sql<{ payment_id: string; reference: string; attempts: number; was_unknown: boolean }>`
    with claimed as (
      select payment_id, state = 'unknown' as was_unknown from rails_submissions
      where state in ('queued', 'unknown') and next_attempt_at <= now()
      order by next_attempt_at, payment_id limit 1 for update skip locked
    )
    update rails_submissions s
    set state = 'unknown', attempts = s.attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from claimed where s.payment_id = claimed.payment_id
    returning s.payment_id, s.reference, s.attempts, claimed.was_unknown`.execute(app.db);
  const [row] = rows;
  if (!row) return null;
  const { payment_id: paymentId, reference, attempts, was_unknown: mayBeKnown } = row;
  return { paymentId, reference, attempts, mayBeKnown };
}

async function describeOrder(app: App, { paymentId, reference }: Claim): Promise<DebitOrder> {
  const row = await app.db
    .selectFrom('invoice_payments')
    .innerJoin('debit_authorizations', 'debit_authorizations.id', 'invoice_payments.debit_authorization_id')
    .select([
      'invoice_payments.amount_minor',
      'invoice_payments.invoice_id',
      'debit_authorizations.id as authorization_id',
      'debit_authorizations.sealed_account_token',
    ])
    .where('invoice_payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (!row.sealed_account_token) throw new Error('A debit waits whose account token is gone.');
  const invoice = await getInvoiceById(app.db, row.invoice_id);
  return {
    reference,
    amountMinor: BigInt(row.amount_minor),
    currency: 'USD',
    accountToken: unseal(app.config.dataKey, row.sealed_account_token, row.authorization_id),
    statementDescriptor: `${app.config.brandName} ${numberOf(invoice)}`.slice(0, maxDescriptorLength),
  };
}

/** Returns the bank's decision; null while it is unknown. */
async function settleWithBank(app: App, claim: Claim): Promise<DebitDecision | null> {
  const { reference, attempts, mayBeKnown } = claim;
  const { rails } = app.providers;
  try {
    const known = mayBeKnown ? await rails.findDebit(reference) : null;
    if (known !== null) return known;
    if (attempts > submissionAttempts) return await rails.cancelDebit(reference);
    // A failure to build the order, such as a missing key, counts as a failed attempt.
    return await rails.submitDebit(await describeOrder(app, claim));
  } catch (error) {
    app.log.warn({ err: error, reference, attempts }, 'unknown whether the bank accepted a debit');
    return null;
  }
}

async function scheduleRetry(app: App, { paymentId, attempts }: Claim): Promise<void> {
  const pause = pausesSeconds[Math.min(attempts, pausesSeconds.length) - 1] ?? 0;
  await app.db
    .updateTable('rails_submissions')
    .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${pause})` })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'unknown')
    .execute();
}
