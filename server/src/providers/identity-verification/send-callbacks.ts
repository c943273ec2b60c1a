import { type DueWork, doEach } from '../../jobs/index.ts';
import { type App, signWebhook } from '../../kernel/index.ts';
import { type IdentityCallback, identityCallbackPath } from './identity-verification.ts';
import { identityCallbackKey } from './sandbox-parts.ts';

const maxAttempts = 5;
const retryMs = 60_000;
const timeoutMs = 10_000;

/** The sandbox's vendor tells what it decided. It gives up after some attempts; then it has to be asked. */
export const sandboxIdentityCallbacks: DueWork = {
  name: 'sandbox-identity-callbacks',
  async nextDueAt({ config, db }) {
    if (config.mode !== 'sandbox') return null;
    const { at } = await db
      .selectFrom('sandbox_identity_sessions')
      .select((row) => row.fn.min('callback_at').as('at'))
      .executeTakeFirstOrThrow();
    return at;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'send a callback of the sandbox’s identity vendor',
      next: async (limit) => {
        if (app.config.mode !== 'sandbox') return [];
        return await app.db
          .selectFrom('sandbox_identity_sessions')
          .select(['reference as id', 'outcome', 'attempts'])
          .where('callback_at', '<=', now)
          .orderBy('callback_at')
          .orderBy('reference')
          .limit(limit)
          .execute();
      },
      one: (due) => sendOne(app, now, due),
    }),
};

interface DueCallback {
  /** The reference. */
  readonly id: string;
  readonly outcome: IdentityCallback['outcome'];
  readonly attempts: number;
}

async function sendOne(app: App, now: Date, { id, outcome: stored, attempts }: DueCallback): Promise<boolean> {
  // What was to be decided later is decided now.
  const outcome = stored === 'pending' ? 'approved' : stored;
  const isTaken = await postTwice(app, { reference: id, outcome });
  const isOver = isTaken || attempts + 1 >= maxAttempts;
  await app.db
    .updateTable('sandbox_identity_sessions')
    .set({ outcome, attempts: attempts + 1, callback_at: isOver ? null : new Date(now.getTime() + retryMs) })
    .where('reference', '=', id)
    .where('outcome', '=', stored)
    .execute();
  return true;
}

/** Posts the same event twice: receivers have to bear it. */
async function postTwice(app: App, content: IdentityCallback): Promise<boolean> {
  const first = await post(app, content);
  return (await post(app, content)) && first;
}

async function post({ config, log }: App, content: IdentityCallback): Promise<boolean> {
  const body = JSON.stringify(content);
  const event = {
    id: `${content.reference}.${content.outcome}`,
    timestamp: String(Math.floor(Date.now() / 1000)),
  };
  try {
    const { ok } = await fetch(`${config.publicUrl}${identityCallbackPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': event.id,
        'webhook-timestamp': event.timestamp,
        'webhook-signature': signWebhook(identityCallbackKey(config), event, body),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch (error) {
    log.warn({ err: error }, 'a callback of the sandbox’s identity vendor was not taken');
    return false;
  }
}
