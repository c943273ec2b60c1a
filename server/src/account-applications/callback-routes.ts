import type { Hono } from 'hono';
import { inTransaction } from '../db/index.ts';
import { type App, Refusal, systemContext } from '../kernel/index.ts';
import { accountCallbackPath, callbackRoutes } from '../providers/index.ts';
import { applyAnswer } from './apply-answer.ts';

/** Creates the route for callbacks of the account provider, which it signs. */
export const accountCallbackRoutes = (app: App): Hono =>
  callbackRoutes(accountCallbackPath, async (callback) => {
    const { reference, ...report } = app.providers.accountProvider.readCallback(callback);
    const application = await app.db
      .selectFrom('account_applications')
      .select('id')
      .where('id', '=', reference)
      .executeTakeFirst();
    if (!application) throw new Refusal('NotFoundError', 'There is no application with this reference.');
    await inTransaction(app.db, (db) => applyAnswer(systemContext(app, db), application.id, report));
  });
