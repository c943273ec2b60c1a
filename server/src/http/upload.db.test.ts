import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import type { ValidInput } from './read-input.ts';
import { type RunningServer, serve } from './serve.ts';
import { people } from './testing/fake-people.ts';
import { testRoutes } from './testing/test-contract.ts';
import { errorOf, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();
let server: RunningServer;
let onChunk = (_size: number): void => undefined;
let onFailure = (_error: unknown): void => undefined;
const seen: { key: string; name: string; size: number; title: unknown }[] = [];

beforeAll(async () => {
  const addPaper = {
    async prepare(_context: unknown, { upload, body }: ValidInput) {
      if (!upload) throw new Error('The call declares an upload.');
      let size = 0;
      try {
        for await (const chunk of upload.chunks) {
          size += chunk.byteLength;
          onChunk(size);
        }
      } catch (error) {
        onFailure(error);
        throw error;
      }
      seen.push({ key: upload.key, name: upload.name, size, title: body?.title });
      return size;
    },
    run: (_context: unknown, _input: unknown, size: unknown) => ({ size }),
  };
  server = await serve(testHttpApp({ db, routes: testRoutes, handlers: { addPaper } }), {
    port: 0,
    stopDeadlineMs: 100,
  });
});
afterAll(() => server.close());

const headers = { cookie: 'quittance_session=owner', origin: 'http://localhost:4000' };
const url = () => `http://localhost:${server.port}/api/${people.owner.userId}/cases/paper`;
const post = (body: FormData) => fetch(url(), { method: 'POST', headers, body });
const file = (size: number, name = 'a.pdf') => new File([new Uint8Array(size).fill(65)], name);

const head = '--x\r\nContent-Disposition: form-data; name="deed-1"; filename="a.pdf"\r\n\r\n';
const tail = '\r\n--x--\r\n';

const postStream = (body: ReadableStream<Uint8Array>, signal?: AbortSignal) =>
  fetch(url(), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
    ...(signal && { signal }),
  } as RequestInit);

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('an upload', () => {
  it('reaches its handler with the name of its field and the fields before it', async () => {
    const form = new FormData();
    form.append('title', 'House');
    form.append('deed-1', file(1000, 'Überweisung.pdf'));
    const response = await post(form);
    expect(await response.json()).toEqual({ data: { size: 1000 } });
    expect(seen.at(-1)).toEqual({ key: 'deed-1', name: 'Überweisung.pdf', size: 1000, title: 'House' });
  });

  it('is read while it arrives: the handler has its start before its end is sent', async () => {
    const begun = Promise.withResolvers<void>();
    onChunk = () => begun.resolve();
    let step = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        step += 1;
        if (step === 1) return controller.enqueue(bytesOf(`${head}${'a'.repeat(100)}`));
        await begun.promise;
        controller.enqueue(bytesOf(`${'b'.repeat(50)}${tail}`));
        controller.close();
      },
    });
    const response = await postStream(body);
    onChunk = () => undefined;
    expect(await response.json()).toEqual({ data: { size: 150 } });
  });

  it.each([
    ['is too large', (form: FormData) => form.append('deed-1', file(1001)), 422, 'ValidationError'],
    ['is missing', (form: FormData) => form.append('title', 'House'), 422, 'ValidationError'],
    [
      'is one of two',
      (form: FormData) => {
        form.append('deed-1', file(10));
        form.append('deed-2', file(10));
      },
      422,
      'ValidationError',
    ],
    [
      'stands before a field',
      (form: FormData) => {
        form.append('deed-1', file(10));
        form.append('title', 'House');
      },
      400,
      'MalformedRequestError',
    ],
    [
      'is over the limit of the whole body',
      (form: FormData) => form.append('deed-1', file(2_000_000)),
      413,
      'PayloadTooLargeError',
    ],
  ])('that %s is refused', async (_rule, fill, status, code) => {
    const before = seen.length;
    const form = new FormData();
    fill(form);
    const response = await post(form);
    expect(response.status).toBe(status);
    expect((await errorOf(response)).code).toBe(code);
    expect(seen).toHaveLength(before);
  });

  it('with a field that can’t be stored is refused after its end, so that the sender gets the answer', async () => {
    const parts = [
      `--x\r\nContent-Disposition: form-data; name="title"\r\n\r\na\0b\r\n${head}`,
      ...Array.from({ length: 80 }, () => 'a'.repeat(10_000)),
      tail,
    ];
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytesOf(parts[sent] ?? ''));
        sent += 1;
        if (sent === parts.length) controller.close();
      },
    });
    // Without a network, whose buffers would take what nobody reads.
    const response = await testHttpApp({ db, routes: testRoutes, handlers: {} }).request(url(), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await errorOf(response)).validations).toMatchObject([{ path: 'title' }]);
    expect(sent).toBe(parts.length);
  });

  it('that ends without its last line is refused', async () => {
    const response = await postStream(new Blob([`${head}ab`]).stream());
    expect(response.status).toBe(400);
  });

  it('that breaks off does no harm', async () => {
    const before = seen.length;
    const failed = Promise.withResolvers<unknown>();
    onFailure = failed.resolve;
    const begun = Promise.withResolvers<void>();
    onChunk = () => begun.resolve();
    const abort = new AbortController();
    let step = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        step += 1;
        if (step === 1) return controller.enqueue(bytesOf(`${head}${'a'.repeat(100)}`));
        await begun.promise;
        abort.abort();
      },
    });
    await expect(postStream(body, abort.signal)).rejects.toThrow();
    await failed.promise;
    expect((await fetch(`http://localhost:${server.port}/health`)).status).toBe(200);
    expect(seen).toHaveLength(before);
  });
});
