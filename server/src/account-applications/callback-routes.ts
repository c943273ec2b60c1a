import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { inTransaction } from '../db/index.ts';
import { type App, Refusal, systemContext } from '../kernel/index.ts';
import { accountCallbackPath } from '../providers/index.ts';
import { applyAnswer } from './apply-answer.ts';

const maximumBytes = 10_000;

/** Creates the route for callbacks of the account provider, which it signs. */
export function accountCallbackRoutes(app: App): Hono {
  const routes = new Hono();
  const onError = () => {
    throw new Refusal('PayloadTooLargeError', 'A callback is smaller.');
  };
  routes.post(accountCallbackPath, bodyLimit({ maxSize: maximumBytes, onError }), async (exchange) => {
    const { reference, ...report } = app.providers.accountProvider.readCallback({
      header: (name) => exchange.req.header(name),
      body: await exchange.req.text(),
    });
    const application = await app.db
      .selectFrom('account_applications')
      .select('id')
      .where('id', '=', reference)
      .executeTakeFirst();
    if (!application) throw new Refusal('NotFoundError', 'There is no application with this reference.');
    await inTransaction(app.db, (db) => applyAnswer(systemContext(app, db), application.id, report));
    return exchange.body(null, 204);
  });
  return routes;
}
