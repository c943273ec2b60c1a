import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson } from '../../identity/index.ts';
import type { SentInvoice } from '../../invoices/index.ts';
import { addMember } from '../../organizations/index.ts';
import { sandboxProcessorSite } from '../../providers/index.ts';
import { codeOf, dataOf, type TestClient } from '../../test-support/test-client.ts';
import { ownerPassword } from '../../test-support/trading-world.ts';
import { buyerPortal } from '../buyer-portal-fixtures.ts';
import { applyCardNews } from './apply-charge.ts';
import { someCard } from './card-fixtures.ts';
import { cardSubmission } from './charge-submission.ts';

const portal = buyerPortal();
let sent: SentInvoice;

beforeEach(async () => {
  sent = await portal.world.send({
    dueDate: '2090-03-31',
    paymentMethods: { achDirectDebit: { enabled: false }, cardPayment: { enabled: true } },
  });
});

interface Asker {
  readonly client: TestClient;
  readonly userId: string;
}

/** Another member of the buyer's organization than the one whom the invoice was sent to. */
async function joinManager(): Promise<Asker & { readonly email: string }> {
  const email = `manager-${crypto.randomUUID()}@example.com`;
  const userId = await createPerson(portal.app.db, {
    email,
    password: ownerPassword,
    firstName: 'Mia',
    lastName: 'Manager',
  });
  const { organizationId } = portal.world.buyer;
  await addMember(portal.app.db, { organizationId: organizationId ?? '', personId: userId, role: 'manager' });
  return { client: await portal.signIn(email), userId, email };
}

const call = ({ client, userId }: Asker, name: string, body: object = {}) =>
  client.request(`/api/${userId}/invoices/card/${name}`, {
    method: 'POST',
    body: { invoiceId: sent.invoice.id, ...body },
  });

async function enter(asker: Asker): Promise<string> {
  const { fieldsUrl } = dataOf(await call(asker, 'session'));
  const session = new URL(String(fieldsUrl)).searchParams.get('session');
  const answer = await sandboxProcessorSite(portal.app).request('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...someCard, session }),
  });
  return ((await answer.json()) as { token: string }).token;
}

const recipientsOf = async (template: string) =>
  (
    await portal.app.db
      .selectFrom('outbox')
      .select('recipient')
      .where('about', '=', sent.invoice.id)
      .where('template', '=', template)
      .execute()
  ).map(({ recipient }) => recipient);

describe('a signed-in buyer', () => {
  it('pays by card, and gets the mails about it, wherever the invoice was sent to', async () => {
    const manager = await joinManager();
    const paid = await call(manager, 'pay', { cardToken: await enter(manager), finalAmount: '100' });
    expect(dataOf(paid)).toMatchObject({ status: 'pending_payment_approval', paymentMethod: 'card', viewer: 'buyer' });
    await cardSubmission.drain(portal.app);
    await cardSubmission.drain(portal.app);
    await portal.world.goTo('2090-03-20');
    expect((await portal.world.invoice(sent.invoice.id)).status).toBe('allocated');
    expect(await recipientsOf('payment-confirmation-payer')).toEqual([manager.email]);

    const { id } = await portal.app.db
      .selectFrom('card_charges')
      .innerJoin('invoice_payments', 'invoice_payments.id', 'payment_id')
      .select('card_charges.id')
      .where('invoice_id', '=', sent.invoice.id)
      .executeTakeFirstOrThrow();
    const at = await portal.app.clock.now(portal.app.db);
    await portal.world.as({ kind: 'system' }, (context) => applyCardNews(context, id, { kind: 'dispute-lost', at }));
    expect(await recipientsOf('card-dispute-lost-payer')).toEqual([manager.email]);
  });

  it('can’t pay with a card that a colleague has entered, or an invoice of others', async () => {
    const manager = await joinManager();
    const owner = { client: portal.buyer, userId: portal.world.buyer.userId };
    const answer = await call(owner, 'pay', { cardToken: await enter(manager), finalAmount: '100' });
    expect(codeOf(answer)).toBe('CardTokenInvalidError');
    const seller = { client: await portal.signIn(portal.world.seller.email), userId: portal.world.seller.userId };
    expect(codeOf(await call(seller, 'session'))).toBe('NotFoundError');
  });
});
