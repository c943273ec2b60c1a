import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { type Connection, type ConnectOptions, connect, plannedEachTime } from './index.ts';

const database = testDatabase();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

const repeat = async (count: number, act: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < count; time += 1) await act();
};

/** Runs the work on one connection: prepared statements belong to it. */
async function onOneConnection(work: (db: Connection) => Promise<void>, options: ConnectOptions = {}): Promise<void> {
  const { db, close } = connect(database.ownerUrl, { ...options, poolSize: 1 });
  try {
    await work(db);
  } finally {
    await close();
  }
}

async function preparedTexts(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

it('prepares a repeated statement once for each connection', () =>
  onOneConnection(async (db) => {
    await repeat(5, () => sql`select ${'a'}::text as repeated`.execute(db));
    expect((await preparedTexts(db)).filter((text) => text.includes('repeated'))).toHaveLength(1);
  }));

it('prepares neither one-time statements nor those planned each time', () =>
  onOneConnection(async (db) => {
    await sql`select ${1}::int as once_only`.execute(db);
    await repeat(5, () => sql`select ${1}::int as planned_anew ${sql.raw(plannedEachTime)}`.execute(db));
    const texts = await preparedTexts(db);
    expect(texts.some((text) => text.includes('once_only') || text.includes('planned_anew'))).toBe(false);
  }));

it('prepares nothing where the schema is changed, so that a migration of several commands runs any number of times', () =>
  onOneConnection(
    async (db) => {
      await sql`create temporary table several (id integer)`.execute(db);
      await repeat(5, () => sql`insert into several values (1); alter table several alter id set not null`.execute(db));
      expect(await preparedTexts(db)).toEqual([]);
    },
    { changesSchema: true },
  ));

it('prepares statements again on a connection that replaces a broken one', () =>
  onOneConnection(async (db) => {
    const read = () => sql<{ after_reset: number }>`select ${7}::int as after_reset`.execute(db);
    await repeat(4, read);
    await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow();
    // The pool notices the end a moment after the statement does.
    expect((await vi.waitFor(read)).rows).toEqual([{ after_reset: 7 }]);
    expect((await preparedTexts(db)).some((text) => text.includes('after_reset'))).toBe(true);
  }));

it('keeps answering after another process changed the table', () =>
  onOneConnection(async (db) => {
    await owner.query('create table growing (id int); insert into growing values (1)');
    const read = () => sql`select * from growing where id = ${1}`.execute(db);
    await repeat(4, read);
    await owner.query('alter table growing add column note text');
    expect((await read()).rows).toEqual([{ id: 1, note: null }]);
    await repeat(2, read);
  }));

it('reports a statement that failed while being prepared, and keeps working', () =>
  onOneConnection(async (db) => {
    await owner.query('create table single (id int primary key)');
    const add = () => sql`insert into single values (${1})`.execute(db);
    await add();
    for (let time = 0; time < 4; time += 1) await expect(add()).rejects.toMatchObject({ code: '23505' });
  }));
