import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from './db/index.ts';
import { headNoting } from './housekeeping/index.ts';
import { sealJournals, verifyLedger } from './ledger/index.ts';
import { asOwner } from './ledger/ledger-fixtures.ts';
import { testApp } from './test-support/test-app.ts';
import { testDatabase } from './test-support/test-database.ts';
import { createTradingWorld, startOn } from './test-support/trading-world.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const database = testDatabase();
const { db } = database;
const owner = connect(database.ownerUrl);
let dataDir: string;

/** Deletes the last twenty journals as a superuser could: with triggers off and balances corrected. */
const cutOff = `
  set session_replication_role = replica;
  create temporary table gone as select journal_id as id from ledger_seals order by sequence desc limit 20;
  update ledger_balances b set posted = b.posted - lines.posted
    from (select l.account_id, sum(case when l.direction = a.normal_side then l.amount else -l.amount end) as posted
      from ledger_lines l join ledger_accounts a on a.id = l.account_id
      where l.journal_id in (select id from gone) group by l.account_id) lines
    where lines.account_id = b.account_id;
  delete from ledger_statement_lines where journal_id in (select id from gone);
  update ledger_balances b set statement_lines = last.position, received_lines = last.received_lines,
      received = last.received, last_booked_at = last.booked_at, last_line_hash = last.hash
    from (select distinct on (account_id) * from ledger_statement_lines order by account_id, position desc) last
    where last.account_id = b.account_id;
  delete from events_unsealed where id in (select id from audit_events where action = 'deposit.arrived' and object_id in (
    select split_part(business_key, ':', 2) from ledger_journals where id in (select id from gone)));
  delete from audit_events where action = 'deposit.arrived' and object_id in (
    select split_part(business_key, ':', 2) from ledger_journals where id in (select id from gone));
  delete from deposit_matches where deposit_id in (
    select split_part(business_key, ':', 2) from ledger_journals where id in (select id from gone));
  delete from deposits where id in (
    select split_part(business_key, ':', 2) from ledger_journals where id in (select id from gone));
  delete from ledger_seal_batches where first_sequence > 10;
  delete from ledger_seals where journal_id in (select id from gone);
  delete from ledger_lines where journal_id in (select id from gone);
  delete from ledger_journals where id in (select id from gone);`;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quittance-anchors-'));
  const app = testApp(database, { dataDir });
  await startOn(app, '2090-03-06');
  const world = await createTradingWorld(app);
  // Each deposit posts two journals: one receives the money, one credits the organization.
  for (let amount = 1; amount <= 15; amount += 1) {
    await world.deposit(String(amount));
    // Those that stay have a separate batch, which nothing reveals.
    if (amount === 5) await sealJournals(db);
  }
  await sealJournals(db);
  await headNoting.run(app);
  await asOwner(database.ownerUrl, (client) => client.query(cutOff));
});
afterAll(async () => {
  await owner.close();
  await rm(dataDir, { recursive: true });
});

function runVerify(folder: string): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--no-warnings', 'server/src/verify-ledger-command.ts'],
    {
      cwd: repository,
      env: { ...process.env, DATABASE_URL: database.ownerUrl, DATA_DIR: folder, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() })),
  );
}

it('the command exits with 1 and names the head when the last journals were deleted with all traces', async () => {
  const { code, output } = await runVerify(dataDir);
  const file = path.join(dataDir, 'ledger-heads.txt');
  expect(output).toContain('ledger_seals 30: is gone, though it was noted as head in anchor.heads');
  expect(output).toContain(`ledger_seals 30: is gone, though it was noted as head in ${file} line 1`);
  expect(output).toContain('The ledger is NOT sound: 2 findings.');
  expect(code).toBe(1);
});

it('the table is enough to find it, and the file when the table was emptied too', async () => {
  expect((await verifyLedger(db)).findings).toEqual([
    { row: 'ledger_seals 30', problem: 'is gone, though it was noted as head in anchor.heads' },
  ]);
  const noted = await readFile(path.join(dataDir, 'ledger-heads.txt'), 'utf8');
  await asOwner(database.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('delete from anchor.heads');
    await client.query('commit');
  });
  const { code, output } = await runVerify(dataDir);
  expect(output).toContain('The ledger is NOT sound: 1 finding.');
  expect(code).toBe(1);
  await sql`insert into anchor.heads (chain, sequence, hash)
    values ('ledger', 30, decode(${noted.trim().split(':').at(-1)}, 'hex'))`.execute(owner.db);
});

it('no further head is noted on a truncated chain, and the truncation is reported at once', async () => {
  const app = testApp(database, { dataDir });
  await headNoting.run(app);
  const reports = await db.selectFrom('error_reports').select('stack').execute();
  expect(reports).toEqual([{ stack: 'ledger_seals 30: is gone, though it was noted as head in anchor.heads' }]);
  expect((await readFile(path.join(dataDir, 'ledger-heads.txt'), 'utf8')).trim().split('\n')).toHaveLength(1);
});
