import type { Hono } from 'hono';
import { inTransaction } from '../db/index.ts';
import { type App, Refusal, systemContext } from '../kernel/index.ts';
import { callbackRoutes, identityCallbackPath } from '../providers/index.ts';
import { applyIdentityResult } from './identity-sessions.ts';

/** Creates the route for callbacks of the identity vendor, which the vendor signs. */
export const identityCallbackRoutes = (app: App): Hono =>
  callbackRoutes(identityCallbackPath, async (callback) => {
    const { reference, ...result } = app.providers.identityVerification.readCallback(callback);
    const session = await app.db
      .selectFrom('identity_sessions')
      .select('id')
      .where('vendor_reference', '=', reference)
      .executeTakeFirst();
    // The vendor tries again: it may be faster than the call that started the session.
    if (!session) throw new Refusal('NotFoundError', 'There is no session with this reference.');
    await inTransaction(app.db, (db) => applyIdentityResult(systemContext(app, db), session.id, result));
  });
