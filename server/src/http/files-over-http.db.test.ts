import type { AnsweredFile, ReceivedFile } from '@quittance/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import type { ValidInput } from './read-input.ts';
import { type RunningServer, serve } from './serve.ts';
import { people } from './testing/fake-people.ts';
import { testRoutes } from './testing/test-contract.ts';
import { testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();
const received: Readonly<Record<string, ReceivedFile | undefined>>[] = [];
let answered: AnsweredFile;
let server: RunningServer;

beforeAll(async () => {
  const handlers = {
    fileCase: (_context: unknown, { files }: ValidInput) => {
      received.push(files as (typeof received)[number]);
      return { received: [] };
    },
    exportCases: () => answered,
  };
  server = await serve(testHttpApp({ db, routes: testRoutes, handlers }), { port: 0, stopDeadlineMs: 100 });
});
afterAll(() => server.close());

const headers = { cookie: 'quittance_session=owner', origin: 'http://localhost:4000' };
const urlOf = (path: string) => `http://localhost:${server.port}/api/${people.owner.userId}${path}`;

describe('over a connection', () => {
  it('a browser’s form arrives complete, and a large file is sent complete', async () => {
    const form = new FormData();
    form.append('title', 'House');
    const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
    form.append('paper', new File([bytes], 'Überweisung.pdf', { type: 'application/pdf' }));
    expect((await fetch(urlOf('/cases'), { method: 'POST', headers, body: form })).status).toBe(200);
    expect(received.at(-1)?.paper).toMatchObject({ name: 'Überweisung.pdf', type: 'application/pdf' });
    expect(Buffer.compare(received.at(-1)?.paper?.bytes ?? Buffer.alloc(0), bytes)).toBe(0);

    const content = new Uint8Array(3_000_000).fill(65);
    answered = { name: 'Fälle.csv', type: 'text/csv', content };
    const download = await fetch(urlOf('/cases/export'), { headers });
    expect(download.headers.get('content-disposition')).toContain('F%C3%A4lle.csv');
    expect(Buffer.compare(new Uint8Array(await download.arrayBuffer()), content)).toBe(0);
  });

  it('a form that breaks off reaches no handler and does no harm', async () => {
    const before = received.length;
    const abort = new AbortController();
    const start = '--x\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\nab';
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        if (pulls === 1) controller.enqueue(new TextEncoder().encode(start));
        else abort.abort();
      },
    });
    const sending = fetch(urlOf('/cases'), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
      signal: abort.signal,
    } as RequestInit);
    await expect(sending).rejects.toThrow();
    expect((await fetch(`http://localhost:${server.port}/health`)).status).toBe(200);
    expect(received).toHaveLength(before);
  });

  it('an aborted download stops its producer', async () => {
    let isStopped = (): void => undefined;
    const stopped = new Promise<void>((resolve) => {
      isStopped = resolve;
    });
    const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
      cancel: isStopped,
    });
    answered = { name: 'endless.csv', type: 'text/csv', content };
    const response = await fetch(urlOf('/cases/export'), { headers });
    await response.body?.cancel();
    await stopped;
  });
});
