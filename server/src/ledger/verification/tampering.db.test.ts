import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../db/index.ts';
import { newId } from '../../kernel/index.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { hold, noteHeads, postHold, postJournal, reverseJournal, sealJournals } from '../index.ts';
import { deposit, newSpendableAccount, testClock, transfer } from '../ledger-fixtures.ts';
import { type LedgerReport, verifyLedger, verifyWithin } from './verify-ledger.ts';

const database = testDatabase();
const { db } = database;

const ids = { journal: '', reversal: '', posted: '', unsealed: '', open: '', payer: '' };

beforeAll(async () => {
  const [payer, payee] = [newSpendableAccount(), newSpendableAccount()];
  ids.payer = payer.code;
  await deposit(db, payer, 900n);
  const context = { organizationId: 'org_1', invoiceId: 'inv_1' };
  const paid = { ...transfer(payer, payee, 100n), ...context };
  ids.journal = (await postJournal(db, testClock, paid)).journalId;
  const undo = { businessKey: newId('undo'), reverses: paid.businessKey, kind: 'undo' };
  ids.reversal = (await reverseJournal(db, testClock, undo)).journalId;
  const holdOf = (holdKey: string) => {
    const { businessKey: _, ...entry } = transfer(payer, payee, 50n);
    return hold(db, testClock, { ...entry, ...context, holdKey });
  };
  const holdKey = newId('hold');
  await holdOf(holdKey);
  ids.posted = (await postHold(db, testClock, { holdKey, businessKey: newId('post'), kind: 'capture' })).journalId;
  await sealJournals(db);
  ids.open = (await holdOf(newId('hold'))).journalId;
  ids.unsealed = (await deposit(db, payee, 20n)).journalId;
});

const owner = connect(database.ownerUrl);
afterAll(() => owner.close());

/** Applies a change as a superuser with triggers off, and returns the verification's report. Rolls back. */
async function reportAfter(change: string, options: Parameters<typeof verifyWithin>[1] = {}): Promise<LedgerReport> {
  const transaction = await owner.db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(transaction);
    const { numAffectedRows } = await sql.raw(change).execute(transaction);
    expect(numAffectedRows).toBeGreaterThan(0n);
    return await verifyWithin(transaction, options);
  } finally {
    await transaction.rollback().execute();
  }
}

async function findingsAfter(change: string): Promise<string[]> {
  const { findings } = await reportAfter(change);
  return findings.map(({ row, problem }) => `${row}: ${problem}`);
}

it('finds nothing in an untouched ledger', async () => {
  const report = await verifyLedger(db);
  expect(report).toMatchObject({ findings: [], journals: 7, lines: 14, openHolds: 1, seals: 5 });
});

const journalChanges: Readonly<Record<string, string>> = {
  id: `id || 'x'`,
  business_key: `business_key || 'x'`,
  book: `'memo'`,
  kind: `'other'`,
  phase: `'hold'`,
  reverses: `(select min(id) from ledger_journals)`,
  organization_id: `'org_2'`,
  invoice_id: `null`,
  line_count: `line_count + 1`,
  effective_at: `effective_at + interval '1 microsecond'`,
  recorded_at: `recorded_at - interval '1 microsecond'`,
  hash: `sha256('x')`,
};

it.for(Object.entries(journalChanges))('names a journal whose %s was changed', async ([column, value]) => {
  const found = await findingsAfter(`update ledger_journals set ${column} = ${value} where id = '${ids.journal}'`);
  expect(found.join('\n')).toContain(`ledger_journals ${ids.journal}`);
});

it('names a journal that was changed to resolve another hold', async () => {
  const found = await findingsAfter(`update ledger_journals set resolves = '${ids.open}' where id = '${ids.posted}'`);
  expect(found.join('\n')).toContain(`ledger_journals ${ids.posted}: does not match its hash`);
});

it('names a journal whose column was changed before it was sealed', async () => {
  const found = await findingsAfter(`update ledger_journals set kind = 'other' where id = '${ids.unsealed}'`);
  expect(found).toEqual([
    `ledger_journals ${ids.unsealed}: does not match its hash: it or the set of its lines was changed`,
  ]);
});

const lineChanges: Readonly<Record<string, string>> = {
  line_no: `3`,
  account_id: `(select max(id) from ledger_accounts)`,
  direction: `case direction when 'debit' then 'credit' else 'debit' end`,
  amount: `amount + 1`,
  is_posted: `not is_posted`,
  salt: `uuid_send(gen_random_uuid())`,
  hash: `sha256('x')`,
};

it.for(Object.entries(lineChanges))('names a line whose %s was changed', async ([column, value]) => {
  const found = await findingsAfter(
    `update ledger_lines set ${column} = ${value} where journal_id = '${ids.journal}' and line_no = 1`,
  );
  const lineNo = column === 'line_no' ? 3 : 1;
  expect(found.join('\n')).toContain(`ledger_lines ${ids.journal}/${lineNo}: does not match its hash`);
});

it('names a line that was moved to another journal, or detached', async () => {
  const move = (target: string) =>
    findingsAfter(
      `update ledger_lines set journal_id = '${target}', line_no = 3 where journal_id = '${ids.journal}' and line_no = 1`,
    );
  const moved = await move(ids.reversal);
  expect(moved.join('\n')).toContain(`ledger_lines ${ids.reversal}/3: does not match its hash`);
  expect(moved.join('\n')).toContain(`ledger_journals ${ids.journal}: has 1 lines where 2 were written`);
  expect(await move('jrn_none')).toContain('ledger_lines jrn_none/3: belongs to no journal');
});

it('names both lines when their amounts were changed so that the journal still balances', async () => {
  const found = await findingsAfter(`update ledger_lines set amount = 99 where journal_id = '${ids.journal}'`);
  expect(found).toContainEqual(expect.stringContaining(`ledger_lines ${ids.journal}/1: does not match its hash`));
  expect(found).toContainEqual(expect.stringContaining(`ledger_lines ${ids.journal}/2: does not match its hash`));
});

it('names a journal with a deleted line', async () => {
  const found = await findingsAfter(`delete from ledger_lines where journal_id = '${ids.journal}' and line_no = 2`);
  expect(found.join('\n')).toContain(`ledger_journals ${ids.journal}: has 1 lines where 2 were written`);
});

it('names a journal that was deleted with all its lines, sealed or not', async () => {
  const drop = (id: string) =>
    findingsAfter(`
      with lines as (delete from ledger_lines where journal_id = '${id}') delete from ledger_journals where id = '${id}'`);
  expect((await drop(ids.journal)).join('\n')).toContain(`ledger_journals ${ids.journal}: is gone, though sealed`);
  expect((await drop(ids.unsealed)).join('\n')).toContain(`ledger_journals ${ids.unsealed}: is gone, though it waits`);
});

const balanceChanges: Readonly<Record<string, string>> = {
  account_id: `0`,
  kind: `'reserve'`,
  owner_organization_id: `'org_thief'`,
  unit: `'EUR'`,
  posted: `posted + 1`,
  pending_decrease: `pending_decrease - 1`,
  pending_increase: `pending_increase + 1`,
  statement_lines: `statement_lines + 1`,
  received_lines: `received_lines + 1`,
  received: `received + 1`,
  last_booked_at: `last_booked_at + interval '1 second'`,
  last_line_hash: `sha256('x')`,
};

it.for(Object.entries(balanceChanges))('names a balance whose %s was changed', async ([column, value]) => {
  const found = await findingsAfter(`update ledger_balances set ${column} = ${value} where account_id =
    (select id from ledger_accounts where code = '${ids.payer}')`);
  expect(found.join('\n')).toContain(`ledger_balances ${ids.payer}`);
});

const historyChanges: Readonly<Record<string, string>> = {
  account_id: `(select max(id) + 1 from ledger_accounts)`,
  position: `1000`,
  journal_id: `'${'jrn_none'}'`,
  line_no: `9`,
  change: `change + 1`,
  balance: `balance + 1`,
  received_lines: `received_lines + 1`,
  received: `received + 1`,
  booked_at: `booked_at - interval '1 year'`,
  salt: `uuid_send(gen_random_uuid())`,
  previous_hash: `sha256('x')`,
  hash: `sha256('x')`,
  form: `1`,
};

it.for(Object.entries(historyChanges))('names a line of a history whose %s was changed', async ([column, value]) => {
  const found = await findingsAfter(
    `update ledger_statement_lines set ${column} = ${value} where journal_id = '${ids.journal}' and position = 2`,
  );
  expect(found.join('\n')).toMatch(/ledger_statement_lines \S+\/(2|1000): does not match its hash/);
});

it('names a line that is missing in the history of its account, in the middle or at the end', async () => {
  const found = await findingsAfter(
    `delete from ledger_statement_lines where journal_id in ('${ids.journal}', '${ids.posted}')`,
  );
  expect(found.join('\n')).toContain(`ledger_lines ${ids.journal}/1: is missing in the history of its account`);
  expect(found.join('\n')).toContain(`ledger_statement_lines ${ids.payer}/3: follows a gap: 2 was expected`);
  expect(found.join('\n')).toContain(
    `ledger_balances ${ids.payer} in USD: does not end like the history of its account`,
  );
});

it('names a balance that was deleted', async () => {
  const found = await findingsAfter(`delete from ledger_balances where account_id =
    (select id from ledger_accounts where code = '${ids.payer}')`);
  expect(found).toEqual([`ledger_balances ${ids.payer} in USD: is missing`]);
});

const accountChanges: Readonly<Record<string, string>> = {
  code: `'avail:other:smart'`,
  unit: `'EUR'`,
  owner_organization_id: `'org_thief'`,
};

it.for(Object.entries(accountChanges))(
  'names the lines of an account whose %s was changed',
  async ([column, value]) => {
    const found = await findingsAfter(`update ledger_accounts set ${column} = ${value} where code = '${ids.payer}'`);
    expect(found.join('\n')).toContain(`ledger_lines ${ids.journal}/1: does not match its hash`);
  },
);

it.for([
  ['kind', `'reserve'`],
  ['book', `'memo'`],
  ['normal_side', `'debit'`],
  ['keeps_balance', `false, owner_organization_id = null`],
] as const)('names an account whose %s was changed', async ([column, value]) => {
  const found = await findingsAfter(`update ledger_accounts set ${column} = ${value} where code = '${ids.payer}'`);
  expect(found.join('\n')).toContain(`ledger_accounts ${ids.payer} in USD: is not what its code makes it`);
});

const sealChanges: Readonly<Record<string, string>> = {
  sequence: `1000`,
  journal_id: `(select id from ledger_journals where id not in (select journal_id from ledger_seals) limit 1)`,
  journal_hash: `sha256('x')`,
  previous_hash: `sha256('x')`,
  sealed_at: `sealed_at + interval '1 microsecond'`,
  hash: `sha256('x')`,
  batch_hash: `sha256('x')`,
};

it.for(Object.entries(sealChanges))('names a seal whose %s was changed', async ([column, value]) => {
  const found = await findingsAfter(`update ledger_seals set ${column} = ${value} where sequence = 2`);
  expect(found.join('\n')).toContain(`ledger_seals ${column === 'sequence' ? 1000 : 2}: does not match its hash`);
});

it.each(['root', 'previous_hash', 'skip_hash', 'hash'])(
  'names a batch of seals whose %s was changed',
  async (column) => {
    const found = await findingsAfter(`update ledger_seal_batches set ${column} = sha256('x') where number = 1`);
    expect(found).toContain('ledger_seal_batches 1: does not match its hash: it was changed');
  },
);

it('finds a history that was written again after it was sealed, and a batch in another form', async () => {
  const changed = await findingsAfter(
    `update ledger_statement_lines set hash = sha256('x') where journal_id = '${ids.journal}' and position = 2`,
  );
  const root = 'ledger_seal_batches 1: has another root than its seals, or than the histories of balances say';
  expect(changed).toContain(root);
  expect(await findingsAfter('update ledger_seal_batches set leaf_form = 1 where number = 1')).toEqual([root]);
});

it('finds a batch that was deleted, and seals that name another one', async () => {
  expect(await findingsAfter('delete from ledger_seal_batches')).toContain(
    'ledger_seal_batches: lack a batch that a seal names',
  );
  const found = await findingsAfter(`update ledger_seals set batch_hash = sha256('x') where sequence = 3`);
  expect(found).toContain('ledger_seal_batches 1: 1 of its seals name another batch');
});

it('names the gap where a seal was deleted from the chain', async () => {
  const found = await findingsAfter('delete from ledger_seals where sequence = 2');
  expect(found.join('\n')).toContain('ledger_seals 3: follows a gap: 2 was expected');
  expect(found.join('\n')).toContain(`ledger_journals ${ids.journal}: is neither sealed nor waiting`);
});

it('names a journal that was deleted from the sealer’s queue', async () => {
  const found = await findingsAfter(`delete from ledger_unsealed where journal_id = '${ids.unsealed}'`);
  expect(found).toEqual([`ledger_journals ${ids.unsealed}: is neither sealed nor waiting`]);
});

it('names a ledger with a missing or changed id', async () => {
  const { head } = await verifyLedger(db);
  await noteHeads(db, []);
  expect(await findingsAfter('delete from ledger_identity')).toContain(
    'ledger_identity: is empty: the ledger of noted heads is unknown',
  );
  const other = `ldg_${'0'.repeat(32)}`;
  expect(await findingsAfter(`update ledger_identity set id = '${other}'`)).toEqual([
    expect.stringMatching(`anchor.heads: is a head of another ledger, ${head.ledger}.*; this one is ${other}`),
  ]);
});

it('detects by a head noted elsewhere that the end of the chain was replaced', async () => {
  const { head } = await verifyLedger(db);
  const known = (hash: string) => ({ knownHeads: [{ entry: 'a letter', head: { ...head, hash } }] });
  expect((await verifyLedger(db, known(head.hash))).findings).toEqual([]);
  expect((await verifyLedger(db, known('0'.repeat(64)))).findings).toEqual([
    { row: `ledger_seals ${head.sequence}`, problem: 'has another hash, though it was noted as head in a letter' },
  ]);
});

it('counts findings beyond the limit', async () => {
  const report = await reportAfter('update ledger_lines set amount = amount + 1', { findingLimit: 2 });
  expect(report.findings).toHaveLength(2);
  expect(report.findingCount).toBeGreaterThan(10);
});
