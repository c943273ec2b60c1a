import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../test-support/free-ports.ts';
import { type StartedServer, startServer } from '../test-support/start-server.ts';
import { testCertificate } from '../test-support/test-certificate.ts';
import { createTestClient, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startTestMailServer, type TestMailServer } from '../test-support/test-mail-server.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
const database = testDatabase();
const password = 'Correct-Horse-1';
const credentials = { user: 'postmaster', password: 'p/w' };

let folder: string;
let mailServer: TestMailServer;
let environment: Record<string, string>;
let server: StartedServer;
let output = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quittance-production-'));
  mailServer = await startTestMailServer({ credentials });
  const authority = path.join(folder, 'authority.pem');
  await writeFile(authority, testCertificate.cert);
  const [port = 0, adminPort = 0] = await freePorts(2);
  environment = {
    QUITTANCE_MODE: 'production',
    DATA_KEY: '0f'.repeat(32),
    MALWARE_SCAN: 'sandbox',
    SMTP_URL: `smtp://${credentials.user}:${encodeURIComponent(credentials.password)}@localhost:${mailServer.port}`,
    SMTP_CA_FILE: authority,
    SUPPORT_EMAIL: 'support@brand.example',
    BOUNCE_ADDRESS: 'bounces@brand.example',
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    PUBLIC_URL: `http://localhost:${port}`,
    ADMIN_URL: `http://localhost:${adminPort}`,
    LOG_LEVEL: 'info',
  };
  server = await startServer({
    checkout: repository,
    databaseUrl: database.ownerUrl,
    environment,
    onOutput: (chunk) => {
      output += chunk.toString();
    },
  });
});
afterAll(async () => {
  await server?.remove();
  await mailServer?.close();
  await rm(folder, { recursive: true, force: true });
});

async function command(name: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--conditions=source', '--no-warnings', `server/src/operators/${name}-command.ts`, ...parameters],
    {
      cwd: repository,
      env: { ...process.env, ...environment, DATABASE_URL: database.ownerUrl, DATA_DIR: folder, NODE_OPTIONS: '' },
    },
  );
  return stdout;
}

/** Waits for the newest mail to an address whose text matches. @returns the match's first group */
async function mailed(to: string, pattern: RegExp): Promise<string> {
  const find = () =>
    mailServer.mails
      .filter((mail) => mail.to.includes(to))
      .map(({ parsed }) => pattern.exec(parsed.text ?? '')?.[1])
      .findLast((found) => found !== undefined);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find() ?? '';
}

/** Sets the password by the mailed link, and signs in with the mailed code. */
async function setPasswordAndSignIn(origin: string, prefix: string, email: string) {
  const token = await mailed(email, /token=(pwl_[\w-]+)/);
  const client = createTestClient(origin.replace('localhost', '127.0.0.1'), origin);
  const post = (address: string, body: object, headers = {}) =>
    client.request(`/api/new${address}`, { method: 'POST', body, headers });
  expect((await post('/password-links/use', { token, password })).status).toBe(204);
  expect((await post(`${prefix}/sessions/intermediate`, { email, password })).status).toBe(200);
  const code = await mailed(email, /\b(\d{6})\b/);
  const confirmed = await post(`${prefix}/sessions/confirm`, {}, { 'otp-code': code });
  expect(confirmed.status).toBe(200);
  const { userId } = dataOf<{ userId: string }>(confirmed);
  return dataOf(await client.request(`/api/${userId}${prefix}/me`));
}

it('a production server without bank rails lets its first people in, and logs no error, no secret and no address', async () => {
  const created = await command(
    'admin-create',
    '--email',
    'grace@brand.example',
    '--first-name',
    'Grace',
    '--last-name',
    'Ho',
  );
  expect(created).toContain('grace@brand.example');
  expect(await setPasswordAndSignIn(environment.ADMIN_URL ?? '', '/admin', 'grace@brand.example')).toMatchObject({
    email: 'grace@brand.example',
    role: 'compliance-head',
  });

  const partner = await command(
    'partner-create',
    ...['--organization', 'Vale LLC', '--owner-email', 'ada@vale.example'],
    ...['--owner-first-name', 'Ada', '--owner-last-name', 'Vale'],
  );
  expect(await setPasswordAndSignIn(environment.PUBLIC_URL ?? '', '', 'ada@vale.example')).toMatchObject({
    role: 'owner',
    company: { legalName: 'Vale LLC' },
  });
  const key = /qk_[\w-]+/.exec(partner)?.[0] ?? '';
  const answer = await fetch(
    `http://127.0.0.1:${environment.PORT}/api/new/partners/invoices/inv_00000000000000000000000000`,
    {
      headers: { authorization: `Bearer ${key}` },
    },
  );
  expect(answer.status).toBe(404);

  expect(mailServer.mails.every(({ isEncrypted, from }) => isEncrypted && from.startsWith('bounces+out_'))).toBe(true);

  expect(output).toContain('"msg":"answered"');
  const errors = output.split('\n').filter((line) => /"level":"(error|fatal|warn)"/.test(line));
  expect(errors).toEqual([]);
  for (const secret of ['grace@', 'ada@', 'p/w', 'p%2Fw', 'pwl_', credentials.user])
    expect(output).not.toContain(secret);
});
