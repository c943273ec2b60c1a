import { inTransaction } from '../../db/index.ts';
import { type DueWork, doEach } from '../../jobs/index.ts';
import { systemContext } from '../../kernel/index.ts';
import { applyChainEvents, fetchChainEvents } from './chain-inbox.ts';
import { followQuote } from './follow-quote.ts';
import { lockQuote } from './quote.ts';

/** Ends payments that the network has not confirmed in time, so that their invoices can be paid otherwise. */
export const quoteGivingUp: DueWork = {
  name: 'crypto-quote-giving-up',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('crypto_payments')
      .select(({ fn }) => fn.min<Date | null>('confirm_by').as('confirm_by'))
      .executeTakeFirst();
    return row?.confirm_by ?? null;
  },
  async runDue(app, now) {
    const due = (limit: number) =>
      app.db
        .selectFrom('crypto_payments')
        .select(['payment_id as id', 'quote_id as quoteId'])
        .where('confirm_by', '<=', now)
        .orderBy('confirm_by')
        .orderBy('payment_id')
        .limit(limit)
        .execute();
    if ((await due(1)).length === 0) return 0;
    // Read the news first: the network may have confirmed it in time.
    const fetched = await fetchChainEvents(app, now);
    const applied = await applyChainEvents(app);
    const ended = await doEach(app, {
      what: 'give up a payment with coins',
      next: due,
      one: ({ id, quoteId }) =>
        inTransaction(app.db, async (transaction) => {
          await lockQuote(transaction, quoteId);
          const waiting = await transaction
            .selectFrom('crypto_payments')
            .select('payment_id')
            .where('payment_id', '=', id)
            .where('confirm_by', '<=', now)
            .executeTakeFirst();
          if (!waiting) return false;
          await transaction.updateTable('crypto_quotes').set({ given_up_at: now }).where('id', '=', quoteId).execute();
          await followQuote(systemContext(app, transaction), quoteId);
          return true;
        }),
    });
    return fetched + applied + ended;
  },
};
