import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { companyInvites, fieldOf, newAddress, outcomeOf } from './company-invites-fixtures.ts';
import { mailedToken, newOrganization } from './contacts-fixtures.ts';
import { readCompanyInvite } from './index.ts';

const server = testServer(testDatabase());
const { app } = server;
const { newInviter, redeem, age, invites } = companyInvites(server);

describe('inviting a supplier', () => {
  it('mails a link that opens the invite, of which only a hash is stored', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    expect(await inviter.hasInvitedContact()).toBe(false);
    expect((await inviter.invite(email.toUpperCase())).status).toBe(200);
    expect(await inviter.hasInvitedContact()).toBe(true);
    const token = await mailedToken(app, email);
    expect(await readCompanyInvite(app.db, token)).toEqual({
      inviteId: expect.any(String),
      kind: 'contact',
      organizationName: inviter.company.organization.legalName,
      email,
      firstName: 'Sol',
      lastName: 'Reyes',
    });
    const { rows } = await sql<{ row: string }>`select company_invites::text as row from company_invites`.execute(
      app.db,
    );
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  it('keeps words that the sender typed out of the mail', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.ask('POST', '/contacts/new-invite', { firstName: 'Visit evil.example', lastName: 'Now', email });
    const [mail] = await invites(email);
    expect(mail?.text).not.toContain('evil.example');
  });

  it('writes in the language of a recipient who has an account, and answers like for a stranger', async () => {
    const inviter = await newInviter();
    const known = await newOrganization(app);
    await app.db.updateTable('people').set({ locale: 'es' }).where('id', '=', known.userId).execute();
    const stranger = newAddress();
    const answers = [await inviter.invite(known.email), await inviter.invite(stranger)];
    const [one, other] = answers.map(({ status, body }) =>
      JSON.stringify({ status, body })
        .replaceAll(known.email, '…')
        .replaceAll(stranger, '…')
        .replaceAll(/con_\w+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'),
    );
    expect(one).toBe(other);
    expect((await invites(known.email))[0]?.subject).toContain('le invita');
    expect((await invites(stranger))[0]?.subject).toContain('invites you');
  });

  it('writes to a stranger in the stored language of who invites, not in that of their browser', async () => {
    const inviter = await newInviter();
    await app.db.updateTable('people').set({ locale: 'es' }).where('id', '=', inviter.company.userId).execute();
    const [supplier, partner] = [newAddress(), newAddress()];
    await inviter.invite(supplier);
    await inviter.refer(partner);
    const mailed = await app.db
      .selectFrom('outbox')
      .select('locale')
      .where('recipient', 'in', [supplier, partner])
      .execute();
    expect(mailed).toEqual([{ locale: 'es' }, { locale: 'es' }]);
  });

  it('is refused for an address that was added, one’s own, and with missing fields', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    expect(fieldOf(await inviter.invite(email))).toEqual([{ path: 'email', message: 'You already added this email' }]);
    expect(fieldOf(await inviter.invite(inviter.company.email))).toEqual([
      { path: 'email', message: 'You cannot invite yourself.' },
    ]);
    const bare = await inviter.ask('POST', '/contacts/new-invite', { firstName: ' ', lastName: 'X', email: 'nobody' });
    expect(fieldOf(bare).map(({ path }) => path)).toEqual(['firstName', 'email']);
  });

  it('twice at once mails one invite', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    const answers = await Promise.all([inviter.invite(email), inviter.invite(email), inviter.invite(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await invites(email)).toHaveLength(1);
  });
});

describe('resending an invite', () => {
  it('is possible after ten minutes, with a link that replaces the old one', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    const first = await mailedToken(app, email);
    const tooEarly = await inviter.resend(email);
    expect([tooEarly.status, codeOf(tooEarly)]).toEqual([429, 'RateLimitError']);
    expect(Number(tooEarly.headers.get('retry-after'))).toBeGreaterThan(590);
    await age(email, '10 minutes');
    expect((await inviter.resend(email)).status).toBe(200);
    const second = await mailedToken(app, email);
    expect(await readCompanyInvite(app.db, second)).toMatchObject({ email });
    expect(await outcomeOf(readCompanyInvite(app.db, first))).toBe('InvalidInviteTokenError');
  });

  it('twice at once mails once', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    await age(email, '1 hour');
    const answers = await Promise.all([inviter.resend(email), inviter.resend(email), inviter.resend(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(await invites(email)).toHaveLength(2);
  });

  it('revives an expired invite', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    await age(email, '31 days');
    const expired = await mailedToken(app, email);
    expect(await outcomeOf(readCompanyInvite(app.db, expired))).toBe('ExpiredInviteTokenError');
    expect(await outcomeOf(redeem(expired, await newOrganization(app)))).toBe('ExpiredInviteTokenError');
    await inviter.resend(email);
    expect(await readCompanyInvite(app.db, await mailedToken(app, email))).toMatchObject({ email });
  });
});

describe('withdrawing an invite', () => {
  it('removes the contact and its link', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    const token = await mailedToken(app, email);
    expect((await inviter.withdraw(email)).status).toBe(204);
    expect(await inviter.contacts()).toEqual({ connected: [], invited: [] });
    expect(await outcomeOf(redeem(token, await newOrganization(app)))).toBe('InvalidInviteTokenError');
    expect((await inviter.withdraw(email)).status).toBe(404);
    expect((await inviter.resend(email)).status).toBe(404);
    expect(await inviter.hasInvitedContact()).toBe(false);
  });

  it('allows no second mail at once, but later', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    await inviter.withdraw(email);
    expect((await inviter.invite(email)).status).toBe(429);
    await age(email, '10 minutes');
    expect((await inviter.invite(email)).status).toBe(200);
    expect((await inviter.contacts()).invited).toHaveLength(1);
  });

  it('against its redemption leaves one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const inviter = await newInviter();
      const email = newAddress();
      await inviter.invite(email);
      const token = await mailedToken(app, email);
      const invited = await newOrganization(app);
      const [withdrawn, redeemed] = await Promise.all([inviter.withdraw(email), outcomeOf(redeem(token, invited))]);
      const isConnected = redeemed === 'done';
      expect([withdrawn.status, redeemed]).toEqual(isConnected ? [404, 'done'] : [204, 'InvalidInviteTokenError']);
      const { connected, invited: waiting } = await inviter.contacts();
      expect([connected.length, waiting.length]).toEqual([isConnected ? 1 : 0, 0]);
    }
  });

  it('of another company’s invite is refused, like its resending', async () => {
    const [inviter, stranger] = [await newInviter(), await newInviter()];
    const email = newAddress();
    await inviter.invite(email);
    await age(email, '1 hour');
    expect((await stranger.withdraw(email)).status).toBe(404);
    expect((await stranger.resend(email)).status).toBe(404);
    expect((await inviter.contacts()).invited).toHaveLength(1);
  });
});

it('every change is audited, without names and addresses', async () => {
  const inviter = await newInviter();
  const [email, referred] = [newAddress(), newAddress()];
  await inviter.invite(email);
  await age(email, '1 hour');
  await inviter.resend(email);
  await inviter.ask('POST', '/contacts/move', { ownerEmail: email, category: 'supplier', newCategory: 'customer' });
  await inviter.withdraw(email);
  await inviter.refer(referred);
  const events = await app.db
    .selectFrom('audit_events')
    .selectAll()
    .where('organization_id', '=', inviter.company.organization.id)
    .where('object_type', 'in', ['contact', 'company_invite'])
    .orderBy('id')
    .execute();
  expect(events.map(({ action }) => action)).toEqual([
    'contact.invited',
    'contact.invite_resent',
    'contact.moved',
    'contact.invite_withdrawn',
    'partner.referred',
  ]);
  expect(events.every(({ actor_id: actor }) => actor === inviter.company.userId)).toBe(true);
  expect(JSON.stringify(events)).not.toMatch(/Reyes|@/);
});
