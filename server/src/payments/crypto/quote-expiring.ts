import { inTransaction } from '../../db/index.ts';
import { type DueWork, doEach } from '../../jobs/index.ts';
import { systemContext } from '../../kernel/index.ts';
import { applyChainEvents, fetchChainEvents } from './chain-inbox.ts';
import { followQuote } from './follow-quote.ts';
import { lockQuote } from './quote.ts';

/** Closes expired quotes. Coins that the chain saw in time still count, even if their news comes later. */
export const quoteExpiring: DueWork = {
  name: 'crypto-quote-expiring',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('crypto_quotes')
      .select(({ fn }) => fn.min<Date | null>('expires_at').as('expires_at'))
      .where('state', '=', 'open')
      .executeTakeFirst();
    return row?.expires_at ?? null;
  },
  async runDue(app, now) {
    const due = (limit: number) =>
      app.db
        .selectFrom('crypto_quotes')
        .select('id')
        .where('state', '=', 'open')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .orderBy('id')
        .limit(limit)
        .execute();
    if ((await due(1)).length === 0) return 0;
    // Read the news first: an incomplete payment would be sent back although its second part came in time.
    const fetched = await fetchChainEvents(app, now);
    const applied = await applyChainEvents(app);
    const closed = await doEach(app, {
      what: 'close a quote',
      next: due,
      one: ({ id }) =>
        inTransaction(app.db, async (transaction) => {
          const { quote } = await lockQuote(transaction, id);
          if (quote.state !== 'open' || quote.expires_at > now) return false;
          await transaction.updateTable('crypto_quotes').set({ state: 'closed' }).where('id', '=', id).execute();
          await followQuote(systemContext(app, transaction), id);
          return true;
        }),
    });
    return fetched + applied + closed;
  },
};
