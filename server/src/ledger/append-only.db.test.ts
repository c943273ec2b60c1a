import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { accounts, postJournal, sealJournals } from './index.ts';
import { asOwner, deposit, newSpendableAccount, testClock, transfer } from './ledger-fixtures.ts';

const database = testDatabase();
const { db } = database;

beforeAll(async () => {
  await deposit(db, newSpendableAccount(), 100n);
  await sealJournals(db);
});

const written = ['ledger_account_kinds', 'ledger_accounts', 'ledger_journals', 'ledger_lines', 'ledger_seals'] as const;
const changesOf = (table: string) => [
  `update ${table} set ${column[table]} = ${column[table]}`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
];
const column: Readonly<Record<string, string>> = {
  ledger_account_kinds: 'class',
  ledger_accounts: 'unit',
  ledger_journals: 'kind',
  ledger_lines: 'amount',
  ledger_seals: 'hash',
  ledger_balances: 'posted',
};

it.for(written.flatMap(changesOf))('the app may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied/);
});

it.for(written.flatMap(changesOf))('the owner may not either: %s', async (statement) => {
  await asOwner(database.ownerUrl, async (client) => {
    await expect(client.query(statement)).rejects.toThrow(/is append-only|never written to directly/);
  });
});

it.for([...changesOf('ledger_balances'), 'insert into ledger_balances (account_id) values (0)'])(
  'nobody writes balances without journals: %s',
  async (statement) => {
    await asOwner(database.ownerUrl, async (client) => {
      await expect(client.query(statement)).rejects.toThrow(/never written to directly/);
    });
  },
);

/** Inserts a journal with these lines directly, bypassing the function that checks them first. */
const writeRaw = (lines: string, lineCount = 2, phase = 'single') => `
  with written as (
    insert into ledger_journals
      (id, business_key, book, kind, phase, line_count, effective_at, recorded_at, hash)
    values ('jrn_' || gen_random_uuid(), gen_random_uuid()::text, 'cash', 'raw', '${phase}', ${lineCount}, now(), now(),
      sha256('raw'))
    returning id)
  insert into ledger_lines (journal_id, line_no, account_id, direction, amount, is_posted, hash)
    select written.id, line_no, a.id, direction, amount, true, sha256('raw')
    from written, (values ${lines}) as line (line_no, code, direction, amount)
      join ledger_accounts a on a.code = line.code`;

it('a journal written without the function must still follow the rules', async () => {
  const holder = newSpendableAccount();
  await deposit(db, holder, 10n);
  const pay = (from: string, amount: number) =>
    `(1, '${from}', 'debit', ${amount}), (2, 'bank:wire', 'credit', ${amount})`;
  await asOwner(database.ownerUrl, async (client) => {
    const refusals = {
      'lines that differ': writeRaw(`(1, '${holder.code}', 'debit', 2), (2, 'bank:wire', 'credit', 3)`),
      'a line too few': writeRaw(pay(holder.code, 1), 3),
      'a line too many': writeRaw(
        `${pay(holder.code, 1)}, (3, 'bank:wire', 'debit', 1), (4, 'bank:wire', 'credit', 1)`,
      ),
      'more than there is': writeRaw(pay(holder.code, 11)),
      'posted lines in a hold': writeRaw(pay(holder.code, 1), 2, 'hold'),
    };
    for (const statement of Object.values(refusals)) {
      await expect(client.query(statement)).rejects.toMatchObject({ code: '23514' });
    }
    await client.query(writeRaw(pay(holder.code, 4)));
    const { rows } = await client.query(
      'select posted from ledger_balances b join ledger_accounts a on a.id = b.account_id where code = $1',
      [holder.code],
    );
    expect(rows).toEqual([{ posted: '6' }]);
  });
});

it('a journal can’t be left without lines, nor get more of them later', async () => {
  const { journalId } = await postJournal(db, testClock, transfer(accounts.bank('wire'), newSpendableAccount(), 5n));
  await asOwner(database.ownerUrl, async (client) => {
    const empty = `insert into ledger_journals
      (id, business_key, book, kind, phase, line_count, effective_at, recorded_at, hash)
      values ('jrn_empty', 'empty', 'cash', 'raw', 'single', 2, now(), now(), sha256('raw'))`;
    await expect(client.query(empty)).rejects.toThrow('journal jrn_empty has no lines');
    const more = `insert into ledger_lines select journal_id, line_no + 2, account_id, direction, amount, is_posted, hash
      from ledger_lines where journal_id = '${journalId}'`;
    await expect(client.query(more)).rejects.toThrow(`journal ${journalId} is refused`);
  });
});
