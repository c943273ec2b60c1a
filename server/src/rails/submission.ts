import { sql } from 'kysely';
import { inTransaction } from '../db/index.ts';
import type { DrainWork } from '../jobs/index.ts';
import { type App, systemContext, unseal } from '../kernel/index.ts';
import type { Counterparty, RailDecision, RailOrder } from '../providers/index.ts';
import { getOwner } from './owner.ts';
import { applyDecision } from './take-steps.ts';

/** If a process dies during a submission, another one may take it over after this time. */
const leaseSeconds = 120;
/** Delays before the first, second… attempt, in seconds; the last one repeats. */
const pausesSeconds = [0, 5, 30, 300] as const;
/** Attempts to submit an instruction before it is cancelled. */
const submissionAttempts = 3;

interface Claim {
  readonly id: string;
  readonly owner: { readonly type: string; readonly id: string };
  readonly reference: string;
  readonly attempts: number;
  /** Whether an earlier attempt may have reached the bank. */
  readonly mayBeKnown: boolean;
}

/**
 * Submits queued instructions to the bank, one per batch. An instruction is marked as unknown before the call, and only
 * a definite answer changes that. One in unknown state is first looked up and never submitted blindly.
 */
export const railsSubmission: DrainWork = {
  name: 'rails-submission',
  async drain(app) {
    const claim = await claimInstruction(app);
    if (claim === null) return 0;
    const decision = await settleWithBank(app, claim);
    if (decision === null) await scheduleRetry(app, claim);
    else await decide(app, claim, decision);
    return 1;
  },
};

const decide = (app: App, { id, owner }: Claim, decision: RailDecision): Promise<void> =>
  inTransaction(app.db, async (transaction) => {
    const context = systemContext(app, transaction);
    await getOwner(app, owner.type).lock(context, owner.id);
    await applyDecision(context, id, decision);
  });

async function claimInstruction(app: App): Promise<Claim | null> {
  const { rows } = await sql<{
    id: string;
    owner_type: string;
    owner_id: string;
    reference: string;
    attempts: number;
    was_unknown: boolean;
  }>`
    with claimed as (
      select id, state = 'unknown' as was_unknown from rails_instructions
      where state in ('queued', 'unknown') and next_attempt_at <= now()
      order by next_attempt_at, id limit 1 for update skip locked
    )
    update rails_instructions i
    set state = 'unknown', attempts = i.attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from claimed where i.id = claimed.id
    returning i.id, i.owner_type, i.owner_id, i.reference, i.attempts, claimed.was_unknown`.execute(app.db);
  const [row] = rows;
  if (!row) return null;
  const { id, owner_type, owner_id, reference, attempts, was_unknown: mayBeKnown } = row;
  return { id, owner: { type: owner_type, id: owner_id }, reference, attempts, mayBeKnown };
}

async function describeOrder(app: App, { id }: Claim): Promise<RailOrder> {
  const row = await app.db
    .selectFrom('rails_instructions')
    .select([
      'reference',
      'kind',
      'presentment',
      'rail',
      'amount_minor',
      'currency',
      'sealed_counterparty',
      'statement_descriptor as statementDescriptor',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { amount_minor, sealed_counterparty, ...order } = row;
  if (sealed_counterparty === null) throw new Error('An instruction waits whose counterparty is gone.');
  const counterparty: Counterparty = JSON.parse(unseal(app.config.dataKey, sealed_counterparty, id));
  return { ...order, amountMinor: BigInt(amount_minor), counterparty };
}

/** Returns the bank's decision; null while it is unknown. */
async function settleWithBank(app: App, claim: Claim): Promise<RailDecision | null> {
  const { reference, attempts, mayBeKnown } = claim;
  const { rails } = app.providers;
  try {
    const known = mayBeKnown ? await rails.find(reference) : null;
    if (known !== null) return known;
    if (attempts > submissionAttempts) return await rails.cancel(reference);
    // A failure to build the order, such as a missing key, counts as a failed attempt.
    return await rails.submit(await describeOrder(app, claim));
  } catch (error) {
    app.log.warn({ err: error, reference, attempts }, 'unknown whether the bank accepted an instruction');
    return null;
  }
}

async function scheduleRetry(app: App, { id, attempts }: Claim): Promise<void> {
  const pause = pausesSeconds[Math.min(attempts, pausesSeconds.length) - 1] ?? 0;
  await app.db
    .updateTable('rails_instructions')
    .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${pause})` })
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .execute();
}
