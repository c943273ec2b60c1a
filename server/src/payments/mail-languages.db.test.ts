import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../kernel/index.ts';
import { codeMailTo } from '../test-support/test-mailbox.ts';
import { buyerPortal } from './buyer-portal-fixtures.ts';
import { payFromBalance } from './index.ts';

const portal = buyerPortal();

const speak = (locale: Locale | null, userId: string) =>
  portal.app.db.updateTable('people').set({ locale }).where('id', '=', userId).execute();

/** Template, language and amount of what an address was mailed about an invoice. */
const mailsAbout = (invoiceId: string, { email }: { readonly email: string }) =>
  portal.app.db
    .selectFrom('outbox')
    .select(['template', 'locale', sql<string>`data ->> 'amount'`.as('amount')])
    .where('recipient', '=', email)
    .where('about', '=', invoiceId)
    .orderBy('id')
    .execute();

const [spanish, english] = [
  { locale: 'es', amount: expect.stringMatching(/^100,00/) },
  { locale: 'en', amount: '$100.00' },
];

describe('a seller who reads Spanish and a buyer who reads English', () => {
  beforeAll(async () => {
    await speak('es', portal.world.seller.userId);
    await speak('en', portal.world.buyer.userId);
  });

  it('get the mail about a payment each in their own language', async () => {
    const { seller, buyer } = portal.world;
    const { invoice } = await portal.world.send({ dueDate: '2090-03-20' });
    await portal.askForCode(invoice.id);
    const { subject, code } = await codeMailTo(portal.app, buyer.email);
    expect(subject).toMatch(/is your payment confirmation code$/);
    expect((await portal.pay(invoice.id, code)).status).toBe(200);
    expect(await mailsAbout(invoice.id, seller)).toEqual([{ template: 'payment-guaranteed-seller', ...spanish }]);
    // The invoice's mail has gone out, and with it what it said.
    expect(await mailsAbout(invoice.id, buyer)).toEqual([
      { template: 'invoice-sent', locale: 'en', amount: null },
      { template: 'payment-confirmation-payer', ...english },
    ]);
  });

  it('get it so too if a colleague of the buyer pays, who reads Spanish', async () => {
    const { world } = portal;
    const { invoice } = await world.send({ dueDate: '2090-03-20' });
    const colleague = { ...world.buyer, email: 'colleague@example.com', locale: 'es' } as const;
    await world.as(colleague, (context) =>
      payFromBalance(context, { invoiceId: invoice.id, buyerOrganizationId: world.buyer.organizationId ?? '' }),
    );
    expect((await mailsAbout(invoice.id, world.buyer)).at(-1)).toMatchObject({
      template: 'payment-confirmation-payer',
      ...english,
    });
  });

  it('get the mail about a refused debit each in their own language', async () => {
    const { seller, buyer } = portal.world;
    const sent = await portal.world.send({ dueDate: '2090-09-20' });
    await portal.world.payAsGuest(sent, 'refuses');
    await portal.world.goTo('2090-03-10');
    expect(await mailsAbout(sent.invoice.id, seller)).toMatchObject([
      { template: 'payment-started-seller' },
      { template: 'debit-refused-seller', ...spanish },
    ]);
    expect((await mailsAbout(sent.invoice.id, buyer)).at(-1)).toMatchObject(english);
  });
});

it('a code is mailed in the language of the person, else in that of the request', async () => {
  const { buyer } = portal.world;
  const askInSpanish = async () => {
    const { invoice } = await portal.world.send({ dueDate: '2090-09-20' });
    await portal.buyer.request(`/api/${buyer.userId}/me/send-email-2fa`, {
      method: 'POST',
      body: { purpose: 'POST /invoices/pay', invoiceId: invoice.id },
      headers: { 'accept-language': 'es' },
    });
    return (await codeMailTo(portal.app, buyer.email)).subject;
  };
  await speak('en', buyer.userId);
  expect(await askInSpanish()).toMatch(/is your payment confirmation code$/);
  await speak(null, buyer.userId);
  expect(await askInSpanish()).toMatch(/es su código para confirmar el pago$/);
});
