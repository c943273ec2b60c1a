import { afterEach, describe, expect, it } from 'vitest';
import { setUpApp } from '../../identity/second-factor-fixtures.ts';
import { confirm, newPerson, signIn, start } from '../../identity/sign-in-fixtures.ts';
import { sendMail, sendSms } from '../../notifications/index.ts';
import { outboxDelivery } from '../../test-support/outbox.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { testServer } from '../../test-support/test-server.ts';

const database = testDatabase();
const { db } = database;
const portal = testServer(database);
const production = testServer(database, { config: { mode: 'production' } });

afterEach(async () => {
  await db.deleteFrom('mailbox_messages').execute();
});

async function deliverInvoice(to: string, sellerName = 'Harbor Light'): Promise<void> {
  await sendMail(db, {
    to,
    template: 'invoice-sent',
    locale: 'en',
    data: {
      sellerName,
      invoiceNumber: 'INV-1',
      amount: '$10.00',
      dueDate: '2026-03-05',
      link: 'https://pay.example.com/pay-invoice?token=guest_abc',
    },
  });
  await deliver();
}

async function deliver(): Promise<void> {
  while ((await outboxDelivery.drain(portal.app)) > 0);
}

const open = (path = '') => fetch(`${portal.url}/sandbox/mailbox${path}`);
const read = async (path = ''): Promise<string> => (await open(path)).text();

interface Item {
  readonly id: string;
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
const items = async (query = ''): Promise<Item[]> =>
  ((await (await open(`/messages.json${query}`)).json()) as { items: Item[] }).items;

describe('the mailbox', () => {
  it('says that there are no messages yet', async () => {
    expect(await read()).toContain('No messages yet');
  });

  it('lists messages, newest first', async () => {
    await deliverInvoice('first@example.com');
    await deliverInvoice('second@example.com');
    expect((await items()).map(({ to }) => to)).toEqual(['second@example.com', 'first@example.com']);
    const page = await read();
    expect(page.indexOf('second@example.com')).toBeLessThan(page.indexOf('first@example.com'));
  });

  it('filters by a whole address exactly, and by part of an address', async () => {
    await deliverInvoice('ann@example.com');
    await deliverInvoice('joann@example.com');
    expect((await items('?to=ann@example.com')).map(({ to }) => to)).toEqual(['ann@example.com']);
    expect(await items('?to=ANN')).toHaveLength(2);
    expect(await items('?to=%25')).toEqual([]);
    expect(await read('?to=nobody@example.com')).toContain('Nothing for this address');
  });

  it('shows text messages too', async () => {
    await sendSms(db, {
      to: '+15550100200',
      template: 'phone-verification-code',
      locale: 'en',
      data: { code: '120934' },
    });
    await deliver();
    const [sms] = await items('?to=%2B15550100200');
    expect(sms).toMatchObject({ channel: 'sms', text: expect.stringContaining('120934') });
    expect(await read(`/messages/${sms?.id}`)).toContain('120934');
  });

  it('provides the newest message to an open page', async () => {
    await deliverInvoice('ann@example.com');
    const [message] = await items();
    const newest = await (await open('/newest.json')).json();
    expect(newest).toEqual({ newestId: message?.id, businessDate: await portal.app.clock.today(db) });
  });

  it('escapes the content of messages', async () => {
    await deliverInvoice('ann@example.com', '<script>alert(1)</script>"><b>');
    const [message] = await items();
    for (const path of [
      '',
      `/messages/${message?.id}`,
      `/messages/${message?.id}/content`,
      `/messages/${message?.id}/measure`,
      '?to=%22%3E%3Cscript%3Ealert(1)',
    ]) {
      expect(await read(path)).not.toMatch(/<script>alert|"><b>|"><script/);
    }
  });

  it('runs only its own files, and nothing in a mail', async () => {
    await deliverInvoice('ann@example.com');
    const [message] = await items();
    const pagePolicy = (await open()).headers.get('content-security-policy') ?? '';
    expect(pagePolicy).toContain("default-src 'none'");
    expect(pagePolicy).toContain("script-src 'self'");
    expect(pagePolicy).not.toContain('unsafe');
    const mail = await open(`/messages/${message?.id}/content`);
    const mailPolicy = mail.headers.get('content-security-policy') ?? '';
    expect(mailPolicy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
    expect(mailPolicy).not.toContain('script-src');
    expect(mail.headers.get('x-frame-options')).toBeNull();
    expect(await mail.text()).toContain('href="https://pay.example.com/pay-invoice?token=guest_abc" target="_blank"');
  });

  it('measures the height of a mail in a copy that runs nothing and opens nothing', async () => {
    await deliverInvoice('ann@example.com');
    const [message] = await items();
    const copy = await open(`/messages/${message?.id}/measure`);
    const policy = copy.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox allow-same-origin']));
    expect(policy).not.toMatch(/script-src|allow-scripts/);
    expect(await copy.text()).toBe(await (await open(`/messages/${message?.id}/content`)).text());
  });

  it('serves its style and script as files', async () => {
    for (const sheet of ['mailbox', 'message']) {
      expect((await open(`/assets/${sheet}.css`)).headers.get('content-type')).toContain('text/css');
    }
    expect((await open('/assets/mailbox.js')).headers.get('content-type')).toContain('text/javascript');
  });

  it.each([
    '/messages/msg_unknown',
    '/messages/msg_unknown/content',
    '/messages/msg_unknown/measure',
    '/assets/routes.ts',
  ])('has nothing at %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('says that a message doesn’t exist, with a link back to the list', async () => {
    const text = await (await open('/messages/msg_unknown')).text();
    expect(text).toContain('No such message');
    expect(text).toContain('href="/sandbox/mailbox"');
  });

  it('accepts an invalid query', async () => {
    for (const query of ['?to=%00', '?before=%27%3B--', '?to=%F0%9F%98%80', `?to=${'x'.repeat(5000)}`]) {
      expect((await open(query)).status).toBe(200);
    }
  });

  it('lets a mail come back as undeliverable, from its own page only', async () => {
    await deliverInvoice('gone@example.com');
    const [message] = await items();
    const page = `/messages/${message?.id}`;
    const giveBack = (site: string) =>
      fetch(`${portal.url}/sandbox/mailbox${page}/bounce`, { method: 'POST', headers: { 'sec-fetch-site': site } });
    expect(await read(page)).toContain('Return as undeliverable');
    expect((await giveBack('cross-site')).status).toBe(403);
    expect(await read(page)).toContain('Return as undeliverable');
    await giveBack('same-origin');
    expect(await read(page)).toContain('This mail came back');
    await deliverInvoice('gone@example.com');
    expect(await items('?to=gone@example.com')).toHaveLength(1);
  });

  it('does not exist outside the sandbox', async () => {
    for (const path of ['', '/messages.json', '/assets/mailbox.js']) {
      expect((await fetch(`${production.url}/sandbox/mailbox${path}`)).status).toBe(404);
    }
  });
});

describe('codes of authenticator apps', () => {
  interface PresentCode {
    readonly email: string;
    readonly code: string | null;
  }
  const apps = async (query = ''): Promise<readonly PresentCode[]> =>
    ((await (await open(`/authenticator-codes.json${query}`)).json()) as { items: PresentCode[] }).items;
  const codes = (to: string) => apps(`?to=${to}`);
  const emails = async (query?: string) => (await apps(query)).map(({ email }) => email);

  it('are shown, each until it is used', async () => {
    const person = await newPerson(db);
    const client = await signIn(portal, person);
    expect(await codes(person.email)).toEqual([]);
    await setUpApp(portal.app, client, person);
    const [shown] = await codes(person.email);
    expect(await read(`?to=${person.email}`)).toContain(shown?.code);
    const other = portal.client();
    await start(other, person);
    expect((await confirm(other, shown?.code ?? '')).status).toBe(200);
    expect((await codes(person.email))[0]?.code).not.toBe(shown?.code);
  });

  it('are filtered like messages: by a whole address exactly, by part of one, and none for a phone number', async () => {
    const people = [await newPerson(db), await newPerson(db)];
    for (const person of people) await setUpApp(portal.app, await signIn(portal, person), person);
    const [first, second] = people.map(({ email }) => email);
    expect(await emails(`?to=${first}`)).toEqual([first]);
    expect(await emails(`?to=${first?.slice(0, 12).toUpperCase()}`)).toEqual([first]);
    expect(await emails()).toEqual(expect.arrayContaining([first, second]));
    for (const other of ['%2B12125550163', 'nobody', '%25']) expect(await emails(`?to=${other}`)).toEqual([]);
    expect(await read('?to=%2B12125550163')).not.toContain('Authenticator apps');
  });

  it('are nowhere in production', async () => {
    expect((await fetch(`${production.url}/sandbox/mailbox/authenticator-codes.json`)).status).toBe(404);
  });
});
