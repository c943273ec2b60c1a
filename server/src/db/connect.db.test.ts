import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { defaultDatabaseLimits } from '../config/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { type ConnectOptions, connect, type OpenConnection } from './index.ts';

const database = testDatabase();
let connection: OpenConnection | undefined;
afterEach(async () => {
  await connection?.close();
  connection = undefined;
});

/** Reads settings in a session. */
async function settingsOf(options: ConnectOptions, names: readonly string[]): Promise<Record<string, string>> {
  connection = connect(database.appUrl, options);
  const { rows } = await sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from unnest(${names}::text[]) name`.execute(connection.db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

const timeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

it.for([
  ['call', ['15s', '10s', '10s']],
  ['job', ['2min', '30s', '1min']],
  ['verifier', ['15min', '30s', '5min']],
  ['migration', ['1h', '10min', '1min']],
  ['listener', ['5s', '5s', '5s']],
] as const)('limits the time of each kind of work: %s', async ([kind, expected]) => {
  const settings = await settingsOf({ limits: defaultDatabaseLimits[kind] }, timeouts);
  expect(timeouts.map((name) => settings[name])).toEqual(expected);
});

it('has limits by default', async () => {
  expect(Object.values(await settingsOf({}, timeouts))).not.toContain('0');
});

it('lets PostgreSQL probe whether the client is alive, even when commits don’t wait for the disk', async () => {
  const names = ['tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count'];
  const probes = { tcp_keepalives_idle: '10', tcp_keepalives_interval: '5', tcp_keepalives_count: '3' };
  expect(await settingsOf({}, names)).toEqual(probes);
  await connection?.close();
  const careless = await settingsOf({ mayLoseLastCommits: true }, [...names, 'synchronous_commit']);
  expect(careless).toEqual({ ...probes, synchronous_commit: 'off' });
});
