import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf, fieldsOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { infected, newStaff, pdf, read, type Upload, upload } from './files-fixtures.ts';

// The calls of files with each way to be refused, those of the organization and those of the person alike. Callers without a
// session, of the wrong role or with ids of others are in file-readers.db.test.ts, and for every call in server/src/http.

const folder = await mkdtemp(path.join(tmpdir(), 'quittance-files-'));
afterAll(() => rm(folder, { recursive: true }));

const config = { fileStorage: { kind: 'disk' as const, folder } };
const database = testDatabase();
const server = testServer(database, { config });
const backOffice = testServer(database, { surface: 'admin', config });

const wrong = 'Missing field or wrong format';
const required = 'This field is required.';
const unknown = 'fil_00000000000000000000000000';

let owner: Acting;
beforeAll(async () => {
  owner = await newOwner(server);
  const { id } = owner.person.organization;
  await database.db
    .updateTable('organizations')
    .set({ verification_status: 'not_started' })
    .where('id', '=', id)
    .execute();
});

const places = [
  ['/files', 'incorporationCertificate-1-documentation'],
  ['/files/user', 'proof-1-proofOfPhysicalResidentialAddress'],
] as const;

describe.each(places)('%s', (call, key) => {
  const send = (file: Upload) =>
    upload(
      server,
      { client: owner.client, userId: owner.person.userId },
      { key, name: 'deed.pdf', bytes: pdf(), ...file },
      call,
    );

  it.each<[what: string, file: Upload, message: string, sentence: string]>([
    ['an empty file', { bytes: new Uint8Array() }, 'cannot be empty', '{key}: deed.pdf is empty.'],
    [
      'a file of more than 5 MB',
      { bytes: new Uint8Array(5_242_881).fill(65) },
      'exceeds the size',
      '{key}: deed.pdf exceeds the size limit of 5 MB.',
    ],
    [
      'a renamed file',
      { bytes: Buffer.from('MZ this is a program') },
      'file type',
      '{key}: deed.pdf has a type that is not supported. Supported: pdf.',
    ],
    [
      'a file of another type',
      { name: 'deed.docx' },
      'file type',
      '{key}: deed.docx has a type that is not supported. Supported: pdf.',
    ],
    ['a language that is none', { language: 'spanish' }, 'Make sure', `language: ${wrong}`],
    ['a key without a slot', { key: 'deed' }, 'Make sure', `{key}: ${wrong}`],
    ['a slot that is none', { key: key.replace('-1-', '-0-') }, 'Make sure', `{key}: ${wrong}`],
  ])('refuses %s', async (_what, file, message, sentence) => {
    const answer = await send(file);
    expect(answer.status).toBe(422);
    expect((answer.body as { message: string }).message).toContain(message);
    expect(fieldsOf(answer)).toEqual([sentence.replace('{key}', file.key ?? key)]);
  });

  it('refuses an infected file', async () => {
    expect(codeOf(await send({ bytes: infected }))).toBe('InfectedFileError');
  });

  it('refuses a group of the other call', async () => {
    const [, other] = places.find(([each]) => each !== call) ?? expect.fail();
    expect(fieldsOf(await send({ key: other }))).toEqual([`${other}: ${wrong}`]);
  });

  it.each([
    ['DELETE', '', {}, `fileId: ${required}`],
    ['DELETE', '', { fileId: 'deed.pdf' }, `fileId: ${wrong}`],
    ['POST', '/update-language', { language: 'es' }, `fileId: ${required}`],
    ['POST', '/update-language', { fileId: unknown }, `language: ${required}`],
    ['POST', '/update-language', { fileId: unknown, language: 'Spanish' }, `language: ${wrong}`],
  ] as const)('%s%s with %j is refused: %s', async (method, rest, body, refusal) => {
    expect(fieldsOf(await owner.ask(method, call + rest, body))).toEqual([refusal]);
  });

  it('finds no file that is unknown or was removed', async () => {
    const { _id: fileId } = dataOf<{ _id: string }>(await send({}));
    expect((await owner.ask('DELETE', call, { fileId })).status).toBe(200);
    for (const id of [fileId, unknown]) {
      expect(codeOf(await owner.ask('DELETE', call, { fileId: id }))).toBe('NotFoundError');
      expect(codeOf(await owner.ask('POST', `${call}/update-language`, { fileId: id, language: 'es' }))).toBe(
        'NotFoundError',
      );
      const { code } = await read(server, { client: owner.client, userId: owner.person.userId }, id);
      expect(code).toBe('NotFoundError');
    }
  });
});

describe.each(['/files/fileimage', '/admin/files/fileimage'])('%s', (call) => {
  it.each([
    ['', 'ValidationError'],
    ['?fileId=deed', 'ValidationError'],
    [`?fileId=${unknown}`, 'NotFoundError'],
  ])('%s is refused: %s', async (query, code) => {
    const isStaff = call.startsWith('/admin');
    const by = isStaff
      ? await newStaff(backOffice, 'compliance-admin')
      : { client: owner.client, userId: owner.person.userId };
    expect(codeOf(await by.client.request(`/api/${by.userId}${call}${query}`))).toBe(code);
  });
});
