import type { ReceivedFile } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import type { ValidInput } from './read-input.ts';
import { testRoutes } from './testing/test-contract.ts';
import { errorOf, send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();
const received: ValidInput[] = [];

const http = testHttpApp({
  db,
  routes: testRoutes,
  handlers: {
    fileCase: (_context, input) => {
      received.push(input);
      return { received: Object.keys(input.files as object) };
    },
  },
});

interface Part {
  readonly type?: string;
  readonly size?: number;
  readonly name?: string;
}

const file = ({ type = 'application/pdf', size = 10, name = 'deed.pdf' }: Part = {}) =>
  new File([new Uint8Array(size).fill(7)], name, { type });

type Entry = readonly [string, string | File];

function form(...entries: readonly Entry[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const title: Entry = ['title', 'House'];
const fileCase = (body: unknown, headers = {}, as: 'owner' | 'reader' | 'nobody' = 'owner') =>
  send(http, 'POST', '/cases', { as, body, headers });

async function refusedFields(...entries: readonly Entry[]): Promise<unknown> {
  const response = await fileCase(form(...entries));
  expect(response.status).toBe(422);
  const { validations } = await errorOf(response);
  return Object.fromEntries((validations as { path: string; message: string }[]).map((one) => [one.path, one.message]));
}

describe('a call that takes files', () => {
  it('receives fields as declared and each file with its name, type and bytes', async () => {
    const photos = [
      file({ type: 'image/png', name: 'a.png' }),
      file({ type: 'image/jpeg', name: 'b.jpg', size: 2000 }),
    ];
    const response = await fileCase(
      form(
        title,
        ['tags[]', 'old'],
        ['tags[]', 'brick'],
        ['paper', file({ name: 'Überweisung “1”.pdf' })],
        ['photos', photos[0] ?? expect.fail()],
        ['photos', photos[1] ?? expect.fail()],
      ),
    );
    expect(response.status).toBe(200);
    const { body, files } = received.at(-1) as ValidInput & { files: Record<string, ReceivedFile & ReceivedFile[]> };
    expect(body).toEqual({ title: 'House', tags: ['old', 'brick'] });
    expect(files.paper).toMatchObject({ name: 'Überweisung “1”.pdf', type: 'application/pdf' });
    expect([...(files.paper?.bytes ?? [])]).toEqual(Array(10).fill(7));
    expect(files.photos?.map(({ name, type, bytes }) => [name, type, bytes.length])).toEqual([
      ['a.png', 'image/png', 10],
      ['b.jpg', 'image/jpeg', 2000],
    ]);
    expect(files.seal).toBeUndefined();
  });

  it('receives only the last segment of a path as the name', async () => {
    await fileCase(form(title, ['paper', file({ name: 'C:\\papers\\..\\deed.pdf' })]));
    expect(received.at(-1)?.files).toMatchObject({ paper: { name: 'deed.pdf' } });
  });

  it.each<[string, readonly Entry[], Record<string, string>]>([
    ['a missing file', [title], { paper: 'Please upload a file' }],
    [
      'a file input without a chosen file',
      [title, ['paper', file({ name: '', size: 0, type: 'application/octet-stream' })]],
      { paper: 'Please upload a file' },
    ],
    ['an empty file', [title, ['paper', file({ size: 0 })]], { paper: 'deed.pdf is empty' }],
    ['a file that is too large', [title, ['paper', file({ size: 1001 })]], { paper: 'exceeds the size limit' }],
    ['another type', [title, ['paper', file({ type: 'text/html' })]], { paper: 'Missing field or wrong format' }],
    ['a second file where one is taken', [title, ['paper', file()], ['paper', file()]], { paper: 'Only one' }],
    [
      'too many files',
      [title, ['paper', file()], ...Array.from({ length: 3 }, (): Entry => ['photos', file({ type: 'image/png' })])],
      { photos: 'A maximum of 2' },
    ],
    [
      'a file that is not declared',
      [title, ['paper', file()], ['virus', file()]],
      { virus: 'Missing field or wrong format' },
    ],
    [
      'a file instead of a field',
      [
        ['title', file()],
        ['paper', file()],
      ],
      { title: 'This field is required.' },
    ],
    ['a text instead of a file', [title, ['paper', 'text']], { paper: 'Please upload a file' }],
    [
      'a NUL in a field',
      [
        ['title', 'a\0b'],
        ['paper', file()],
      ],
      { title: 'Missing field or wrong format' },
    ],
  ])('refuses %s by the name of its field', async (_what, entries, expected) => {
    const before = received.length;
    const refused = await refusedFields(...entries);
    for (const [path, message] of Object.entries(expected)) {
      expect(refused).toHaveProperty([path], expect.stringContaining(message));
    }
    expect(received).toHaveLength(before);
  });

  it('reports a wrong field and a wrong file in one answer', async () => {
    expect(Object.keys((await refusedFields(['title', ''])) as object).sort()).toEqual(['paper', 'title']);
  });

  it.each([
    ['JSON', 415, '{"title":"House"}', 'application/json'],
    ['another form', 415, 'title=House', 'application/x-www-form-urlencoded'],
    ['a form without a boundary', 415, 'x', 'multipart/form-data'],
    ['a form with an empty boundary', 400, 'x', 'multipart/form-data; charset=utf-8'],
    [
      'a form that breaks off',
      400,
      '--x\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\nab',
      'multipart/form-data; boundary=x',
    ],
    ['no form at all', 400, 'garbage', 'multipart/form-data; boundary=x'],
    ['nothing', 400, '', 'multipart/form-data; boundary=x'],
  ])('refuses %s with %i', async (_what, status, body, contentType) => {
    expect((await fileCase(body, { 'content-type': contentType })).status).toBe(status);
  });

  it('refuses a compressed body', async () => {
    expect((await fileCase(form(title), { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('refuses a body over the total limit of fields and files, announced or not', async () => {
    expect((await fileCase(form(title), { 'content-length': '1005101' })).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent === 1) {
          controller.enqueue(
            new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\n'),
          );
        } else controller.enqueue(new Uint8Array(100_000));
      },
    });
    const response = await http.request('http://localhost:4000/api/usr_00000000000000000000owner1/cases', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: {
        origin: 'http://localhost:4000',
        cookie: 'quittance_session=owner',
        'content-type': 'multipart/form-data; boundary=x',
      },
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(25);
  });

  it('refuses too many fields', async () => {
    const fields = Array.from({ length: 300 }, (_, index): Entry => [`field${index}`, 'x']);
    expect((await fileCase(form(title, ...fields))).status).toBe(413);
  });

  it('refuses fields that are too long together, also where the body has room for files', async () => {
    const fields = Array.from({ length: 11 }, (_, index): Entry => [`field${index}`, 'x'.repeat(91_200)]);
    const response = await fileCase(form(title, ...fields));
    expect([response.status, (await errorOf(response)).code]).toEqual([413, 'PayloadTooLargeError']);
  });

  it.each([
    ['reader', 403],
    ['nobody', 401],
  ] as const)('is refused to a %s before the body is read', async (as, status) => {
    expect((await fileCase(form(), {}, as)).status).toBe(status);
  });

  it('takes effect once for the same files, and conflicts for other bytes under the same key', async () => {
    const headers = { 'idempotency-key': 'case-1' };
    const before = received.length;
    expect((await fileCase(form(title, ['paper', file()]), headers)).status).toBe(200);
    const repeated = await fileCase(form(title, ['paper', file()]), headers);
    expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect((await fileCase(form(title, ['paper', file({ size: 11 })]), headers)).status).toBe(409);
    expect(received).toHaveLength(before + 1);
  });
});
