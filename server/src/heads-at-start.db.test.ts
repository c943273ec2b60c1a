import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeChainHead } from '@quittance/sdk/proofs';
import { expect, it } from 'vitest';
import { startJobs } from './jobs/index.ts';
import { sealJournals, verifyLedger } from './ledger/index.ts';
import { deposit, newSpendableAccount } from './ledger/ledger-fixtures.ts';
import { testApp } from './test-support/test-app.ts';
import { testDatabase } from './test-support/test-database.ts';
import { work } from './work.ts';

const database = testDatabase();

it('a server notes the chain heads at start and every few minutes', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quittance-start-heads-'));
  const app = testApp(database, { dataDir });
  await deposit(app.db, newSpendableAccount(), 5n);
  await sealJournals(app.db);
  const { head } = await verifyLedger(app.db);
  const jobs = await startJobs(app, work);
  try {
    const noted = () => readFile(path.join(dataDir, 'ledger-heads.txt'), 'utf8').catch(() => '');
    await expect.poll(noted).toContain(` ${writeChainHead(head)}\n`);
  } finally {
    await jobs.stop();
    await rm(dataDir, { recursive: true });
  }
  const noting = work.recurring?.find(({ name }) => name === 'head-noting');
  expect(noting?.everySeconds).toBeLessThanOrEqual(300);
});
