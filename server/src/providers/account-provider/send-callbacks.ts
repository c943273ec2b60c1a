import { type DueWork, doEach } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { type AccountCallback, accountCallbackPath } from './account-provider.ts';
import { accountCallbackKey, writeCallback } from './callback-format.ts';
import { providerReferenceOf } from './sandbox-account-provider.ts';

const maxAttempts = 5;
const retryMs = 60_000;
const timeoutMs = 10_000;

/** The sandbox's provider of accounts tells what it decided. It gives up after some attempts; then it has to be asked. */
export const sandboxAccountCallbacks: DueWork = {
  name: 'sandbox-account-callbacks',
  async nextDueAt({ config, db }) {
    if (config.mode !== 'sandbox') return null;
    const { at } = await db
      .selectFrom('sandbox_account_events')
      .select((row) => row.fn.min('callback_at').as('at'))
      .executeTakeFirstOrThrow();
    return at;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'send a callback of the sandbox’s account provider',
      next: async (limit) => {
        if (app.config.mode !== 'sandbox') return [];
        return await app.db
          .selectFrom('sandbox_account_events as event')
          .innerJoin('sandbox_account_applications as application', 'application.reference', 'event.reference')
          .select([
            'event.event_id as id',
            'event.reference',
            'application.sending',
            'event.status',
            'event.reason',
            'event.occurs_at',
            'event.attempts',
          ])
          .where('callback_at', '<=', now)
          .orderBy('callback_at')
          .orderBy('event_id')
          .limit(limit)
          .execute();
      },
      one: (due) => sendOne(app, now, due),
    }),
};

interface DueCallback {
  readonly id: string;
  readonly reference: string;
  readonly sending: number;
  readonly status: AccountCallback['status'];
  readonly reason: string | null;
  readonly occurs_at: Date;
  readonly attempts: number;
}

async function sendOne(app: App, now: Date, { id, attempts, ...event }: DueCallback): Promise<boolean> {
  const isTaken = await postTwice(app, {
    reference: event.reference,
    sending: event.sending,
    status: event.status,
    at: event.occurs_at,
    providerReference: providerReferenceOf(event.reference),
    ...(event.reason !== null && { reason: event.reason }),
  });
  const isOver = isTaken || attempts + 1 >= maxAttempts;
  await app.db
    .updateTable('sandbox_account_events')
    .set({ attempts: attempts + 1, callback_at: isOver ? null : new Date(now.getTime() + retryMs) })
    .where('event_id', '=', id)
    .execute();
  return true;
}

/** Posts the same event twice: receivers have to bear it. */
async function postTwice(app: App, callback: AccountCallback): Promise<boolean> {
  const first = await post(app, callback);
  return (await post(app, callback)) && first;
}

async function post({ config, log }: App, callback: AccountCallback): Promise<boolean> {
  try {
    const { ok } = await fetch(`${config.publicUrl}${accountCallbackPath}`, {
      method: 'POST',
      ...writeCallback(accountCallbackKey(config), callback),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch (error) {
    log.warn({ err: error }, 'a callback of the sandbox’s account provider was not taken');
    return false;
  }
}
