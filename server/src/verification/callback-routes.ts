import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { inTransaction } from '../db/index.ts';
import { type App, Refusal, systemContext } from '../kernel/index.ts';
import { identityCallbackPath } from '../providers/index.ts';
import { applyIdentityOutcome } from './identity-sessions.ts';

const maximumBytes = 10_000;

/** Creates the route for callbacks of the identity vendor, which the vendor signs. */
export function identityCallbackRoutes(app: App): Hono {
  const routes = new Hono();
  const onError = () => {
    throw new Refusal('PayloadTooLargeError', 'A callback is smaller.');
  };
  routes.post(identityCallbackPath, bodyLimit({ maxSize: maximumBytes, onError }), async (exchange) => {
    const { reference, outcome } = app.providers.identityVerification.readCallback({
      header: (name) => exchange.req.header(name),
      body: await exchange.req.text(),
    });
    const session = await app.db
      .selectFrom('identity_sessions')
      .select('id')
      .where('vendor_reference', '=', reference)
      .executeTakeFirst();
    // The vendor tries again: it may be faster than the call that started the session.
    if (!session) throw new Refusal('NotFoundError', 'There is no session with this reference.');
    await inTransaction(app.db, (db) => applyIdentityOutcome(systemContext(app, db), session.id, outcome));
    return exchange.body(null, 204);
  });
  return routes;
}
