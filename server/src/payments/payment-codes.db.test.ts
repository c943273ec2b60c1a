import { contract } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../invoices/index.ts';
import { codePurpose } from '../kernel/index.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { codeMailTo, mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { buyerPortal } from './buyer-portal-fixtures.ts';

const portal = buyerPortal();

async function newInvoice(amount = '100'): Promise<Invoice> {
  const { invoice } = await portal.world.send({
    dueDate: '2090-03-20',
    items: [{ name: 'Work', rate: amount, qty: '1' }],
  });
  return invoice;
}

const askForCode = (invoice: Pick<Invoice, 'id'> | undefined) => portal.askForCode(invoice?.id);

const pay = ({ id }: Invoice, code: string, key?: string) => portal.pay(id, code, key);

async function countKeys(): Promise<number> {
  const { count } = await portal.app.db
    .selectFrom('idempotency_keys')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts how often a code of this invoice was used up. */
async function countUses({ id }: Invoice): Promise<number> {
  const events = await portal.app.db
    .selectFrom('audit_events')
    .select('detail')
    .where('action', '=', 'one-time-code.used')
    .execute();
  const purpose = codePurpose(contract.payInvoice, { fields: { invoiceId: id }, actor: portal.world.buyer });
  return events.filter(({ detail }) => JSON.stringify(detail).includes(purpose)).length;
}

async function mailedCodeFor(invoice: Invoice): Promise<string> {
  expect((await askForCode(invoice)).status).toBe(200);
  return await mailedCode(portal.app, portal.world.buyer.email);
}

describe('the code of a payment', () => {
  it('confirms the invoice it was requested for', async () => {
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
    expect((await portal.world.invoice(large.id)).status).toBe('sent');
    expect((await pay(small, code)).status).toBe(200);
  });

  it('is mailed with the recipient and the amount', async () => {
    const invoice = await newInvoice('1234.50');
    await askForCode(invoice);
    const { subject, text } = await codeMailTo(portal.app, portal.world.buyer.email);
    expect(subject).toMatch(/^\d{6} is your payment confirmation code$/);
    expect(text).toContain('$1,234.50 to seller Inc.');
    expect(text).toContain(invoice.number ?? 'no number');
  });

  it('requested again within thirty seconds stays the mailed one, which remains valid', async () => {
    const invoice = await newInvoice();
    const first = await askForCode(invoice);
    const mails = (await mailsTo(portal.app, portal.world.buyer.email)).length;
    const early = await askForCode(invoice);
    expect(dataOf(early)).toEqual(dataOf(first));
    expect(await mailsTo(portal.app, portal.world.buyer.email)).toHaveLength(mails);
    expect((await pay(invoice, await mailedCode(portal.app, portal.world.buyer.email))).status).toBe(200);
  });
});

describe('the code and the key of a payment', () => {
  it('pay once for twenty simultaneous equal requests, with one answer for all', async () => {
    const invoice = await newInvoice();
    const code = await mailedCodeFor(invoice);
    const before = await countKeys();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(invoice, code, 'twenty-at-once')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(19);
    expect([await countKeys(), await countUses(invoice)]).toEqual([before + 1, 1]);
  });

  it('give one refusal to simultaneous equal requests, and remember it for the key', async () => {
    const invoice = await newInvoice('50000');
    const code = await mailedCodeFor(invoice);
    const before = await countKeys();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(invoice, code, 'refused-at-once')));
    expect(answers.map(codeOf)).toEqual(Array(20).fill('InsufficientFundsError'));
    expect([await countKeys(), await countUses(invoice)]).toEqual([before + 1, 1]);
    await portal.world.deposit('50000');
    expect(codeOf(await pay(invoice, code, 'refused-at-once'))).toBe('InsufficientFundsError');
    expect((await portal.world.invoice(invoice.id)).status).toBe('sent');
    expect((await pay(invoice, await mailedCodeFor(invoice), 'with-the-money')).status).toBe(200);
  });

  it('a repeated key uses up no code', async () => {
    const invoice = await newInvoice('90000');
    await pay(invoice, await mailedCodeFor(invoice), 'repeated');
    const fresh = await mailedCodeFor(invoice);
    expect(codeOf(await pay(invoice, fresh, 'repeated'))).toBe('InsufficientFundsError');
    expect(await countUses(invoice)).toBe(1);
    await portal.world.deposit('90000');
    expect((await pay(invoice, fresh, 'new-try')).status).toBe(200);
  });

  it('a key stays free after a wrong or used code, and works with a valid code', async () => {
    const invoice = await newInvoice('120000');
    const code = await mailedCodeFor(invoice);
    const before = await countKeys();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(codeOf(await pay(invoice, wrong, 'later'))).toBe('InvalidOtpError');
    expect(await countKeys()).toBe(before);
    expect(codeOf(await pay(invoice, code, 'first'))).toBe('InsufficientFundsError');
    expect(codeOf(await pay(invoice, code, 'later'))).toBe('InvalidOtpError');
    expect(await countKeys()).toBe(before + 1);
    await portal.world.deposit('120000');
    expect((await pay(invoice, await mailedCodeFor(invoice), 'later')).status).toBe(200);
  });

  it('one code with two simultaneous keys confirms one, and the other key stays free', async () => {
    const invoice = await newInvoice('500000');
    const code = await mailedCodeFor(invoice);
    const before = await countKeys();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => pay(invoice, code, `race-${index}`)));
    const codes = answers.map(codeOf);
    expect(codes.filter((each) => each === 'InsufficientFundsError')).toHaveLength(1);
    expect(codes.filter((each) => each === 'InvalidOtpError')).toHaveLength(9);
    expect([await countKeys(), await countUses(invoice)]).toEqual([before + 1, 1]);
  });
});

describe('a code is refused', () => {
  it('without the invoice that it is for', async () => {
    const refused = await askForCode(undefined);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ validations: [{ path: 'invoiceId' }] });
  });

  it('to anybody but the recipient, as if the invoice did not exist', async () => {
    const invoice = await newInvoice();
    const seller = await portal.signIn(portal.world.seller.email);
    const mails = (await mailsTo(portal.app, portal.world.seller.email)).length;
    expect(codeOf(await portal.askForCode(invoice.id, seller, portal.world.seller.userId))).toBe('NotFoundError');
    expect(codeOf(await askForCode({ id: 'inv_00000000000000000000000000' }))).toBe('NotFoundError');
    expect(await mailsTo(portal.app, portal.world.seller.email)).toHaveLength(mails);
  });

  it('to a member who may not pay', async () => {
    const invoice = await newInvoice();
    const roleOf = (role: 'owner' | 'read-only') =>
      portal.app.db
        .updateTable('memberships')
        .set({ role })
        .where('person_id', '=', portal.world.buyer.userId)
        .execute();
    await roleOf('read-only');
    const refused = await askForCode(invoice);
    await roleOf('owner');
    expect([refused.status, codeOf(refused)]).toEqual([403, 'ForbiddenError']);
  });

  it('for an invoice that is paid or being paid', async () => {
    const paid = await newInvoice();
    await portal.world.payFromBalance(paid);
    expect(codeOf(await askForCode(paid))).toBe('InvoiceStateError');
    const sent = await portal.world.send({ dueDate: '2090-03-20' });
    await portal.world.payAsGuest(sent, 'everyday');
    expect(codeOf(await askForCode(sent.invoice))).toBe('InvoicePaymentProcessingError');
  });
});
