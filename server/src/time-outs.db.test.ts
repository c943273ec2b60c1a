import { expect, it, vi } from 'vitest';
import { asOwner } from './ledger/ledger-fixtures.ts';
import { serverProcesses } from './test-support/server-process.ts';
import { codeOf } from './test-support/test-client.ts';
import { testDatabase } from './test-support/test-database.ts';

// The test starts a server process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const database = testDatabase();
const startServerProcess = serverProcesses(database);

it('a call waits for a lock as long as the settings for calls allow, whatever the limit of jobs', async () => {
  const server = await startServerProcess({
    environment: { DATABASE_CALL_LOCK_SECONDS: '0.2', DATABASE_JOB_LOCK_SECONDS: '300' },
  });
  const signIn = () =>
    server.client().request('/api/new/sessions/intermediate', {
      method: 'POST',
      body: { email: 'nobody@example.com', password: 'Wrong horse 7' },
    });
  expect(codeOf(await signIn())).toBe('InvalidCredentialsError');
  await asOwner(database.ownerUrl, async (client) => {
    await client.query('begin; lock table sign_in_attempts in access exclusive mode');
    const answer = await signIn();
    expect([answer.status, codeOf(answer), answer.headers.get('retry-after')]).toEqual([503, 'ServiceBusyError', '1']);
    await client.query('rollback');
  });
  expect(codeOf(await signIn())).toBe('InvalidCredentialsError');
});
