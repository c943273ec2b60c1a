import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../db/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { retryTransaction } from './retry-transaction.ts';

const database = testDatabase();
const connection = connect(database.ownerUrl, { poolSize: 1 });
afterAll(() => connection.close());

it('retries a call whose prepared statement is outdated by a changed table', async () => {
  const migrator = new pg.Client({ connectionString: database.ownerUrl });
  await migrator.connect();
  try {
    await migrator.query('create table changing (id int)');
    const add = () =>
      retryTransaction(connection.db, (transaction) =>
        sql`insert into changing values (${1}) returning *`.execute(transaction),
      );
    for (let time = 0; time < 4; time += 1) await add();
    await migrator.query('alter table changing add column note text');
    expect((await add()).rows).toEqual([{ id: 1, note: null }]);
    expect((await migrator.query('select from changing')).rowCount).toBe(5);
  } finally {
    await migrator.end();
  }
});
