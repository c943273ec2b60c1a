import { type DueWork, doEach } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { nextCallbackAt, postTwice } from '../callbacks/index.ts';
import { type IdentityCallback, identityCallbackPath } from './identity-verification.ts';
import { readDocument } from './sandbox-documents.ts';
import { identityCallbackKey } from './sandbox-parts.ts';

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
          .select(['reference as id', 'outcome', 'attempts', 'sealed_document'])
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
  readonly sealed_document: Buffer | null;
}

async function sendOne(
  app: App,
  now: Date,
  { id, outcome: stored, attempts, sealed_document }: DueCallback,
): Promise<boolean> {
  // Decisions that were planned for later are made now.
  const outcome = stored === 'pending' ? 'approved' : stored;
  const document = outcome === 'approved' ? readDocument(app, id, sealed_document) : undefined;
  const content: IdentityCallback = { reference: id, outcome, ...(document && { document }) };
  const isTaken = await postTwice(app, {
    provider: 'identity vendor',
    path: identityCallbackPath,
    key: identityCallbackKey(app.config),
    eventId: `${id}.${outcome}`,
    content,
  });
  await app.db
    .updateTable('sandbox_identity_sessions')
    .set({
      outcome,
      attempts: attempts + 1,
      callback_at: nextCallbackAt(now, { isTaken, attempts: attempts + 1 }),
    })
    .where('reference', '=', id)
    .where('outcome', '=', stored)
    .execute();
  return true;
}
