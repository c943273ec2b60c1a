import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { setUpApp } from '../../identity/second-factor-fixtures.ts';
import { newEmail } from '../../identity/sign-in-fixtures.ts';
import { type Acting, newOwner } from '../../members/members-fixtures.ts';
import { smtpEmail } from '../../providers/email/index.ts';
import { outboxDelivery } from '../../test-support/outbox.ts';
import { codeOf, dataOf } from '../../test-support/test-client.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { startTestMailServer } from '../../test-support/test-mail-server.ts';
import { mailedCode, mailsTo } from '../../test-support/test-mailbox.ts';
import { testServer } from '../../test-support/test-server.ts';
import { sendMail } from '../index.ts';
import { bounceOf } from './bounce-fixtures.ts';
import { bouncePath } from './bounce-routes.ts';

const database = testDatabase();
const { db } = database;
const bounceSigningKey = randomBytes(32);
const server = testServer(database, { config: { bounceSigningKey } });
const withoutKey = testServer(database);
const { app } = server;

async function post(source: Buffer, { key = bounceSigningKey, to = server, path = bouncePath } = {}) {
  const id = `msg_${crypto.randomUUID()}`;
  const at = new Date();
  const response = await fetch(to.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key.toString('base64')).sign(id, at, source.toString('latin1')),
    },
    body: Uint8Array.from(source),
  });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, headers: response.headers, body };
}

const notice = (to: string) =>
  sendMail(db, {
    to,
    template: 'plan-upgrade-request',
    locale: 'en',
    data: { organizationName: 'Acme', link: 'https://a.example' },
  });

const codeMail = (to: string) =>
  sendMail(db, { to, template: 'confirmation-code', locale: 'en', data: { code: '482913' } });

const receiptsOf = (id: string) =>
  db.selectFrom('message_receipts').select(['status', 'reason']).where('outbox_id', '=', id).execute();

const marks = (email: string) =>
  db.selectFrom('undeliverable_addresses').select('reason').where('email', '=', email).execute();

/** Lets a mail to the address come back for good. */
async function bounce(email: string, status = '5.1.1'): Promise<string> {
  const messageId = await notice(email);
  expect(await post(bounceOf({ messageId, status }))).toMatchObject({ status: 200, body: { outcome: 'kept' } });
  return messageId;
}

const isUnreachable = async (person: Acting) =>
  dataOf<{ emailUndeliverable: boolean }>(await person.ask('GET', '/me')).emailUndeliverable;

describe('a returned mail', () => {
  it('marks its address when it is returned for good, and is kept with its message', async () => {
    const email = newEmail();
    const id = await bounce(email);
    expect(await receiptsOf(id)).toEqual([{ status: 'undelivered', reason: '5.1.1' }]);
    expect(await marks(email)).toEqual([{ reason: '5.1.1' }]);
  });

  it('is only kept when the mailbox is full, and while the server keeps trying', async () => {
    const email = newEmail();
    const full = await bounce(email, '5.2.2');
    const late = await codeMail(email);
    await post(bounceOf({ messageId: late, action: 'delayed', status: '4.4.1' }));
    expect(await receiptsOf(full)).toEqual([{ status: 'undelivered', reason: '5.2.2' }]);
    expect(await receiptsOf(late)).toEqual([{ status: 'sent', reason: '4.4.1' }]);
    expect(await marks(email)).toEqual([]);
  });

  it('is kept once, however often it is sent', async () => {
    const source = bounceOf({ messageId: await codeMail(newEmail()) });
    const answers = await Promise.all([post(source), post(source), post(source)]);
    const outcomes = answers.map(({ body }) => (body as { outcome: string }).outcome);
    expect(outcomes.sort()).toEqual(['kept', 'repeated', 'repeated']);
  });

  it('of an unknown mail, or a message that is no report, changes nothing', async () => {
    const unknown = bounceOf({ messageId: 'out_00000000000000000000000000' });
    expect((await post(unknown)).body).toEqual({ outcome: 'unknown-message' });
    expect((await post(Buffer.from('Subject: Out of office\r\n\r\nBack on Monday'))).body).toEqual({
      outcome: 'no-report',
    });
  });

  it('is refused with another key, too large, or where no key is configured', async () => {
    const email = newEmail();
    const source = bounceOf({ messageId: await codeMail(email) });
    expect(codeOf(await post(source, { key: randomBytes(32) }))).toBe('UnauthenticatedError');
    expect((await post(Buffer.alloc(1_100_000, 65))).status).toBe(413);
    expect((await post(source, { to: withoutKey })).status).toBe(404);
    expect(await marks(email)).toEqual([]);
  });
});

describe('an undeliverable address', () => {
  it('gets nothing but codes', async () => {
    const email = newEmail();
    await bounce(email);
    const held = await notice(email);
    const code = await codeMail(email);
    while ((await outboxDelivery.drain(app)) > 0);
    const row = (id: string) => db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await row(held)).toMatchObject({ last_error: 'address undeliverable', delivered_at: null, data: {} });
    expect((await row(code)).delivered_at).toBeInstanceOf(Date);
  });

  it('is marked when the mail server refuses it at once', async () => {
    const mails = await startTestMailServer({ tls: 'off', refuse: () => '550 5.1.1 no such user' });
    const email = smtpEmail({ host: 'localhost', port: mails.port, tls: 'off', connections: 1, timeoutMs: 5_000 });
    const to = newEmail();
    await codeMail(to);
    const providers = { ...app.providers, email };
    while ((await outboxDelivery.drain({ ...app, providers })) > 0);
    await email.close?.();
    await mails.close();
    expect(await marks(to)).toEqual([{ reason: '5.1.1' }]);
  });

  it('is told to its person, who confirms it by a mailed code, also with an authenticator app', async () => {
    const owner = await newOwner(server);
    await setUpApp(app, owner.client, owner.person);
    await bounce(owner.person.email);
    expect(await isUnreachable(owner)).toBe(true);
    const asked = await owner.ask('POST', '/me/send-email-2fa', { purpose: 'POST /me/confirm-email' });
    expect(dataOf(asked)).toMatchObject({ codeSource: 'email' });
    const confirm = (otpCode: string) =>
      owner.client.request(`/api/${owner.person.userId}/me/confirm-email`, {
        method: 'POST',
        headers: { 'otp-code': otpCode },
      });
    expect(codeOf(await confirm('000000'))).toBe('InvalidOtpError');
    expect(await isUnreachable(owner)).toBe(true);
    expect((await confirm(await mailedCode(app, owner.person.email))).status).toBeLessThan(300);
    expect(await isUnreachable(owner)).toBe(false);
    await notice(owner.person.email);
    expect((await mailsTo(app, owner.person.email)).length).toBeGreaterThan(1);
  });

  it('is shown with invites, and is not invited again', async () => {
    const owner = await newOwner(server);
    const [contact, member] = [newEmail(), newEmail()];
    await owner.ask('POST', '/contacts/new-invite', { firstName: 'Bo', lastName: 'Field', email: contact });
    await owner.confirmed('POST /invites', { inviteeEmail: member, role: 'no-access' });
    await bounce(contact);
    await bounce(member);
    const contacts = dataOf<{ invited: { items: { invite: object }[] } }>(await owner.ask('GET', '/contacts'));
    expect(contacts.invited.items).toMatchObject([{ invite: { isUndeliverable: true } }]);
    const people = dataOf<{ invites: object[] }>(await owner.ask('GET', '/invites'));
    expect(people.invites).toMatchObject([{ email: member, isUndeliverable: true }]);
    const other = await newOwner(server);
    const again = await other.ask('POST', '/contacts/new-invite', {
      firstName: 'Bo',
      lastName: 'Field',
      email: contact,
    });
    expect(again).toMatchObject({
      status: 422,
      body: {
        validations: [
          { path: 'email', message: 'Messages to this address come back. Check it, or ask for another one.' },
        ],
      },
    });
  });
});
