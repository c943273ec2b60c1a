import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { defineCall, organizationReaders } from '../contract/index.ts';
import { caught, signedIn } from '../test-support/clients.ts';
import { refusal } from '../test-support/fake-server.ts';
import type { AnswerOf, RequestOf } from './client.ts';
import { encodeForm } from './encode-form.ts';
import { type DownloadedFile, readFile } from './read-file.ts';
import { route } from './route.ts';

const base = { summary: 'A call.', origin: 'ours', access: organizationReaders, errors: [] } as const;
const fileCaseCall = defineCall({
  ...base,
  method: 'POST',
  path: '/cases',
  body: z.object({ title: z.string(), tags: z.array(z.string()).optional() }),
  files: {
    paper: { types: ['application/pdf'], maxBytes: 9, description: 'The paper.' },
    photos: { types: ['image/png'], maxBytes: 9, maxFiles: 2, description: 'Photos.' },
    seal: { types: ['image/png'], maxBytes: 9, isOptional: true, description: 'A seal.' },
  },
});
const exportCall = defineCall({
  ...base,
  method: 'GET',
  path: '/cases/export',
  file: { types: ['text/csv'], description: 'The table.' },
});
const fileCase = route<typeof fileCaseCall>({ method: 'POST', path: '/cases', access: 'customer', encode: encodeForm });
const exportCases = route<typeof exportCall>({
  method: 'GET',
  path: '/cases/export',
  access: 'customer',
  read: readFile,
});

const pdf = new File(['%PDF'], 'deed.pdf', { type: 'application/pdf' });
const png = new Blob(['x'], { type: 'image/png' });

describe('a call that takes files', () => {
  it('sends a form: fields as text, arrays as name[], then the files', async () => {
    const { client, requests } = signedIn([{ status: 204 }]);
    const body = { title: 'House', tags: ['old', 'brick'] };
    await client.request(fileCase, { body, files: { paper: pdf, photos: [png, png], seal: undefined } });
    const form = requests[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['title', 'tags[]', 'tags[]', 'paper', 'photos', 'photos']);
    expect(form.getAll('tags[]')).toEqual(['old', 'brick']);
    expect(form.get('paper')).toMatchObject({ name: 'deed.pdf', type: 'application/pdf' });
  });

  it('sends decimals as their digits', () => {
    const form = encodeForm({ body: { amount: { $numberDecimal: '12.34' }, rates: [{ $numberDecimal: '0.5' }, '1'] } });
    expect([...form]).toEqual([
      ['amount', '12.34'],
      ['rates[]', '0.5'],
      ['rates[]', '1'],
    ]);
  });

  it.each([
    ['an object', { buyer: { name: 'Ann' } }],
    ['a list of objects', { buyer: [{ name: 'Ann' }] }],
    ['a list of lists', { buyer: [['Ann']] }],
    ['nothing in a list', { buyer: [null] }],
    ['a function', { buyer: () => 'Ann' }],
  ])('refuses %s, which a form can’t hold', (_name, body) => {
    expect(() => encodeForm({ body })).toThrow(
      new TypeError("buyer can't be sent in a form, which contains only text and files."),
    );
  });

  it('lets the browser set the content type, which contains the boundary', async () => {
    const { client, requests } = signedIn([{ status: 204 }]);
    await client.request(fileCase, { body: { title: 'House' }, files: { paper: pdf, photos: [], seal: undefined } });
    expect(requests[0]?.headers.has('content-type')).toBe(false);
  });

  it('accepts one file, several, or none, as each field is declared', () => {
    expectTypeOf<RequestOf<typeof fileCaseCall>['files']>().toEqualTypeOf<{
      readonly paper: Blob;
      readonly photos: readonly Blob[];
      readonly seal: Blob | undefined;
    }>();
  });
});

describe('a call that returns a file', () => {
  const answer = (disposition?: string) => ({
    text: 'id,title',
    headers: { 'content-type': 'text/csv', ...(disposition !== undefined && { 'content-disposition': disposition }) },
  });

  it.each([
    ['attachment; filename="F_lle.csv"; filename*=UTF-8\'\'F%C3%A4lle%20%221%22.csv', 'Fälle "1".csv'],
    ['attachment; filename="cases.csv"', 'cases.csv'],
    ['attachment; filename="cases.csv"; filename*=UTF-8\'\'F%E4lle.csv', 'cases.csv'],
    ["attachment; filename*=UTF-8''100%", ''],
    ['attachment', ''],
    [undefined, ''],
  ])('returns the file with the name from %s', async (disposition, name) => {
    const { client } = signedIn([answer(disposition)]);
    const file = await client.request(exportCases, {});
    expectTypeOf(file).toEqualTypeOf<DownloadedFile>();
    expect(file.name).toBe(name);
    expect([file.blob.type, await file.blob.text()]).toEqual(['text/csv', 'id,title']);
  });

  it('fails with the server’s refusal', async () => {
    const { client } = signedIn([refusal(403, 'ForbiddenError')]);
    const error = await caught(client.request(exportCases, {}));
    expect(error).toMatchObject({ kind: 'refused', code: 'ForbiddenError', status: 403 });
  });

  it('has no JSON answer', () => {
    expectTypeOf<AnswerOf<typeof exportCall>>().toEqualTypeOf<DownloadedFile>();
  });
});
