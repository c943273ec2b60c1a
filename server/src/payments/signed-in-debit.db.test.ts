import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPerson } from '../identity/index.ts';
import type { SentInvoice } from '../invoices/index.ts';
import { addMember } from '../organizations/index.ts';
import { linkSandboxAccount } from '../providers/index.ts';
import { railsSubmission } from '../rails/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { createTradingWorld, ownerPassword } from '../test-support/trading-world.ts';
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

/** A manager of the buyer's organization. The invoice went to its owner. */
async function joinManager(): Promise<Asker & { readonly email: string }> {
  const email = `manager-${crypto.randomUUID()}@example.com`;
  const person = { email, password: ownerPassword, firstName: 'Mia', lastName: 'Manager' };
  const userId = await createPerson(portal.app.db, person);
  const { organizationId } = portal.world.buyer;
  await addMember(portal.app.db, { organizationId: organizationId ?? '', personId: userId, role: 'manager' });
  return { ...(await as({ email, userId })), email };
}

/** Links an account, reads the authorization and accepts it. */
async function payAs(asker: Asker, headers: Record<string, string> = {}) {
  const providerUserId = await link(`${asker.userId}/${sent.invoice.id}`);
  const { hash, text } = dataOf(await call('authorization', { providerUserId }, asker));
  const pay = () =>
    asker.client.request(`/api/${asker.userId}/invoices/ach-debit/pay`, {
      method: 'POST',
      body: { invoiceId: sent.invoice.id, providerUserId, authorizationHash: hash },
      headers,
    });
  return { answer: await pay(), text: String(text), payAgain: pay };
}

const mailsOf = (template: string) =>
  portal.app.db
    .selectFrom('outbox')
    .select(['recipient', 'data'])
    .where('about', '=', sent.invoice.id)
    .where('template', '=', template)
    .execute();

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

  it('authorizes in the name of their organization, and gets the only copy of it', async () => {
    const manager = await joinManager();
    const { answer, text } = await payAs(manager);
    expect(dataOf(answer)).toMatchObject({ status: 'pending_payment_approval' });
    expect(text).toContain('I, buyer Inc., authorize');
    expect(await mailsOf('debit-authorization-copy')).toMatchObject([{ recipient: manager.email }]);
  });

  it('is led back to the portal, with no link that opens without signing in, when the debit fails', async () => {
    const manager = await joinManager();
    const invites = () =>
      portal.app.db.selectFrom('invoice_invites').select('id').where('invoice_id', '=', sent.invoice.id).execute();
    const before = await invites();
    const bank = vi.spyOn(portal.app.providers.rails, 'submit').mockResolvedValue({ outcome: 'refused', code: 'R13' });
    await payAs(manager);
    while ((await railsSubmission.drain(portal.app)) > 0);
    bank.mockRestore();
    expect(await mailsOf('debit-refused-payer')).toMatchObject([
      { recipient: manager.email, data: { link: expect.stringMatching(new RegExp(`/invoices/${sent.invoice.id}$`)) } },
    ]);
    expect(await invites()).toEqual(before);
  });

  it('is named to the seller, as after a payment from the balance', async () => {
    await payAs(buyer());
    const { client, userId } = await as(portal.world.seller);
    const seen = dataOf(await client.request(`/api/${userId}/invoices/${sent.invoice.id}`));
    expect(seen).toMatchObject({ recipientId: portal.world.buyer.organizationId });
  });

  it('pays once when the request is repeated under its key', async () => {
    const { answer, payAgain } = await payAs(buyer(), { 'idempotency-key': crypto.randomUUID() });
    expect(dataOf(await payAgain())).toEqual(dataOf(answer));
    const payments = await portal.app.db
      .selectFrom('invoice_payments')
      .select('payer_organization_id as payer')
      .where('invoice_id', '=', sent.invoice.id)
      .execute();
    expect(payments).toEqual([{ payer: portal.world.buyer.organizationId }]);
  });

  it('is refused the account that a colleague linked for the same invoice', async () => {
    const manager = await joinManager();
    const answer = await call('authorization', { providerUserId: await link(ownReference()) }, manager);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'BankAccountNotLinkedError']);
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

  it.each(calls)('to the people of a restricted organization by %s', async (name, body) => {
    const setStatus = (status: 'enabled' | 'restricted') =>
      portal.app.db
        .updateTable('organizations')
        .set({ status })
        .where('id', '=', portal.world.buyer.organizationId)
        .execute();
    await setStatus('restricted');
    const answer = await call(name, body);
    await setStatus('enabled');
    expect([answer.status, codeOf(answer)]).toEqual([403, 'PersonOrCompanyDisabled']);
  });

  it.each(calls)('without a session by %s', async (name, body) => {
    const answer = await call(name, body, { client: portal.visitor(), userId: portal.world.buyer.userId });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'UnauthenticatedError']);
  });
});
