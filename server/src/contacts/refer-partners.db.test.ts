import { describe, expect, it } from 'vitest';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { companyInvites, fieldOf, type Inviter, newAddress } from './company-invites-fixtures.ts';
import { mailedToken, newOrganization } from './contacts-fixtures.ts';
import { readCompanyInvite } from './index.ts';

const server = testServer(testDatabase());
const { app } = server;
const { newInviter, redeem, invites } = companyInvites(server);

describe('referring partners', () => {
  const referrals = async (inviter: Inviter, query = '') =>
    dataOf<{ items: { email: string; status: string }[]; nextCursor: string | null }>(
      await inviter.ask('GET', `/contacts/referral-partners${query}`),
    );

  it('mails an invitation to each address and lists them, newest first', async () => {
    const inviter = await newInviter();
    const [first, second] = [newAddress(), newAddress()];
    expect((await inviter.refer(first)).status).toBe(204);
    expect((await inviter.refer(second)).status).toBe(204);
    expect((await invites(first))[0]?.subject).toContain('recommends');
    expect(await readCompanyInvite(app.db, await mailedToken(app, first))).toMatchObject({ kind: 'referral' });
    expect((await referrals(inviter)).items).toMatchObject([
      { email: second, status: 'invited' },
      { email: first, status: 'invited' },
    ]);
    const page = await referrals(inviter, '?limit=1');
    expect((await referrals(inviter, `?limit=1&cursor=${page.nextCursor}`)).items).toMatchObject([{ email: first }]);
    expect((await inviter.ask('GET', '/contacts/referral-partners?cursor=x')).status).toBe(422);
  });

  it('is no invite of a contact', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.refer(email);
    expect(await inviter.hasInvitedContact()).toBe(false);
    expect((await inviter.withdraw(email)).status).toBe(404);
    expect((await inviter.invite(email)).status).toBe(200);
  });

  it('shows who joined, without making them contacts', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.refer(email);
    await redeem(await mailedToken(app, email), await newOrganization(app));
    expect((await referrals(inviter)).items).toMatchObject([{ email, status: 'joined' }]);
    expect((await inviter.contacts()).connected).toEqual([]);
    const events = await app.db
      .selectFrom('audit_events')
      .select('action')
      .where('organization_id', '=', inviter.company.organization.id)
      .where('object_type', '=', 'company_invite')
      .orderBy('id')
      .execute();
    expect(events).toEqual([{ action: 'partner.referred' }, { action: 'partner.joined' }]);
  });

  it('keeps each referral once, also of two calls at once', async () => {
    const inviter = await newInviter();
    const [email, other] = [newAddress(), newAddress()];
    const answers = await Promise.all([inviter.refer(email, other), inviter.refer(other, email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect(await invites(email)).toHaveLength(1);
    expect(fieldOf(await inviter.refer(newAddress(), email))).toEqual([
      { path: 'emails.1', message: 'You already added this email' },
    ]);
    expect((await referrals(inviter)).items).toHaveLength(2);
  });

  it('is refused without addresses, and by address: wrong, doubled or one’s own', async () => {
    const inviter = await newInviter();
    expect(fieldOf(await inviter.refer())).toEqual([{ path: 'emails', message: 'Please add at least one email.' }]);
    expect(fieldOf(await inviter.refer('fine@x.example', 'wrong'))).toEqual([
      { path: 'emails.1', message: 'Invalid email' },
    ]);
    expect(fieldOf(await inviter.refer('twin@x.example', inviter.company.email, 'TWIN@x.example'))).toEqual([
      { path: 'emails.1', message: 'You cannot refer yourself.' },
      { path: 'emails.2', message: 'You already added this email' },
    ]);
    expect((await referrals(inviter)).items).toEqual([]);
  });
});
