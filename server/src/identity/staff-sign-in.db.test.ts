import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cookies } from '../kernel/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { createPerson, createStaff } from './index.ts';

const database = testDatabase();
const { db } = database;
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });

const password = 'Correct-Horse-1';

const give = (client: TestClient, email: string, prefix = '/admin') =>
  client.request(`/api/new${prefix}/sessions/intermediate`, { method: 'POST', body: { email, password } });

async function confirm(client: TestClient, email: string, prefix = '/admin') {
  const headers = { 'otp-code': await mailedCode(portal.app, email) };
  return client.request(`/api/new${prefix}/sessions/confirm`, { method: 'POST', body: {}, headers });
}

const newEmail = (): string => `${crypto.randomUUID()}@example.com`;

/** A staff member after the right password, before the code. */
async function newStaff() {
  const email = newEmail();
  const staffId = await createStaff(db, {
    email,
    password,
    firstName: 'Sam',
    lastName: 'Reed',
    role: 'compliance-head',
  });
  const client = backOffice.client();
  await give(client, email);
  return { client, staffId, email };
}

async function newCustomer() {
  const email = newEmail();
  await createPerson(db, { email, password, firstName: 'Ada', lastName: 'Vale' });
  return { email };
}

it('the back office has a separate sign-in', async () => {
  const { client, staffId, email } = await newStaff();
  expect(dataOf(await confirm(client, email))).toEqual({ userId: staffId });
  expect(dataOf(await client.request(`/api/${staffId}/admin/me`))).toMatchObject({
    role: 'compliance-head',
    isAdmin: true,
    profile: { firstName: 'Sam', lastName: 'Reed' },
  });
  expect((await client.request(`/api/${staffId}/admin/sessions`, { method: 'DELETE' })).status).toBe(204);
  expect((await client.request(`/api/${staffId}/admin/me`)).status).toBe(401);
});

it('the audit trail names staff as staff, with their codes too', async () => {
  const { client, staffId, email } = await newStaff();
  const path = '/api/new/admin/sessions/confirm';
  const code = await mailedCode(portal.app, email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await client.request(path, { method: 'POST', body: {}, headers: { 'otp-code': wrong } });
  await client.request(path, { method: 'POST', body: {}, headers: { 'otp-code': code } });
  const trail = await db
    .selectFrom('audit_events')
    .select(['action', 'object_type'])
    .where('object_id', '=', staffId)
    .execute();
  expect(new Set(trail.map((event) => event.object_type))).toEqual(new Set(['staff']));
  expect(trail.map((event) => event.action)).toEqual(
    expect.arrayContaining(['one-time-code.sent', 'one-time-code.refused', 'one-time-code.used']),
  );
});

it('the back office resends staff codes', async () => {
  const { client, email } = await newStaff();
  await db.updateTable('otp_challenges').set({ created_at: sql<Date>`created_at - interval '31 seconds'` }).execute();
  const body = { purpose: 'staff-sign-in' };
  expect((await client.request('/api/new/me/send-email-2fa', { method: 'POST', body })).status).toBe(200);
  expect(await mailsTo(backOffice.app, email)).toHaveLength(2);
});

it('the back office mails no codes to customers', async () => {
  const { email: customerEmail } = await newCustomer();
  const { client: halfSignedIn, email: staffEmail } = await newStaff();
  const ask = (client: TestClient, purpose: string) =>
    client.request('/api/new/me/send-email-2fa', { method: 'POST', body: { email: customerEmail, purpose } });
  for (const purpose of ['sign-in', 'POST /invoices/pay']) {
    expect((await ask(backOffice.client(), purpose)).status).toBe(422);
    expect((await ask(halfSignedIn, purpose)).status).toBe(422);
  }
  expect(await mailsTo(backOffice.app, customerEmail)).toEqual([]);
  expect(await mailsTo(backOffice.app, staffEmail)).toHaveLength(1);
});

it('customers can’t sign in to the back office, nor staff to the portal', async () => {
  expect(codeOf(await give(backOffice.client(), (await newCustomer()).email))).toBe('InvalidCredentialsError');
  expect(codeOf(await give(portal.client(), (await newStaff()).email, ''))).toBe('InvalidCredentialsError');
});

it('the back office refuses customers’ sessions, and the portal staff’s', async () => {
  const customer = portal.client();
  const { email: customerEmail } = await newCustomer();
  await give(customer, customerEmail, '');
  expect((await confirm(customer, customerEmail, '')).status).toBe(200);
  const intruder = backOffice.client();
  intruder.cookies.set(cookies.staffSession, customer.cookies.get(cookies.session) ?? '');
  expect((await intruder.request('/api/new/admin/me')).status).toBe(401);

  const { client, email } = await newStaff();
  expect((await confirm(client, email)).status).toBe(200);
  const stranger = portal.client();
  stranger.cookies.set(cookies.session, client.cookies.get(cookies.staffSession) ?? '');
  expect((await stranger.request('/api/new/me')).status).toBe(401);
});

it('the back office refuses suspended staff at once', async () => {
  const { client, staffId, email } = await newStaff();
  await confirm(client, email);
  expect((await client.request(`/api/${staffId}/admin/me`)).status).toBe(200);
  await db.updateTable('staff').set({ status: 'suspended' }).where('id', '=', staffId).execute();
  expect((await client.request(`/api/${staffId}/admin/me`)).status).toBe(401);
});
