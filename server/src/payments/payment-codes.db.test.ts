import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '../invoices/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { codeMailTo, mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { businessPassword, createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';

const portal = testServer(testDatabase());
let world: TradingWorld;
let buyer: TestClient;

beforeAll(async () => {
  await startOn(portal.app, '2090-03-06');
  world = await createTradingWorld(portal.app);
  await world.deposit('10000');
  buyer = await signIn(world.buyer.email);
});

async function signIn(email: string): Promise<TestClient> {
  const client = portal.client();
  await client.request('/api/new/sessions/intermediate', {
    method: 'POST',
    body: { email, password: businessPassword },
  });
  const confirmed = await client.request('/api/new/sessions/confirm', {
    method: 'POST',
    body: {},
    headers: { 'otp-code': await mailedCode(portal.app, email) },
  });
  expect(confirmed.status).toBe(200);
  return client;
}

async function newInvoice(amount = '100'): Promise<Invoice> {
  const { invoice } = await world.send({ dueDate: '2090-03-20', items: [{ name: 'Work', rate: amount, qty: '1' }] });
  return invoice;
}

const askForCode = (invoice: Pick<Invoice, 'id'> | undefined, client = buyer, userId = world.buyer.userId) =>
  client.request(`/api/${userId}/me/send-email-2fa`, {
    method: 'POST',
    body: { purpose: 'POST /invoices/pay', ...(invoice && { invoiceId: invoice.id }) },
  });

const pay = ({ id }: Invoice, code: string) =>
  buyer.request(`/api/${world.buyer.userId}/invoices/pay`, {
    method: 'POST',
    body: { invoiceId: id },
    headers: { 'otp-code': code },
  });

async function mailedCodeFor(invoice: Invoice): Promise<string> {
  expect((await askForCode(invoice)).status).toBe(200);
  return await mailedCode(portal.app, world.buyer.email);
}

describe('the code of a payment', () => {
  it('confirms the invoice it was asked for', async () => {
    const invoice = await newInvoice();
    const paid = await pay(invoice, await mailedCodeFor(invoice));
    expect(paid.status).toBe(200);
    expect(dataOf(paid)).toMatchObject({ _id: invoice.id, status: 'allocated' });
  });

  it('confirms no other invoice of the same buyer, which stays open', async () => {
    const [small, large] = [await newInvoice('5'), await newInvoice('5000')];
    const code = await mailedCodeFor(small);
    const refused = await pay(large, code);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'InvalidOtpError']);
    expect((await world.invoice(large.id)).status).toBe('sent');
    expect((await pay(small, code)).status).toBe(200);
  });

  it('is mailed with whom and how much it pays', async () => {
    const invoice = await newInvoice('1234.50');
    await askForCode(invoice);
    const { subject, text } = await codeMailTo(portal.app, world.buyer.email);
    expect(subject).toMatch(/^\d{6} is your payment confirmation code$/);
    expect(text).toContain('$1,234.50 to seller Inc.');
    expect(text).toContain(invoice.number ?? 'no number');
  });

  it('asked for again within thirty seconds is the one that was mailed, which stays good', async () => {
    const invoice = await newInvoice();
    const first = await askForCode(invoice);
    const mails = (await mailsTo(portal.app, world.buyer.email)).length;
    const early = await askForCode(invoice);
    expect(dataOf(early)).toEqual(dataOf(first));
    expect(await mailsTo(portal.app, world.buyer.email)).toHaveLength(mails);
    expect((await pay(invoice, await mailedCode(portal.app, world.buyer.email))).status).toBe(200);
  });
});

describe('a code is refused', () => {
  it('without the invoice that it is for', async () => {
    const refused = await askForCode(undefined);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ validations: [{ path: 'invoiceId' }] });
  });

  it('to anybody but the recipient, as if there were no such invoice', async () => {
    const invoice = await newInvoice();
    const seller = await signIn(world.seller.email);
    const mails = (await mailsTo(portal.app, world.seller.email)).length;
    expect(codeOf(await askForCode(invoice, seller, world.seller.userId))).toBe('NotFoundError');
    expect(codeOf(await askForCode({ id: 'inv_00000000000000000000000000' }))).toBe('NotFoundError');
    expect(await mailsTo(portal.app, world.seller.email)).toHaveLength(mails);
  });

  it('to a member who may look and not pay', async () => {
    const invoice = await newInvoice();
    const roleOf = (role: 'owner' | 'read-only') =>
      portal.app.db.updateTable('memberships').set({ role }).where('person_id', '=', world.buyer.userId).execute();
    await roleOf('read-only');
    const refused = await askForCode(invoice);
    await roleOf('owner');
    expect([refused.status, codeOf(refused)]).toEqual([403, 'ForbiddenError']);
  });

  it('for an invoice that is paid or being paid', async () => {
    const paid = await newInvoice();
    await world.payFromBalance(paid);
    expect(codeOf(await askForCode(paid))).toBe('InvoiceStateError');
    const sent = await world.send({ dueDate: '2090-03-20' });
    await world.payAsGuest(sent, 'everyday');
    expect(codeOf(await askForCode(sent.invoice))).toBe('InvoicePaymentProcessingError');
  });
});
