import { sql } from 'kysely';
import { inTransaction } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import type { LedgerHeadSink } from '../ledger/index.ts';
import { sendMail } from '../notifications/index.ts';
import { headSigningKey, signHeads } from './signed-heads.ts';

const about = 'ledger-heads';

/**
 * Mails signed heads to an archive, once a day at most. Mails can't be read back: `ledger:verify` checks saved ones.
 * The outbox repeats a failed delivery.
 */
export function headMail({ db, config }: Pick<App, 'db' | 'config'>, address: string): LedgerHeadSink {
  return {
    async note(heads) {
      const recent = await db
        .selectFrom('outbox')
        .select('id')
        .where('about', '=', about)
        .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
        .limit(1)
        .executeTakeFirst();
      if (recent || heads.length === 0) return;
      const document = signHeads(headSigningKey(config.dataKey), heads, new Date());
      const data = { brandName: config.brandName, document };
      await inTransaction(db, (transaction) =>
        sendMail(transaction, { to: address, template: 'ledger-heads', locale: 'en', data, about }),
      );
    },
    open: async () => nothing(),
  };
}

async function* nothing() {}
