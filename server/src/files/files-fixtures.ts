import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StaffRole } from '@quittance/sdk/contract';
import { type FileGroup, uploadKey } from '@quittance/sdk/rules';
import { createStaff } from '../identity/index.ts';
import { newEmail, password } from '../identity/sign-in-fixtures.ts';
import { type App, newId, seal } from '../kernel/index.ts';
import type { TestAnswer, TestClient } from '../test-support/test-client.ts';
import { mailedCode } from '../test-support/test-mailbox.ts';
import type { TestServer } from '../test-support/test-server.ts';
import { encryptChunks, newFileKey } from './encrypt-stream.ts';

/** One pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const pdf = (text = 'deed'): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);
/** The EICAR test file, in parts so that scanners don't report this source file. */
export const infected = pdf(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

export interface Upload {
  readonly key?: string;
  readonly name?: string;
  readonly bytes?: Uint8Array;
  readonly language?: string;
}

/** Somebody who uploads and reads files. */
export interface FilePerson {
  readonly client: TestClient;
  readonly userId: string;
}

export const cookieOf = ({ cookies }: TestClient): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Uploads a file, by default a logo. */
export async function upload(
  server: TestServer,
  { client, userId }: FilePerson,
  file: Upload = {},
  path = '/files',
): Promise<TestAnswer> {
  const form = new FormData();
  if (file.language !== undefined) form.append('language', file.language);
  const bytes = Uint8Array.from(file.bytes ?? png);
  form.append(
    file.key ?? uploadKey({ role: 'logo', slot: 1, group: 'companyLogo' }),
    new File([bytes], file.name ?? 'logo.png', { type: 'text/html' }),
  );
  const origin = path.startsWith('/admin') ? server.app.config.adminUrl : server.app.config.publicUrl;
  const response = await fetch(`${server.url}/api/${userId}${path}`, {
    method: 'POST',
    headers: { origin, cookie: cookieOf(client) },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** What a stored file is; default: a document as PDF. */
interface StoredFile {
  readonly group?: FileGroup;
  readonly slot?: number;
  readonly name?: string;
  readonly type?: string;
  readonly bytes?: Buffer;
}

/** Stores a file of an organization without a call. Returns its id. */
export async function storedFileOf(
  { config, db, providers }: App,
  { organizationId, ownerId }: { readonly organizationId: string; readonly ownerId: string },
  { group = 'documentation', slot = 10, name = 'deed.pdf', type = 'application/pdf', ...file }: StoredFile = {},
): Promise<string> {
  const id = newId('fil');
  const key = newFileKey();
  const bytes = file.bytes ?? pdf(id);
  await providers.fileStorage.put(id, encryptChunks(key, id, Readable.from([bytes])));
  await db
    .insertInto('files')
    .values({
      id,
      organization_id: organizationId,
      person_id: null,
      file_group: group,
      role: 'deed',
      slot,
      name,
      uploaded_by_kind: 'customer',
      uploaded_by: ownerId,
      state: 'kept',
      wrapped_key: seal(config.dataKey, key.toString('hex'), id),
      type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
    })
    .execute();
  return id;
}

/** Reads a file's bytes, or the code of the refusal. */
export async function read(
  server: TestServer,
  { client, userId }: FilePerson,
  fileId: string,
  path = '/files/fileimage',
): Promise<{ readonly bytes?: Buffer; readonly code?: string; readonly headers: Headers }> {
  const url = `${server.url}/api/${userId}${path}?fileId=${fileId}`;
  const response = await fetch(url, { headers: { cookie: cookieOf(client) } });
  const { headers } = response;
  if (!response.ok) return { headers, code: ((await response.json()) as { code: string }).code };
  return { headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Signs in somebody new of the staff. */
export async function newStaff(backOffice: TestServer, role: StaffRole): Promise<FilePerson> {
  const email = newEmail();
  const userId = await createStaff(backOffice.app.db, { email, password, firstName: 'Sam', lastName: 'Reed', role });
  const client = backOffice.client();
  await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body: { email, password } });
  await client.request('/api/new/admin/sessions/confirm', {
    method: 'POST',
    body: {},
    headers: { 'otp-code': await mailedCode(backOffice.app, email) },
  });
  return { client, userId };
}
