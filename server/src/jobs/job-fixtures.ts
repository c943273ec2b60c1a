import { sql } from 'kysely';
import type { App } from '../kernel/index.ts';
import { asOwner } from '../ledger/ledger-fixtures.ts';
import type { TestDatabase } from '../test-support/test-database.ts';
import type { DrainWork, DueWork } from './work.ts';

/** Creates a table of tasks, processed like the product's own work: found by query, with row locks. */
export const createTaskTable = (database: TestDatabase): Promise<void> =>
  asOwner(database.ownerUrl, (client) =>
    client.query(`
      create table tasks (
        id text primary key,
        kind text not null,
        due_at timestamptz not null,
        fails boolean not null default false,
        done_by text,
        done_at timestamptz,
        done_order bigint,
        times_done integer not null default 0
      );
      create sequence task_order;
      grant all on tasks, task_order to public;
    `),
  );

export interface Task {
  readonly id: string;
  readonly kind?: string;
  readonly dueAt: Date;
  readonly fails?: boolean;
}

export async function addTasks(app: App, tasks: readonly Task[]): Promise<void> {
  for (const { id, kind = 'task', dueAt, fails = false } of tasks) {
    await sql`insert into tasks (id, kind, due_at, fails) values (${id}, ${kind}, ${dueAt}, ${fails})`.execute(app.db);
  }
}

export interface DoneTask {
  readonly id: string;
  readonly done_at: Date;
  readonly done_by: string;
  readonly times_done: number;
}

/** Lists the tasks in the order in which they were done. */
export async function listDone(app: App): Promise<DoneTask[]> {
  const { rows } = await sql<DoneTask>`
    select id, done_at, done_by, times_done from tasks where times_done > 0 order by done_order`.execute(app.db);
  return rows;
}

/** Work on the tasks of one kind. Records `worker` with each task done. */
export function taskWork(
  kind = 'task',
  { worker = 'worker', onDone }: { readonly worker?: string; onDone?(app: App, id: string): Promise<void> } = {},
): DueWork {
  return {
    name: kind,
    async nextDueAt({ db }) {
      const { rows } = await sql<{ next: Date | null }>`
        select min(due_at) as next from tasks where kind = ${kind} and times_done = 0`.execute(db);
      return rows[0]?.next ?? null;
    },
    async runDue(app, now) {
      const { rows } = await sql<{ id: string }>`
        select id from tasks where kind = ${kind} and times_done = 0 and due_at <= ${now} and not fails
        order by due_at, id`.execute(app.db);
      let done = 0;
      for (const { id } of rows) done += await doTask(app, id, worker, onDone);
      return done;
    },
  };
}

async function doTask(
  app: App,
  id: string,
  worker: string,
  onDone?: (app: App, id: string) => Promise<void>,
): Promise<number> {
  const at = await app.clock.now(app.db);
  const { rows } = await sql`
    update tasks set times_done = times_done + 1, done_at = ${at}, done_by = ${worker}, done_order = nextval('task_order')
    where id in (select id from tasks where id = ${id} and times_done = 0 for update skip locked)
    returning id`.execute(app.db);
  if (rows.length > 0) await onDone?.(app, id);
  return rows.length;
}

/** An outbox of one kind of task that drains one task at a time. */
export const taskOutbox = (kind: string, worker = 'worker'): DrainWork => ({
  name: kind,
  async drain(app) {
    const { rows } = await sql<{ id: string }>`
      select id from tasks where kind = ${kind} and times_done = 0 limit 1 for update skip locked`.execute(app.db);
    return rows[0] ? doTask(app, rows[0].id, worker) : 0;
  },
});

/** Polls until the condition holds; the test's own time limit ends the wait. */
export async function eventually(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}
