import { beforeEach, describe, expect, it } from 'vitest';
import type { SentInvoice } from '../invoices/index.ts';
import { linkSandboxAccount } from '../providers/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { createTradingWorld } from '../test-support/trading-world.ts';
import { buyerPortal } from './buyer-portal-fixtures.ts';

const portal = buyerPortal();
let sent: SentInvoice;

beforeEach(async () => {
  sent = await portal.world.send({ dueDate: '2090-03-31' });
});

interface Asker {
  readonly client: TestClient;
  readonly userId: string;
}

const buyer = (): Asker => ({ client: portal.buyer, userId: portal.world.buyer.userId });
const as = async ({ email, userId }: { readonly email: string; readonly userId: string }): Promise<Asker> => ({
  client: await portal.signIn(email),
  userId,
});

const call = (name: string, body: object = {}, { client, userId }: Asker = buyer()) =>
  client.request(`/api/${userId}/invoices/ach-debit/${name}`, {
    method: 'POST',
    body: { invoiceId: sent.invoice.id, ...body },
  });

const setRole = (role: 'owner' | 'read-only') =>
  portal.app.db.updateTable('memberships').set({ role }).where('person_id', '=', portal.world.buyer.userId).execute();

const link = (reference: string) =>
  linkSandboxAccount(portal.app.db, { reference, bankId: 'test-bank', accountId: 'everyday', userName: 'ann' });
const ownReference = (invoiceId = sent.invoice.id) => `${portal.world.buyer.userId}/${invoiceId}`;

const calls: readonly [string, object][] = [
  ['token', {}],
  ['authorization', { providerUserId: 'somebody' }],
  ['pay', { providerUserId: 'somebody', authorizationHash: 'a'.repeat(64) }],
];

describe('a signed-in buyer', () => {
  it('pays by bank debit, with an authorization in their name', async () => {
    expect(dataOf(await call('token')).windowUrl).toContain('/bank-linking?token=');
    const providerUserId = await link(ownReference());
    const { hash } = dataOf(await call('authorization', { providerUserId }));
    const paid = await call('pay', { providerUserId, authorizationHash: hash });
    expect(dataOf(paid)).toMatchObject({ status: 'pending_payment_approval', viewer: 'buyer' });
    const kept = await portal.app.db
      .selectFrom('debit_authorizations')
      .select(['invite_id', 'person_id', 'hash'])
      .where('invoice_id', '=', sent.invoice.id)
      .execute();
    expect(kept).toEqual([{ invite_id: null, person_id: portal.world.buyer.userId, hash }]);
  });

  it('can’t use an account linked for another invoice, or by the guest of this one', async () => {
    const other = await portal.world.send({ dueDate: '2090-03-31' });
    for (const reference of [ownReference(other.invoice.id), sent.guestLink.inviteId]) {
      const answer = await call('authorization', { providerUserId: await link(reference) });
      expect([answer.status, codeOf(answer)]).toEqual([409, 'BankAccountNotLinkedError']);
    }
  });

  it.each(calls)('can’t use another person’s id in the path of %s', async (name, body) => {
    const answer = await call(name, body, { client: portal.buyer, userId: portal.world.seller.userId });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'ForbiddenError']);
  });
});

describe('paying by debit is refused', () => {
  it.each(calls)('to the seller by %s', async (name, body) => {
    const answer = await call(name, body, await as(portal.world.seller));
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NotFoundError']);
  });

  it.each(calls)('to an unrelated organization by %s', async (name, body) => {
    const { buyer: stranger } = await createTradingWorld(portal.app);
    const answer = await call(name, body, await as(stranger));
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NotFoundError']);
  });

  it.each(calls)('to a read-only member of the buyer’s organization by %s', async (name, body) => {
    await setRole('read-only');
    const answer = await call(name, body);
    await setRole('owner');
    expect([answer.status, codeOf(answer)]).toEqual([403, 'ForbiddenError']);
  });

  it.each(calls)('without a session by %s', async (name, body) => {
    const answer = await call(name, body, { client: portal.visitor(), userId: portal.world.buyer.userId });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'UnauthenticatedError']);
  });
});
