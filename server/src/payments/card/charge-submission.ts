import { sql } from 'kysely';
import { inTransaction } from '../../db/index.ts';
import type { DrainWork } from '../../jobs/index.ts';
import { type App, systemContext, unseal } from '../../kernel/index.ts';
import type { CardOrder, CardProcessor, ChargeReport } from '../../providers/index.ts';
import { applyCardNews } from './apply-charge.ts';
import type { ChargeState } from './charge-transitions.ts';

/** If a process dies meanwhile, another one may take a charge over after this time. */
const leaseSeconds = 120;
/** Delays before the first, second… attempt, in seconds; the last one repeats. */
const pausesSeconds = [0, 5, 30, 300] as const;
/** Attempts to capture a charge before it is voided. */
const captureAttempts = 5;

interface Claim {
  readonly id: string;
  /** The state before this attempt. */
  readonly state: ChargeState;
  readonly attempts: number;
}

/**
 * Tells the card processor what to do, one charge per batch. A charge is marked before a command is sent, and only a
 * definite answer changes that: a charge whose answer was lost is asked for, and an authorization is never sent again.
 */
export const cardSubmission: DrainWork = {
  name: 'card-submission',
  async drain(app) {
    const claim = await claimCharge(app);
    if (claim === null) return 0;
    const report = await ask(app, claim);
    if (report === null) await scheduleRetry(app, claim);
    else await apply(app, claim, report);
    return 1;
  },
};

async function claimCharge(app: App): Promise<Claim | null> {
  const { rows } = await sql<Claim>`
    with claimed as (
      select id, state from card_charges
      where state in ('queued', 'unknown', 'authorized', 'capturing', 'refunding') and next_attempt_at <= now()
      order by next_attempt_at, id limit 1 for update skip locked
    )
    update card_charges charge
    set state = case claimed.state when 'queued' then 'unknown' when 'authorized' then 'capturing' else claimed.state end,
      attempts = charge.attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from claimed where charge.id = claimed.id
    returning charge.id, claimed.state, charge.attempts`.execute(app.db);
  return rows[0] ?? null;
}

/** Returns the processor's answer; null while it is unknown. */
async function ask(app: App, claim: Claim): Promise<ChargeReport | null> {
  try {
    return await command(app, claim);
  } catch (error) {
    const { id, attempts } = claim;
    app.log.warn({ err: error, chargeId: id, attempts }, 'unknown whether the card processor charged a card');
    return null;
  }
}

async function command(app: App, { id, state, attempts }: Claim): Promise<ChargeReport> {
  const { cardProcessor } = app.providers;
  switch (state) {
    case 'queued':
      return await cardProcessor.authorize(await describeOrder(app, id));
    case 'unknown':
      // One that the processor never received is ended there, so that it can't be charged later.
      return (await cardProcessor.find(id)) ?? (await cardProcessor.void(id));
    case 'authorized':
      return await cardProcessor.capture(id);
    case 'capturing':
      return await captureAgain(cardProcessor, id, attempts);
    default:
      return await cardProcessor.refund(id);
  }
}

/** Asks first. A charge that was definitely not captured is captured, or voided when that fails too often. */
async function captureAgain(cardProcessor: CardProcessor, id: string, attempts: number): Promise<ChargeReport> {
  const found = await cardProcessor.find(id);
  if (found?.state !== 'authorized') return found ?? (await cardProcessor.void(id));
  return await (attempts > captureAttempts ? cardProcessor.void(id) : cardProcessor.capture(id));
}

async function describeOrder(app: App, id: string): Promise<CardOrder> {
  const row = await app.db
    .selectFrom('card_charges')
    .select(['amount_minor', 'currency', 'statement_descriptor', 'sealed_token'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.sealed_token === null) throw new Error('A charge waits whose card token is gone.');
  const { cardToken, purpose } = JSON.parse(unseal(app.config.dataKey, row.sealed_token, id));
  return {
    reference: id,
    cardToken,
    purpose,
    amountMinor: BigInt(row.amount_minor),
    currency: row.currency,
    statementDescriptor: row.statement_descriptor,
  };
}

const apply = (app: App, { id }: Claim, report: ChargeReport): Promise<void> =>
  inTransaction(app.db, async (transaction) =>
    applyCardNews(systemContext(app, transaction), id, {
      kind: report.state,
      code: report.declineCode,
      processorReference: report.processorReference,
      at: await app.clock.now(transaction),
    }),
  );

async function scheduleRetry(app: App, { id, attempts }: Claim): Promise<void> {
  const pause = pausesSeconds[Math.min(attempts, pausesSeconds.length) - 1] ?? 0;
  await app.db
    .updateTable('card_charges')
    .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${pause})` })
    .where('id', '=', id)
    .where('state', 'in', ['unknown', 'capturing', 'refunding'])
    .execute();
}
