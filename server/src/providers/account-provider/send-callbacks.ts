import { type DueWork, doEach } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { nextCallbackAt, postTwice } from '../callbacks/index.ts';
import { type AccountCallback, accountCallbackPath } from './account-provider.ts';
import { accountCallbackKey, sandboxCallback } from './callback-format.ts';
import { detailsOf, providerReferenceOf } from './sandbox-account-provider.ts';

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
          .selectFrom('sandbox_account_events')
          .select(['event_id as id', 'reference', 'sending', 'status', 'reason', 'occurs_at', 'attempts'])
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
  const callback: AccountCallback = {
    reference: event.reference,
    sending: event.sending,
    status: event.status,
    at: event.occurs_at,
    providerReference: providerReferenceOf(event.reference),
    ...detailsOf(event.status, event.reason),
  };
  const isTaken = await postTwice(app, {
    ...sandboxCallback(accountCallbackKey(app.config), callback),
    provider: 'account provider',
    path: accountCallbackPath,
  });
  await app.db
    .updateTable('sandbox_account_events')
    .set({ attempts: attempts + 1, callback_at: nextCallbackAt(now, { isTaken, attempts: attempts + 1 }) })
    .where('event_id', '=', id)
    .execute();
  return true;
}
