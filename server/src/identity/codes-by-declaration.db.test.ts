import { contract, defineCall, everyCustomer, everyStaff } from '@quittance/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { codeOf, dataOf, type TestAnswer, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { codeMailTo, mailsTo } from '../test-support/test-mailbox.ts';
import { type TestServer, testServer } from '../test-support/test-server.ts';
import { createStaff } from './index.ts';
import { newEmail, newPerson, password, signIn, wrongFor } from './sign-in-fixtures.ts';

// Calls for these tests alone. Only their declarations mention codes.
const common = {
  method: 'PUT',
  summary: 'Does it.',
  origin: 'ours',
  output: z.object({ by: z.string() }),
  errors: [],
} as const;
const confirms = { en: 'seal the paper', es: 'sellar el papel' };
const customerCalls = {
  sealPaper: defineCall({ ...common, path: '/papers/seal', access: everyCustomer, otp: { subject: 'none', confirms } }),
  stampPaper: defineCall({ ...common, path: '/papers/stamp', access: everyCustomer, otp: { subject: 'none' } }),
  burnPaper: defineCall({
    ...common,
    path: '/papers/burn',
    access: { kind: 'customer', roles: ['manager'] },
    otp: { subject: 'none' },
  }),
};
const staffCalls = {
  resetPaper: defineCall({
    ...common,
    path: '/admin/papers/reset',
    access: { kind: 'staff', roles: ['compliance-head'] },
    otp: { subject: 'none' },
  }),
  stampAdminPaper: defineCall({ ...common, path: '/admin/papers/stamp', access: everyStaff, otp: { subject: 'none' } }),
};
/** The list of purposes is generated for the contract's own calls. */
const sendEmailCode = {
  ...contract.sendEmailCode,
  body: z.object({ ...contract.sendEmailCode.body?.shape, purpose: z.string() }),
};
const calls = { ...customerCalls, ...staffCalls, sendEmailCode };

const answer = ({ actor }: { readonly actor: object }) => ({ by: 'userId' in actor ? actor.userId : 'nobody' });
const handlers = Object.fromEntries(Object.keys({ ...customerCalls, ...staffCalls }).map((name) => [name, answer]));

const database = testDatabase();
const { db } = database;
const portal = testServer(database, { calls, handlers });
const backOffice = testServer(database, { surface: 'admin', calls, handlers });

/** A signed-in person, and their requests. */
interface Somebody {
  readonly email: string;
  readonly userId: string;
  askForCode(purpose: string): Promise<TestAnswer>;
  /** The code in the newest mail. */
  readCode(): Promise<string>;
  call(path: string, code?: string): Promise<TestAnswer>;
}

const somebody = (server: TestServer, client: TestClient, email: string, userId: string): Somebody => ({
  email,
  userId,
  askForCode: (purpose) => client.request(`/api/${userId}/me/send-email-2fa`, { method: 'POST', body: { purpose } }),
  readCode: async () => (await codeMailTo(server.app, email)).code,
  call: (path, code) =>
    client.request(`/api/${userId}${path}`, {
      method: 'PUT',
      headers: { ...(code !== undefined && { 'otp-code': code }) },
    }),
});

async function newCustomer(): Promise<Somebody> {
  const { email, userId } = await newPerson(db);
  return somebody(portal, await signIn(portal, { email }), email, userId);
}

async function newStaff(role: 'compliance-head' | 'finance' = 'compliance-head'): Promise<Somebody> {
  const email = newEmail();
  const userId = await createStaff(db, { email, password, firstName: 'Sam', lastName: 'Reed', role });
  const client = backOffice.client();
  await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body: { email, password } });
  const { code } = await codeMailTo(backOffice.app, email);
  const headers = { 'otp-code': code };
  await client.request('/api/new/admin/sessions/confirm', { method: 'POST', body: {}, headers });
  return somebody(backOffice, client, email, userId);
}

describe.each([
  { kind: 'customers', newOne: () => newCustomer(), path: '/papers/seal', elsewhere: 'PUT /admin/papers/reset' },
  { kind: 'staff', newOne: () => newStaff(), path: '/admin/papers/reset', elsewhere: 'PUT /papers/seal' },
])('a call of $kind that declares a code', ({ newOne, path, elsewhere }) => {
  const purpose = `PUT ${path}`;
  let person: Somebody;
  beforeAll(async () => {
    person = await newOne();
  });

  it('is refused without a code', async () => {
    expect(codeOf(await person.call(path))).toBe('OtpRequiredError');
  });

  it('succeeds once with the code that was mailed for it', async () => {
    expect((await person.askForCode(purpose)).status).toBe(200);
    const code = await person.readCode();
    expect(codeOf(await person.call(path, wrongFor(code)))).toBe('InvalidOtpError');
    expect(dataOf(await person.call(path, code))).toEqual({ by: person.userId });
    expect(codeOf(await person.call(path, code))).toBe('InvalidOtpError');
  });

  it('refuses the code of another call', async () => {
    await person.askForCode(purpose.replace(/\w+$/, 'stamp'));
    expect(codeOf(await person.call(path, await person.readCode()))).toBe('InvalidOtpError');
  });

  it('refuses the code of another person', async () => {
    const other = await newOne();
    await other.askForCode(purpose);
    expect(codeOf(await person.call(path, await other.readCode()))).toBe('InvalidOtpError');
  });

  it('gets no code on the other listener', async () => {
    const mails = (await mailsTo(portal.app, person.email)).length;
    const { status, body } = await person.askForCode(elsewhere);
    expect({ status, body }).toMatchObject({ status: 422, body: { validations: [{ path: 'purpose' }] } });
    expect(await mailsTo(portal.app, person.email)).toHaveLength(mails);
  });

  it('mails no code to people who may not make it', async () => {
    const manager = { kind: 'customers', purpose: 'PUT /papers/burn', person };
    const finance = { kind: 'staff', purpose, person: await newStaff('finance') };
    const { purpose: asked, person: asker } = path.startsWith('/admin/') ? finance : manager;
    const mails = (await mailsTo(portal.app, asker.email)).length;
    expect(codeOf(await asker.askForCode(asked))).toBe('ForbiddenError');
    expect(await mailsTo(portal.app, asker.email)).toHaveLength(mails);
  });
});

describe('the mail with the code', () => {
  it('says what the code confirms, in the words of the declaration', async () => {
    const person = await newCustomer();
    await person.askForCode('PUT /papers/seal');
    const { subject, text } = await codeMailTo(portal.app, person.email);
    expect(subject).toMatch(/^\d{6} is your \w+ confirmation code$/);
    expect(text).toContain('Enter this code to seal the paper.');
  });

  it('says "request" where the declaration has no words', async () => {
    const person = await newStaff();
    await person.askForCode('PUT /admin/papers/reset');
    expect((await codeMailTo(portal.app, person.email)).text).toContain('Enter this code to confirm your request.');
  });
});
