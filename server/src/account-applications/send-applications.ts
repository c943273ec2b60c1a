import { type ApplicationState, unreachableFault } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { inTransaction } from '../db/index.ts';
import { type DrainWork, within } from '../jobs/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import type { ApplicationReport } from '../providers/index.ts';
import { recordErrors } from './application-errors.ts';
import { applyAnswer } from './apply-answer.ts';
import { describeOrder } from './describe-company.ts';

/** So many applications are sent at once. */
const batchSize = 10;
/** After this time the provider's answer is unknown, and asked for. */
const answerTimeoutMs = 20_000;
/** If a process dies meanwhile, another one may take an application over after this time. */
const leaseSeconds = 120;
/** Delays before the next attempt after the first, second… one, in seconds; the last one repeats. */
const pausesSeconds = [0, 5, 30, 300, 3600] as const;
/** How often the provider is asked about an application that it is deciding, in case its callback was lost. */
const askAgainSeconds = 3600;
/** After so many failed attempts staff see that the provider is away. */
const reportedAttempts = 5;

interface Claim {
  readonly id: string;
  /** The state before this attempt. */
  readonly state: ApplicationState;
  readonly attempts: number;
  readonly sending: number;
}

/**
 * Sends applications to the provider, and asks for those that it has, several at once, so that a slow answer holds up few
 * others. An application is marked before it is sent: one whose answer was lost is asked for first.
 */
export const applicationSending: DrainWork = {
  name: 'account-application-sending',
  async drain(app) {
    const claims = await claimApplications(app);
    const sent = await Promise.allSettled(claims.map((claim) => send(app, claim)));
    for (const each of sent) if (each.status === 'rejected') throw each.reason;
    return claims.length;
  },
};

/** Asks the provider about all applications that it is deciding now, instead of waiting for its callbacks. */
export async function askAboutApplications(app: App): Promise<void> {
  await app.db
    .updateTable('account_applications')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('state', 'in', ['submitted', 'in_review', 'request_for_information'])
    .execute();
  while ((await applicationSending.drain(app)) > 0);
}

async function send(app: App, claim: Claim): Promise<void> {
  const report = await ask(app, claim);
  if (report === null) await scheduleRetry(app, claim);
  else await apply(app, claim, report);
}

async function claimApplications(app: App): Promise<readonly Claim[]> {
  const { rows } = await sql<Claim>`
    with claimed as (
      select id, state from account_applications
      where state in ('queued', 'unknown', 'submitted', 'in_review', 'request_for_information')
        and next_attempt_at <= now()
      order by next_attempt_at, id limit ${batchSize} for update skip locked
    )
    update account_applications application
    set state = case claimed.state when 'queued' then 'unknown' else claimed.state end,
      attempts = application.attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from claimed where application.id = claimed.id
    returning application.id, claimed.state, application.attempts, application.sending`.execute(app.db);
  return rows;
}

/** Returns the provider's answer; null while it is unknown. */
async function ask(app: App, claim: Claim): Promise<ApplicationReport | null> {
  const { id, attempts } = claim;
  try {
    return await within(answerTimeoutMs, command(app, claim));
  } catch (error) {
    app.log.warn({ err: error, applicationId: id, attempts }, 'unknown what the account provider says');
    return null;
  }
}

async function command(app: App, { id, state, sending }: Claim): Promise<ApplicationReport> {
  const { accountProvider } = app.providers;
  const found = state === 'queued' ? null : await accountProvider.find(id);
  // The provider may still have an earlier sending: then this one did not reach it.
  if (found?.sending === sending) return found;
  return await accountProvider.submit(await describeOrder({ app, db: app.db }, id));
}

const apply = (app: App, { id, sending }: Claim, report: ApplicationReport): Promise<void> =>
  inTransaction(app.db, async (db) => {
    await applyAnswer(systemContext(app, db), id, report);
    await db
      .updateTable('account_applications')
      .set({ attempts: 0, next_attempt_at: sql<Date>`now() + make_interval(secs => ${askAgainSeconds})` })
      .where('id', '=', id)
      // Staff may have queued it again meanwhile: then it is sent at once.
      .where('sending', '=', sending)
      .execute();
  });

const scheduleRetry = (app: App, { id, attempts, sending }: Claim): Promise<void> =>
  inTransaction(app.db, async (db) => {
    const pause = pausesSeconds[Math.min(attempts, pausesSeconds.length) - 1] ?? 0;
    await db
      .updateTable('account_applications')
      .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${pause})` })
      .where('id', '=', id)
      .where('sending', '=', sending)
      .execute();
    if (attempts !== reportedAttempts) return;
    const unreachable = { code: unreachableFault, message: 'The provider can’t be reached.' };
    await recordErrors(db, id, [unreachable], await app.clock.now(db));
  });
