import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveEvents, publishLiveEvent, startLiveEvents } from '../live-events/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { serve } from './serve.ts';
import { people } from './testing/fake-people.ts';
import { send, testHttpApp } from './testing/test-http-app.ts';

const database = testDatabase();
const { db } = database;
const { organizationId } = people.owner;
let liveEvents: LiveEvents[];

beforeAll(async () => {
  const start = () => startLiveEvents({ databaseUrl: database.appUrl, log: pino({ level: 'silent' }) });
  liveEvents = await Promise.all([start(), start()]);
});
afterAll(() => Promise.all(liveEvents.map((events) => events.close())));

const server = (index: number, closing = new AbortController().signal) =>
  testHttpApp({ db, closing, ports: { liveEvents: liveEvents[index] ?? expect.fail() } });

/** Reads server-sent events up to one of the given kind, and returns the text. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, kind: string): Promise<string> {
  let text = '';
  while (!text.includes(`event: ${kind}\n`) || !text.endsWith('\n\n')) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The stream ended without ${kind}: ${text}`);
    text += new TextDecoder().decode(value);
  }
  return text;
}

async function open(http: ReturnType<typeof server>) {
  const response = await send(http, 'GET', '/events', { as: 'owner' });
  const reader = response.body?.getReader() ?? expect.fail();
  await readUntil(reader, 'ready');
  return { response, reader };
}

/** Live events that fire every millisecond. */
const busyEvents: LiveEvents = {
  subscribe: (organizationId, listener) => {
    const timer = setInterval(() => listener({ organizationId, kind: 'invoice.changed', objectId: 'inv_1' }), 1);
    return () => clearInterval(timer);
  },
  close: async () => {},
};

describe('the event stream', () => {
  it('notifies open tabs on every server of changes', async () => {
    const tabs = await Promise.all([open(server(0)), open(server(1))]);
    await publishLiveEvent(db, { organizationId, kind: 'invoice.changed', objectId: 'inv_1' });
    for (const { reader, response } of tabs) {
      expect(await readUntil(reader, 'invoice.changed')).toContain('data: {"objectId":"inv_1"}');
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      await reader.cancel();
    }
  });

  it.each([
    ['nobody', 401],
    ['halfSignedIn', 401],
    ['outsider', 403],
    ['guest', 401],
  ] as const)('is refused to %s', async (as, status) => {
    expect((await send(server(0), 'GET', '/events', { as })).status).toBe(status);
  });

  it('follows the user of the path only', async () => {
    expect((await send(server(0), 'GET', '/events', { as: 'owner', userId: 'usr_other' })).status).toBe(403);
  });

  it('sends heartbeats, and ends with the session without prolonging it', async () => {
    const uses: string[] = [];
    const authentication = {
      readSession: async (_db: unknown, _kind: unknown, _token: unknown, use: string) => {
        uses.push(use);
        return uses.length < 4 ? people.owner : null;
      },
      findApiKey: async () => null,
    };
    const http = testHttpApp({
      db,
      heartbeatMs: 5,
      ports: { liveEvents: liveEvents[0] ?? expect.fail(), authentication },
    });
    const { reader } = await open(http);
    expect(await readUntil(reader, 'session-ended')).toContain(': still here\n\n: still here\n\n');
    expect((await reader.read()).done).toBe(true);
    expect(uses).toEqual(Array(4).fill('watch'));
  });

  it.each([
    ['the session', null],
    ['the role', people.outsider],
    ['a restriction', { ...people.owner, restriction: 'restricted' }],
  ])('ends over %s even while events keep coming', async (_what, later) => {
    let reads = 0;
    const authentication = {
      readSession: async () => {
        reads += 1;
        return reads < 3 ? people.owner : later;
      },
      findApiKey: async () => null,
    };
    const http = testHttpApp({ db, heartbeatMs: 20, ports: { liveEvents: busyEvents, authentication } });
    const { reader } = await open(http);
    const text = await readUntil(reader, 'session-ended');
    expect(text).toContain('event: invoice.changed\n');
    expect((await reader.read()).done).toBe(true);
  });

  it('may be opened twenty times by one person', async () => {
    const http = server(0);
    const tabs = await Promise.all(Array.from({ length: 20 }, () => open(http)));
    expect((await send(http, 'GET', '/events', { as: 'owner' })).status).toBe(429);
    await Promise.all(tabs.map(({ reader }) => reader.cancel()));
  });

  it('ends when the server stops, without delaying it', async () => {
    const closing = new AbortController();
    const running = await serve(server(0, closing.signal), {
      port: 0,
      hostname: '127.0.0.1',
      // Longer than the test's limit: the test fails if the stream has to be cut.
      stopDeadlineMs: 60_000,
    });
    const url = `http://127.0.0.1:${running.port}/api/${people.owner.userId}/events`;
    const response = await fetch(url, { headers: { cookie: 'quittance_session=owner' } });
    const reader = response.body?.getReader() ?? expect.fail();
    await readUntil(reader, 'ready');
    closing.abort();
    await running.close();
    expect((await reader.read()).done).toBe(true);
  });
});

describe('health', () => {
  it('describes the process, readiness the database and its migrations', async () => {
    const closing = new AbortController();
    const http = server(0, closing.signal);
    expect((await http.request('/health')).status).toBe(200);
    expect((await http.request('/ready')).status).toBe(200);
    closing.abort();
    expect((await http.request('/health')).status).toBe(200);
    expect((await http.request('/ready')).status).toBe(503);
  });
});
