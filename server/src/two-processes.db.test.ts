import { addDays } from '@quittance/sdk/time';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiKey, createPerson } from './identity/index.ts';
import { createOrganization } from './organizations/index.ts';
import { type ServerProcess, serverProcesses } from './test-support/server-process.ts';
import { codeOf, dataOf, type TestClient } from './test-support/test-client.ts';
import { testDatabase } from './test-support/test-database.ts';

// Two real server processes on one database must behave like one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const database = testDatabase();
const startServerProcess = serverProcesses(database);
const password = 'Correct horse 7 battery';
let one: ServerProcess;
let other: ServerProcess;
let apiKey: string;
let today: string;

beforeAll(async () => {
  // Behind a proxy, so that tests can simulate several networks.
  const start = () => startServerProcess({ environment: { TRUSTED_PROXY_HOPS: '1' } });
  [one, other] = await Promise.all([start(), start()]);
  const ownerId = await newPerson('owner@example.com');
  const seller = await createOrganization(database.db, {
    legalName: 'Seller Inc.',
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId,
    verificationStatus: 'approved',
    openAccounts: [{ currency: 'USD', accountType: 'smart' }],
  });
  const key = { organizationId: seller.id, name: 'Shop', scopes: ['invoices:write', 'invoices:read'] } as const;
  apiKey = (await createApiKey(database.db, key)).secret;
  today = dataOf<{ businessDate: string }>(await one.client().request('/api/new/sandbox/clock')).businessDate;
});

const newPerson = (email: string) => createPerson(database.db, { email, password, firstName: 'Ada', lastName: 'Fox' });

const giveCredentials = (client: TestClient, email: string, given = password, ip = '192.0.2.1') =>
  client.request('/api/new/sessions/intermediate', {
    method: 'POST',
    body: { email, password: given },
    headers: { 'x-forwarded-for': ip },
  });

interface Message {
  readonly id: string;
  readonly text: string;
}

async function messagesFor(server: ServerProcess, email: string): Promise<readonly Message[]> {
  const path = `/sandbox/mailbox/messages.json?to=${encodeURIComponent(email)}`;
  return ((await server.client().request(path)).body as { items: readonly Message[] }).items;
}

/** Returns the code mailed by the jobs of either process. */
const mailedCode = (server: ServerProcess, email: string) =>
  vi.waitFor(
    async () => {
      const code = /\b\d{6}\b/.exec((await messagesFor(server, email))[0]?.text ?? '')?.[0];
      if (!code) throw new Error(`No code has arrived for ${email}.`);
      return code;
    },
    { timeout: 20_000 },
  );

/** Creates a client of the second process with the cookies of one of the first, as behind a load balancer. */
function sameBrowserAt(server: ServerProcess, client: TestClient): TestClient {
  const moved = server.client();
  for (const [name, value] of client.cookies) moved.cookies.set(name, value);
  return moved;
}

const confirm = (client: TestClient, userId: string, code: string) =>
  client.request(`/api/${userId}/sessions/confirm`, { method: 'POST', body: {}, headers: { 'otp-code': code } });

const createInvoice = (server: ServerProcess, recipientEmail: string, idempotencyKey: string) =>
  server.client().request('/api/new/partners/invoices', {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': idempotencyKey },
    body: {
      recipientEmail,
      recipientName: 'Buyer',
      currency: 'USD',
      items: [{ name: 'Desk', rate: '890.00', qty: '1' }],
      dueDate: addDays(today, 30),
    },
  });

describe('two processes', () => {
  it('accept a code issued by either exactly once', async () => {
    const email = 'once@example.com';
    const userId = await newPerson(email);
    const client = one.client();
    expect((await giveCredentials(client, email)).status).toBe(200);
    const code = await mailedCode(other, email);
    const answers = await Promise.all([
      confirm(sameBrowserAt(one, client), userId, code),
      confirm(sameBrowserAt(other, client), userId, code),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('know sessions opened by the other', async () => {
    const email = 'session@example.com';
    const userId = await newPerson(email);
    const client = one.client();
    await giveCredentials(client, email);
    expect((await confirm(client, userId, await mailedCode(one, email))).status).toBe(200);
    expect((await sameBrowserAt(other, client).request(`/api/${userId}/me`)).status).toBe(200);
  });

  it('count a network’s wrong passwords together, and still accept the person from another network', async () => {
    const email = 'guessed@example.com';
    await newPerson(email);
    const guesser = '203.0.113.9';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await giveCredentials((attempt % 2 ? one : other).client(), email, `guess ${attempt}`, guesser);
    }
    for (const server of [one, other]) {
      const refused = await giveCredentials(server.client(), email, password, guesser);
      expect(codeOf(refused)).toBe('BruteForceAttemptError');
      expect((await giveCredentials(server.client(), email)).status).toBe(200);
    }
  });

  it('share rate limits', async () => {
    const report = (server: ServerProcess) =>
      server.client().request('/api/new/error-reports', { method: 'POST', body: { message: 'lost' } });
    const minute = () => Math.floor(Date.now() / 60_000);
    const countPassed = async (): Promise<number> => {
      const begun = minute();
      const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => report(index % 2 ? one : other)));
      // A new minute starts a new count.
      if (minute() !== begun) return countPassed();
      return answers.filter(({ status }) => status !== 429).length;
    };
    expect(await countPassed()).toBe(30);
  });

  it('create one invoice and one mail for a request that reaches both', async () => {
    const email = 'buyer@example.com';
    const answers = await Promise.all([createInvoice(one, email, 'order-1'), createInvoice(other, email, 'order-1')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = answers.map((answer) => dataOf<{ invoice: { _id: string } }>(answer).invoice._id);
    expect(new Set(ids).size).toBe(1);

    // Either process may deliver it, so a later message can arrive first.
    const mails = () =>
      database.db.selectFrom('outbox').select('delivered_at').where('recipient', '=', email).execute();
    const allDelivered = async () => (await mails()).every(({ delivered_at }) => delivered_at !== null);
    await vi.waitFor(async () => expect(await allDelivered()).toBe(true), 20_000);
    expect(await mails()).toHaveLength(1);
    expect(await messagesFor(one, email)).toHaveLength(1);
  });

  it('stop cleanly with exit code 0', async () => {
    const third = await startServerProcess();
    expect(await third.stop()).toBe(0);
    expect((await other.client().request('/ready')).status).toBe(200);
  });

  it('continue when the other is killed', async () => {
    const email = 'survivor@example.com';
    const userId = await newPerson(email);
    const client = one.client();
    await giveCredentials(client, email);
    await one.kill();
    const moved = sameBrowserAt(other, client);
    expect((await confirm(moved, userId, await mailedCode(other, email))).status).toBe(200);
    expect((await createInvoice(other, 'late@example.com', 'order-3')).status).toBe(200);
    await vi.waitFor(async () => expect(await messagesFor(other, 'late@example.com')).toHaveLength(1), 20_000);
  });
});
