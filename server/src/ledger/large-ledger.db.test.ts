import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { defaultDatabaseLimits } from '../config/index.ts';
import { connect } from '../db/index.ts';
import { progressOf, soakSize, soakTimeout } from '../test-support/soak-size.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { accounts, postJournals, sealJournals } from './index.ts';
import { newSpendableAccount, testClock, transfer } from './ledger-fixtures.ts';
import { verifyLedger, verifyWithin } from './verification/verify-ledger.ts';

const journals = soakSize({ short: 1_000, soak: 500_000 });
const atOnce = 500;

const database = testDatabase();
const { db } = database;
const owner = connect(database.ownerUrl, { limits: defaultDatabaseLimits.verifier });
afterAll(() => owner.close());

it(
  `finds a ledger of ${2 * journals} lines sound, and the one line that was changed`,
  async () => {
    const payees = Array.from({ length: 50 }, newSpendableAccount);
    const bank = accounts.bank('wire');
    const tell = progressOf('journals', journals);
    for (let posted = 0; posted < journals; posted += atOnce) {
      const entries = Array.from({ length: Math.min(atOnce, journals - posted) }, (_, index) =>
        transfer(bank, payees[(posted + index) % payees.length] ?? bank, BigInt(index + 1)),
      );
      await postJournals(db, testClock, entries);
      while ((await sealJournals(db)) > 0);
      tell(posted + entries.length);
    }
    expect(await verifyLedger(owner.db)).toMatchObject({ findings: [], journals, lines: 2 * journals });

    const { rows } = await sql<{ id: string }>`
      select journal_id as id from ledger_lines offset ${journals} limit 1`.execute(db);
    const changed = rows[0]?.id ?? '';
    const transaction = await owner.db.startTransaction().execute();
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update ledger_lines set amount = amount + 1 where journal_id = ${changed} and line_no = 1`.execute(
      transaction,
    );
    const { findings } = await verifyWithin(transaction, {});
    await transaction.rollback().execute();
    expect(findings.map(({ row }) => row).join()).toContain(changed);
  },
  soakTimeout(60_000),
);
