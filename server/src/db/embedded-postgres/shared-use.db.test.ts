import { expect, it } from 'vitest';
import { defaultDatabaseLimits } from '../../config/index.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { lockNumbers } from '../lock-numbers.ts';
import { onConnection } from '../on-connection.ts';
import { joinUse } from './shared-use.ts';

// Advisory locks belong to one database, so this test conflicts with no other.
const database = testDatabase();

it('gives up joining a cluster that its last user locks for too long, and leaves no open connection', async () => {
  await onConnection(database.ownerUrl, async (last) => {
    await last.query('select pg_advisory_lock($1)', [lockNumbers.embeddedPostgresUse]);
    const joining = joinUse(database.ownerUrl, { ...defaultDatabaseLimits.listener, lockMs: 50 });
    await expect(joining).rejects.toMatchObject({ code: '55P03' });
    await expect
      .poll(async () => {
        const { rowCount } = await last.query(
          `select from pg_stat_activity where application_name = 'quittance use' and datname = current_database()`,
        );
        return rowCount;
      })
      .toBe(0);
  });
});
