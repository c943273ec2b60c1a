import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from './db/index.ts';
import { correctInvoiceSums, describeInvoiceSums, invoiceSumFolding, listWrongInvoiceSums } from './invoices/index.ts';
import { advanceClock } from './jobs/index.ts';
import { InvoiceLife } from './test-support/invoice-lives/invoice-life.ts';
import { plan, rounds } from './test-support/invoice-lives/plan.ts';
import { type StoredInvoiceRow, storedInvoice, writeInvoice } from './test-support/invoice-rows.ts';
import { expectSameSums } from './test-support/invoice-sums.ts';
import { migrateAgain } from './test-support/migrate-again.ts';
import { soakSize, soakTimeout } from './test-support/soak-size.ts';
import { testApp } from './test-support/test-app.ts';
import { testDatabase } from './test-support/test-database.ts';
import { createTradingWorld, startOn } from './test-support/trading-world.ts';
import { work } from './work.ts';

const dayMs = 86_400_000;
const database = testDatabase();
const app = testApp(database);
const owner = connect(database.ownerUrl);
/** Changes stay unfolded until a test folds them. */
const withoutFolding = { ...work, drains: work.drains.filter((drain) => drain !== invoiceSumFolding) };
const fold = (db = app.db) => invoiceSumFolding.drain({ ...app, db });

beforeAll(() => startOn(app, '2090-03-06'));
afterAll(() => owner.close());

/** Of the days on which discounts of generated rows end, and their neighbours. */
const days = ['2090-03-09', '2090-03-10', '2090-03-11'];

const rowsOf = async (table: 'invoice_sums' | 'invoice_sum_changes'): Promise<number> =>
  Number(
    (
      await app.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<bigint>().as('rows'))
        .executeTakeFirst()
    )?.rows,
  );

async function foldAll(): Promise<void> {
  while ((await fold()) > 0);
  expect(await rowsOf('invoice_sum_changes')).toBe(0);
}

it(
  'equal the counts of the invoices after each command, folded or not',
  async () => {
    const world = await createTradingWorld(app);
    const stranger = await createTradingWorld(app);
    await world.deposit('10000');
    const pauses = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: rounds, maxLength: rounds });
    const lives = fc.array(fc.record({ plan, foldsAt: fc.integer({ min: 0, max: rounds }) }), {
      minLength: 4,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(lives, pauses, async (planned, waits) => {
        const living = planned.map(({ plan: each }) => new InvoiceLife({ app, world, stranger }, each));
        for (const life of living) await life.begin();
        for (const [round, wait] of waits.entries()) {
          for (const [index, life] of living.entries()) {
            await life.takeStep(round);
            if (planned[index]?.foldsAt === round) await fold();
            await expectSameSums(app.db, [await app.clock.today(app.db)]);
          }
          await advanceClock(app, withoutFolding, wait * dayMs);
          await expectSameSums(app.db, [await app.clock.today(app.db)]);
        }
      }),
      { numRuns: soakSize({ short: 1, soak: 100 }), endOnFailure: true },
    );
  },
  soakTimeout(120_000),
);

type Change =
  | { readonly does: 'add'; readonly rows: readonly StoredInvoiceRow[] }
  | { readonly does: 'change'; readonly index: number; readonly row: StoredInvoiceRow }
  | { readonly does: 'remove'; readonly index: number }
  | { readonly does: 'fold' };

const index = fc.nat({ max: 11 });
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('add'), rows: fc.array(storedInvoice, { minLength: 1, maxLength: 4 }) }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('change'), index, row: storedInvoice }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove'), index }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('fold') }) },
);

/** Makes changes to invoices one after the other, each its own transaction. */
class Invoices {
  readonly #db: Connection;
  readonly #ids: string[] = [];

  constructor(db: Connection) {
    this.#db = db;
  }

  async make(change: Change): Promise<void> {
    if (change.does === 'fold') await fold();
    else if (change.does === 'add') this.#ids.push(...(await writeInvoice.many(this.#db, change.rows)));
    else if (this.#ids.length > 0) {
      const id = this.#ids[change.index % this.#ids.length] ?? '';
      if (change.does === 'change') await writeInvoice.again(this.#db, id, change.row);
      else await this.remove(id);
    }
  }

  async remove(id: string): Promise<void> {
    this.#ids.splice(this.#ids.indexOf(id), 1);
    await sql`delete from invoices where id = ${id}`.execute(this.#db);
  }

  async removeAll(): Promise<void> {
    for (const id of [...this.#ids]) await this.remove(id);
  }
}

describe('of any invoices', () => {
  it(
    'equal the counts after each change of a row, and sums of nothing are removed',
    async () => {
      await foldAll();
      const before = await rowsOf('invoice_sums');
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 8, maxLength: 20 }), async (changes) => {
          const invoices = new Invoices(owner.db);
          for (const each of changes) {
            await invoices.make(each);
            await expectSameSums(app.db, days);
          }
          await invoices.removeAll();
          await foldAll();
          expect(await rowsOf('invoice_sums')).toBe(before);
        }),
        { numRuns: soakSize({ short: 3, soak: 1_000 }), endOnFailure: true },
      );
    },
    soakTimeout(120_000),
  );

  it('equal the counts in every snapshot while many writers and two jobs work', async () => {
    const writers = 6;
    const sample = fc.sample(fc.array(change, { minLength: 40, maxLength: 40 }), writers);
    let isWriting = true;
    const writing = Promise.all(
      sample.map(async (changes) => {
        const invoices = new Invoices(owner.db);
        for (const each of changes) await invoices.make(each);
      }),
    ).finally(() => {
      isWriting = false;
    });
    const folding = [1, 2].map(async () => {
      while (isWriting) await fold();
    });
    let snapshots = 0;
    while (isWriting || snapshots === 0) {
      await app.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((db) => expectSameSums(db, days));
      snapshots += 1;
    }
    await Promise.all([writing, ...folding]);
    await foldAll();
    await expectSameSums(app.db, days);
  });
});

it('count each change once when the job is killed within its transaction', async () => {
  await writeInvoice.many(owner.db, fc.sample(storedInvoice, 30));
  await foldAll();
  await writeInvoice.many(owner.db, fc.sample(storedInvoice, 30));
  const waiting = await rowsOf('invoice_sum_changes');
  const job = connect(database.appUrl);
  await owner.db.transaction().execute(async (holder) => {
    await sql`select from invoice_sums for update`.execute(holder);
    const killed = expect(fold(job.db)).rejects.toThrow('terminating connection');
    // From another connection: one transaction sees the same activity each time.
    const waiter = () =>
      sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%fold_invoice_sums%'`.execute(owner.db);
    await expect.poll(async () => (await waiter()).rows.length).toBe(1);
    await sql`select pg_terminate_backend(${(await waiter()).rows[0]?.pid}::integer)`.execute(owner.db);
    await killed;
  });
  await job.close();
  expect(await rowsOf('invoice_sum_changes')).toBe(waiting);
  await expectSameSums(app.db, days);
  expect(await fold()).toBe(waiting);
  expect(await fold()).toBe(0);
  await expectSameSums(app.db, days);
});

it('are compared with a count of all invoices, and corrected while others write', async () => {
  await writeInvoice.many(owner.db, fc.sample(storedInvoice, 30));
  await foldAll();
  expect(await listWrongInvoiceSums(owner.db)).toEqual([]);
  const [changed, removed] = await sql<{ ctid: string; organization_id: string }>`
    select ctid::text, organization_id from invoice_sums order by organization_id, status limit 2`
    .execute(owner.db)
    .then(({ rows }) => rows);
  if (!changed || !removed) throw new Error('The invoices have two sums.');
  await sql`
    update invoice_sums set invoice_count = invoice_count + 2, total_due_minor = total_due_minor - 5
    where ctid = ${changed.ctid}::tid`.execute(owner.db);
  await sql`delete from invoice_sums where ctid = ${removed.ctid}::tid`.execute(owner.db);
  await sql`
    insert into invoice_sums values ('org_nobody', 'seller', 'USD', 'sent', false, true, false, false, '-infinity', 3, 100, 0)`.execute(
    owner.db,
  );
  const wrong = await listWrongInvoiceSums(owner.db);
  expect(wrong).toHaveLength(3);
  expect(wrong).toContainEqual(
    expect.objectContaining({ organizationId: changed.organization_id, invoiceCount: -2n, totalDueMinor: 5n }),
  );
  expect(wrong).toContainEqual(
    expect.objectContaining({ organizationId: 'org_nobody', invoiceCount: -3n, totalDueMinor: -100n }),
  );
  expect(describeInvoiceSums(wrong, false)).toContain('org_nobody, seller, USD, sent, numbered: lacks -3 invoices');
  // Two operators at once.
  const [[first, second]] = await Promise.all([
    Promise.all([correctInvoiceSums(owner.db), correctInvoiceSums(owner.db)]),
    writeInvoice.many(owner.db, fc.sample(storedInvoice, 20)),
  ]);
  expect([first.length, second.length].toSorted()).toEqual([0, 3]);
  expect(await listWrongInvoiceSums(owner.db)).toEqual([]);
  await foldAll();
  await expectSameSums(app.db, days);
  expect(describeInvoiceSums(await listWrongInvoiceSums(owner.db), false)).toBe('All sums of invoices are right.');
});

it('can’t be written by the app', async () => {
  await expect(sql`delete from invoice_sums`.execute(app.db)).rejects.toThrow('permission denied');
  await expect(sql`delete from invoice_sum_changes`.execute(app.db)).rejects.toThrow('permission denied');
});

it('are counted by the migration for invoices of earlier versions', async () => {
  await migrateAgain(database, '0292-invoice-sums', [
    sql`drop view current_invoice_sums`,
    sql`drop table invoice_sums, invoice_sum_changes`,
    sql`drop function add_invoice_sums, change_invoice_sums, remove_invoice_sums, fold_invoice_sums cascade`,
    sql`drop function invoice_sum_entries`,
    ...['income_open', 'expenses_open', 'failed_income', 'failed_expenses', 'reported_paid'].map(
      (index) => sql`create index ${sql.ref(`invoices_${index}`)} on invoices (id)`,
    ),
  ]);
  await expectSameSums(owner.db, days);
  await writeInvoice.many(owner.db, fc.sample(storedInvoice, 5));
  await expectSameSums(owner.db, days);
});
