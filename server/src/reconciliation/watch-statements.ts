import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { recordAudit } from '../audit/index.ts';
import { type Connection, inTransaction } from '../db/index.ts';
import { type App, newId, systemContext } from '../kernel/index.ts';
import type { StatementAlarm } from '../providers/index.ts';

/**
 * Raises an alarm for each statement of a bank that is overdue or does not follow the one before, once, and ends it when
 * the statement is here or its day is no longer watched.
 */
export async function watchStatements(app: App): Promise<void> {
  const now = await app.clock.now(app.db);
  // Outside the transaction, as every use of a provider.
  const found = await app.providers.rails.listStatementAlarms(now);
  await inTransaction(app.db, async (db) => {
    const open = await listOpen(db);
    const openKeys = new Set(open.map((row) => keyOf({ ...row, businessDate: row.business_date })));
    for (const alarm of found) if (!openKeys.has(keyOf(alarm))) await raise({ ...app, db }, alarm, now);
    const foundKeys = new Set(found.map(keyOf));
    const ended = open.filter((row) => !foundKeys.has(keyOf({ ...row, businessDate: row.business_date })));
    for (const { id } of ended) {
      await db.updateTable('bank_statement_alarms').set({ ended_at: now }).where('id', '=', id).execute();
      app.log.info(
        { alarmId: id },
        'the alarm about a bank’s statement has ended: the statement is here, or its day is no longer watched',
      );
    }
  });
}

const keyOf = ({ account, currency, businessDate, problem }: StatementAlarm): string =>
  JSON.stringify([account, currency, businessDate, problem]);

async function raise(app: App, alarm: StatementAlarm, at: Date): Promise<void> {
  const { account, currency, businessDate, problem } = alarm;
  const id = newId('bsa');
  await app.db
    .insertInto('bank_statement_alarms')
    .values({ id, account, currency, business_date: businessDate, problem, raised_at: at, ended_at: null })
    .execute();
  await recordAudit(app.db, {
    at,
    actor: systemContext(app, app.db).actor,
    action: 'bank-statement.alarm',
    object: { type: 'bank-statement-alarm', id },
    detail: { currency, businessDate, problem },
  });
  app.log.error(
    { alarmId: id, currency, businessDate, problem },
    'a bank’s statement is missing, or does not follow the one before',
  );
}

const listOpen = (db: Connection) =>
  db
    .selectFrom('bank_statement_alarms')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('business_date')
    .orderBy('account')
    .orderBy('problem')
    .execute();

/** Lists the alarms that have not ended, oldest day first. */
export async function listStatementAlarms(db: Connection): Promise<CallOutput<Contract['listBankStatementAlarms']>> {
  const rows = await listOpen(db);
  return {
    items: rows.map(({ id: alarmId, account, currency, business_date: businessDate, problem, raised_at }) => ({
      alarmId,
      account,
      currency,
      businessDate,
      problem,
      raisedAt: raised_at.toISOString(),
    })),
  };
}
