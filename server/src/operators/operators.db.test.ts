import { expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { systemContext } from '../kernel/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { adminCreate } from './admin-create.ts';
import { partnerCreate } from './partner-create.ts';
import type { Command } from './run-command.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });

async function run(command: Command, ...parameters: string[]): Promise<string> {
  const work = await command.prepare(parameters);
  return (await inTransaction(db, (transaction) => work(systemContext(app, transaction)))).join('\n');
}

const newEmail = () => `${crypto.randomUUID()}@example.com`;

const admin = (email: string, ...more: string[]) =>
  run(adminCreate, '--email', email, '--first-name', 'Grace', '--last-name', 'Hopper', ...more);

const partner = (email: string, ...more: string[]) =>
  run(
    partnerCreate,
    ...['--organization', 'Vale LLC', '--owner-email', email, '--owner-first-name', 'Ada', '--owner-last-name', 'Vale'],
    ...more,
  );

const tokenIn = (text: string): string => /token=(pwl_[\w-]+)/.exec(text)?.[1] ?? '';

const setPassword = (server: typeof portal, token: string, password = 'Correct-Horse-1') =>
  server.client().request('/api/new/password-links/use', { method: 'POST', body: { token, password } });

const signIn = (server: typeof portal, prefix: string, email: string) =>
  server.client().request(`/api/new${prefix}/sessions/intermediate`, {
    method: 'POST',
    body: { email, password: 'Correct-Horse-1' },
  });

const actionsOn = async (objectId: string) =>
  (await db.selectFrom('audit_events').select('action').where('object_id', '=', objectId).orderBy('id').execute()).map(
    ({ action }) => action,
  );

it('a staff member is created, sets a password by the mailed link and signs in', async () => {
  const email = newEmail();
  expect(await admin(email)).toContain('with the role compliance-head');
  const [mail] = await mailsTo(app, email);
  expect(mail?.text).toContain(`${app.config.adminUrl}/auth/set-password`);
  expect((await setPassword(backOffice, tokenIn(mail?.text ?? ''))).status).toBe(204);
  const started = await signIn(backOffice, '/admin', email);
  const { userId } = dataOf<{ userId: string }>(started);
  expect(await actionsOn(userId)).toEqual(
    expect.arrayContaining(['staff.created', 'password-link.created', 'password.set', 'sign-in.started']),
  );
});

it('a staff member is created once, and gets a new link while the password is missing', async () => {
  const email = newEmail();
  const first = tokenIn(await admin(email, '--print-link'));
  const second = tokenIn(await admin(email, '--print-link'));
  expect((await setPassword(backOffice, first)).status).toBe(404);
  expect((await setPassword(backOffice, second)).status).toBe(204);
  expect(await admin(email)).toContain('Nothing was changed');
  expect(await db.selectFrom('staff').select('id').where('email', '=', email).execute()).toHaveLength(1);
});

it('a staff member’s role is not changed by a second run', async () => {
  const email = newEmail();
  await admin(email, '--role', 'finance', '--print-link');
  await expect(admin(email, '--role', 'compliance-head')).rejects.toThrow(/exists with the role finance/);
});

it.each([
  [['--email', 'grace'], /--email: /],
  [['--email', 'grace@example.com', '--first-name', 'Grace', '--last-name', 'H', '--role', 'boss'], /--role must be/],
  [['--first-name', 'Grace'], /--email is missing/],
  [['--mail', 'grace@example.com'], /Unknown option '--mail'/],
])('a wrong option is explained in one line: %j', async (parameters, message) => {
  const error = await run(adminCreate, ...parameters).catch((thrown: Error) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toMatch(message);
  expect((error as Error).message).not.toContain('\n');
});

it('a partner is created with an owner and an API key', async () => {
  const email = newEmail();
  const printed = await partner(email, '--scopes', 'invoices:read', '--handle', 'vale_one');
  const secret = /qk_[\w-]+/.exec(printed)?.[0] ?? '';
  const asPartner = (path: string, method = 'GET') =>
    portal.client().request(`/api/new/partners/invoices${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}` },
      ...(method === 'POST' && { body: {} }),
    });
  expect((await asPartner('/inv_00000000000000000000000000')).status).toBe(404);
  expect(codeOf(await asPartner('', 'POST'))).toBe('ForbiddenError');

  const [mail] = await mailsTo(app, email);
  expect(mail?.text).toContain('Vale LLC');
  expect((await setPassword(portal, tokenIn(mail?.text ?? ''))).status).toBe(204);
  expect(dataOf(await signIn(portal, '', email))).toMatchObject({ organizations: [{ legalName: 'Vale LLC' }] });
});

it('a partner is created once, and its key is printed once', async () => {
  const email = newEmail();
  expect(await partner(email, '--print-link')).toContain('qk_');
  const again = await partner(email, '--print-link');
  expect(again).toContain('exists as org_');
  expect(again).not.toContain('qk_');
  expect(await partner(email, '--print-link', '--new-key')).toContain('qk_');
});

it('nothing is created when the handle is taken', async () => {
  await partner(newEmail(), '--print-link', '--handle', 'vale_two');
  const email = newEmail();
  await expect(partner(email, '--print-link', '--handle', 'VALE_two')).rejects.toThrow(/--handle: .* is taken/);
  expect(await db.selectFrom('people').select('id').where('email', '=', email).execute()).toEqual([]);
});

it('a link sets a password once, on its own site, and only a strong one', async () => {
  const email = newEmail();
  const token = tokenIn(await admin(email, '--print-link'));
  expect((await setPassword(portal, token)).status, 'in the portal').toBe(404);
  expect(codeOf(await setPassword(backOffice, token, 'short'))).toBe('ValidationError');
  const check = () => backOffice.client().request('/api/new/password-links/check', { method: 'POST', body: { token } });
  expect(dataOf(await check())).toEqual({ email });
  const answers = await Promise.all([1, 2, 3].map(() => setPassword(backOffice, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  expect((await check()).status).toBe(404);
});

it('a link ends after three days, and for somebody who is disabled', async () => {
  const [late, disabled] = [newEmail(), newEmail()];
  const lateToken = tokenIn(await admin(late, '--print-link'));
  await db
    .updateTable('password_links')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', 'in', db.selectFrom('staff').select('id').where('email', '=', late))
    .execute();
  expect((await setPassword(backOffice, lateToken)).status).toBe(404);
  const disabledToken = tokenIn(await admin(disabled, '--print-link'));
  await db.updateTable('staff').set({ status: 'suspended' }).where('email', '=', disabled).execute();
  expect((await setPassword(backOffice, disabledToken)).status).toBe(404);
});
