import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { ConnectionLimits } from '../config/index.ts';
import { connect, type OpenConnection } from '../db/index.ts';
import type { CallContext } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { send, testHttpApp } from './testing/test-http-app.ts';

const database = testDatabase();
const patient: ConnectionLimits = { connectionMs: 30_000, statementMs: 30_000, lockMs: 30_000, idleMs: 30_000 };

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

function poolWith(limits: Partial<ConnectionLimits>, url = database.appUrl, poolSize = 4): OpenConnection {
  const connection = connect(url, { poolSize, limits: { ...patient, ...limits } });
  closings.push(connection.close);
  return connection;
}

/** Returns the answer to a call whose handler does this work. */
async function answerTo({ db }: OpenConnection, work: (context: CallContext) => Promise<unknown>) {
  const http = testHttpApp({ db, handlers: { endSession: (context) => work(context).then(() => undefined) } });
  const response = await send(http, 'DELETE', '/sessions', { as: 'owner' });
  const { code, message, requestId } =
    response.status === 204 ? {} : ((await response.json()) as Record<string, string>);
  return {
    status: response.status,
    code,
    message,
    hasRequestId: Boolean(requestId),
    retryAfter: response.headers.get('retry-after'),
  };
}

const busy = {
  status: 503,
  code: 'ServiceBusyError',
  message: 'The service is busy. Nothing was changed.',
  hasRequestId: true,
  retryAfter: '1',
};
const tryAgain = 'The service is busy. Please try again.';
const away = {
  status: 503,
  code: 'MaintenanceError',
  message: 'The service is currently under maintenance.',
  hasRequestId: true,
  retryAfter: '5',
};

describe('a call answers 503 and says when to retry', () => {
  it('when nothing listens at the database’s address', async () => {
    const connection = poolWith({}, 'postgresql://nobody:nothing@127.0.0.1:1/nowhere');
    expect(await answerTo(connection, async () => {})).toEqual(away);
  });

  it('when every connection of the pool is in use', async () => {
    const connection = poolWith({}, database.appUrl, 1);
    const held = await connection.pool.connect();
    closings.push(async () => held.release());
    // Set only now: the first connection may be slow on a busy machine.
    connection.pool.options.connectionTimeoutMillis = 100;
    expect(await answerTo(connection, async () => {})).toEqual({ ...busy, message: tryAgain });
  });

  it('when the database takes too long to open a connection, as a busy machine does', async () => {
    const listener = createServer((socket) => void closings.push(async () => socket.destroy()));
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    closings.push(async () => listener.close());
    const { port } = listener.address() as AddressInfo;
    const connection = poolWith({ connectionMs: 100 }, `postgresql://nobody:nothing@127.0.0.1:${port}/nowhere`);
    expect(await answerTo(connection, async () => {})).toEqual({ ...busy, message: tryAgain });
  });

  it('when a statement takes too long', async () => {
    // Long enough for the statements before it on a busy machine.
    const connection = poolWith({ statementMs: 2_000 });
    expect(await answerTo(connection, ({ db }) => sql`select pg_sleep(60)`.execute(db))).toEqual(busy);
  });

  it('when somebody else holds a lock for too long', async () => {
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    closings.push(() => owner.end());
    await owner.query('begin; lock table error_reports in access exclusive mode');
    const connection = poolWith({ lockMs: 100 });
    expect(await answerTo(connection, ({ db }) => sql`select from error_reports`.execute(db))).toEqual(busy);
  });

  it('when its transaction pauses for too long, and frees its locks at once', async () => {
    const connection = poolWith({ idleMs: 100 });
    const ended = new Promise<void>((resolve) => {
      connection.pool.on('connect', (client) => client.once('end', resolve));
    });
    const pause = async ({ db }: CallContext) => {
      await sql`lock table error_reports in access exclusive mode`.execute(db);
      await ended;
      await sql`select 1`.execute(db);
    };
    expect(await answerTo(connection, pause)).toEqual(away);
    const lockNow = sql`lock table error_reports in access exclusive mode nowait`;
    await connection.db.transaction().execute((transaction) => lockNow.execute(transaction));
  });

  it('when PostgreSQL ends its paused transaction as the next statement arrives', async () => {
    const raise = ({ db }: CallContext) =>
      sql`do $$ begin raise exception using errcode = 'idle_in_transaction_session_timeout'; end $$`.execute(db);
    expect(await answerTo(poolWith({}), raise)).toEqual(away);
  });

  it('when its connection breaks', async () => {
    const connection = poolWith({});
    const breakOff = ({ db }: CallContext) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    expect(await answerTo(connection, breakOff)).toEqual(away);
    expect((await answerTo(connection, async () => {})).status).toBe(204);
  });

  it('when the database stops answering, and never uses that connection again', async () => {
    const line = await lineTo(database.appUrl);
    const connection = poolWith({ statementMs: 100 }, line.url, 1);
    const goSilent = async ({ db }: CallContext) => {
      line.silence();
      await sql`select 1`.execute(db);
    };
    expect(await answerTo(connection, goSilent)).toEqual(away);
    expect((await answerTo(connection, async () => {})).status).toBe(204);
  });
});

it('does not claim that nothing was changed if another transaction may have committed', async () => {
  const { db } = poolWith({ statementMs: 100 });
  const handler = {
    prepare: async () => {
      await sql`select pg_sleep(60)`.execute(db);
    },
    run: () => undefined,
  };
  const http = testHttpApp({ db, handlers: { endSession: handler } });
  const response = await send(http, 'DELETE', '/sessions', { as: 'owner' });
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'ServiceBusyError', message: tryAgain }),
  ]);
});

describe('similar errors of other systems are no maintenance', () => {
  it.each([
    ['a missing file', () => readFile('/nowhere/at-all')],
    ['a provider that refuses connections', () => once(openSocket(1, '127.0.0.1'), 'connect')],
  ])('%s', async (_kind, fail) => {
    expect(await answerTo(poolWith({}), fail)).toMatchObject({ status: 500, code: 'InternalError' });
  });
});

it('a connection that breaks during the commit has an unknown outcome', async () => {
  const connection = poolWith({}, database.ownerUrl);
  const dieAtCommit = async ({ db }: CallContext) => {
    await sql`create table dying (id int)`.execute(db);
    await sql`create function die() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(db);
    await sql`create constraint trigger dies after insert on dying deferrable initially deferred
      for each row execute function die()`.execute(db);
    await sql`insert into dying values (1)`.execute(db);
  };
  expect(await answerTo(connection, dieAtCommit)).toMatchObject({ status: 500, code: 'InternalError' });
});

/** A proxy to the database whose connections can be silenced; new connections still work. */
async function lineTo(target: string): Promise<{ readonly url: string; silence(): void }> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = openSocket(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(target);
  url.port = String((server.address() as { port: number }).port);
  const silence = () => {
    for (const socket of sockets) socket.unpipe();
  };
  return { url: url.href, silence };
}
