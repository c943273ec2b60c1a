import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signIn } from '../identity/sign-in-fixtures.ts';
import { Refusal } from '../kernel/index.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { actAs, type Company, mailedToken, newOrganization } from './contacts-fixtures.ts';
import { addContact, readCompanyInvite, redeemCompanyInvite } from './index.ts';

const server = testServer(testDatabase());
const { app } = server;

/** A signed-in company, with shortcuts for its calls. */
async function newInviter() {
  const company = await newOrganization(app);
  const client = await signIn(server, company);
  const ask = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
    client.request(`/api/${company.userId}${path}`, { method, ...(body !== undefined && { body }) });
  return {
    company,
    ask,
    invite: (email: string) => ask('POST', '/contacts/new-invite', { firstName: 'Sol', lastName: 'Reyes', email }),
    resend: (email: string) => ask('POST', '/contacts/resend-invite', { email }),
    withdraw: (email: string) => ask('DELETE', '/contacts/invite', { email }),
    refer: (...emails: string[]) => ask('POST', '/contacts/referral-partners', { emails }),
    contacts: async () => contactsOf(await ask('GET', '/contacts')),
    hasInvitedContact: async () =>
      dataOf<{ company: { hasInvitedContact: boolean } }>(await ask('GET', '/me')).company.hasInvitedContact,
  };
}

function contactsOf(answer: TestAnswer) {
  const { connected, invited } = dataOf<Record<'connected' | 'invited', { items: object[] }>>(answer);
  return { connected: connected.items, invited: invited.items };
}

const newAddress = () => `${crypto.randomUUID()}@supplier.example`;

const redeem = (token: string, by: Company) =>
  actAs(app, by, async (context) => {
    const { inviteId } = await readCompanyInvite(context.db, token);
    await redeemCompanyInvite(context, { inviteId, organizationId: by.organization.id });
  });

const outcomeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

/** Lets real time pass for the invites to an address. */
const age = (email: string, interval: string) =>
  app.db
    .updateTable('company_invites')
    .set({
      sent_at: sql<Date>`sent_at - ${interval}::interval`,
      expires_at: sql<Date>`expires_at - ${interval}::interval`,
    })
    .where('email', '=', email)
    .execute();

const fieldOf = ({ body }: TestAnswer) => (body as { validations: { path: string; message: string }[] }).validations;

const invites = async (email: string) =>
  (await mailsTo(app, email)).filter(({ text }) => text.includes('/accept-contact-invite#'));

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

describe('redeeming an invite', () => {
  it('makes both companies contacts of each other, once', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    const token = await mailedToken(app, email);
    const invited = await newOrganization(app);
    const third = await newOrganization(app);
    const outcomes = await Promise.all([outcomeOf(redeem(token, invited)), outcomeOf(redeem(token, invited))]);
    expect(outcomes.sort()).toEqual(['InvalidInviteTokenError', 'done']);
    expect(await outcomeOf(redeem(token, third))).toBe('InvalidInviteTokenError');
    expect(await inviter.contacts()).toEqual({
      connected: [
        expect.objectContaining({
          status: 'connected',
          category: 'supplier',
          handle: invited.handle,
          isVerified: true,
          // As typed in the invite.
          email,
          firstName: 'Sol',
        }),
      ],
      invited: [],
    });
    const other = await signIn(server, invited);
    expect(contactsOf(await other.request(`/api/${invited.userId}/contacts`)).connected).toEqual([
      expect.objectContaining({ category: 'customer', handle: inviter.company.handle, email: inviter.company.email }),
    ]);
    expect(await inviter.hasInvitedContact()).toBe(true);
  });

  it('by a company that is a contact already leaves one contact', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    const invited = await newOrganization(app);
    await inviter.invite(email);
    await inviter.ask('POST', '/contacts/add', { handle: invited.handle, category: 'customer' });
    await redeem(await mailedToken(app, email), invited);
    expect(await inviter.contacts()).toEqual({
      connected: [expect.objectContaining({ handle: invited.handle, category: 'customer' })],
      invited: [],
    });
  });

  it('against adding the same company leaves one contact', async () => {
    for (let round = 0; round < 5; round += 1) {
      const inviter = await newInviter();
      const email = newAddress();
      const invited = await newOrganization(app);
      await inviter.invite(email);
      const token = await mailedToken(app, email);
      const [added, redeemed] = await Promise.all([
        inviter.ask('POST', '/contacts/add', { handle: invited.handle, category: 'supplier' }),
        outcomeOf(redeem(token, invited)),
      ]);
      expect([added.status, redeemed]).toEqual([200, 'done']);
      const { connected, invited: waiting } = await inviter.contacts();
      expect([connected.length, waiting.length]).toEqual([1, 0]);
    }
  });

  it('is refused for one’s own invite and an unknown token', async () => {
    const inviter = await newInviter();
    const email = newAddress();
    await inviter.invite(email);
    expect(await outcomeOf(redeem(await mailedToken(app, email), inviter.company))).toBe('InvalidInviteTokenError');
    expect(await outcomeOf(redeem('company_unknown', inviter.company))).toBe('InvalidInviteTokenError');
    expect((await inviter.contacts()).invited).toHaveLength(1);
  });
});

describe('referring partners', () => {
  const referrals = async (inviter: Awaited<ReturnType<typeof newInviter>>, query = '') =>
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

it('an added company does not learn of it', async () => {
  const inviter = await newInviter();
  const other = await newInviter();
  await actAs(app, inviter.company, (context) =>
    addContact(context, {
      organizationId: inviter.company.organization.id,
      handle: other.company.handle,
      category: 'customer',
    }),
  );
  expect(await other.contacts()).toEqual({ connected: [], invited: [] });
});
