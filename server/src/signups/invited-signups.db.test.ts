import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { actAs, type Company, mailedToken as mailedInvite, newOrganization } from '../contacts/contacts-fixtures.ts';
import { inviteContact, resendContactInvite, withdrawContactInvite } from '../contacts/index.ts';
import { newEmail, start } from '../identity/sign-in-fixtures.ts';
import { createOrganization } from '../organizations/index.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { redeemInviteOfSignUp } from './invitations.ts';
import { ageSignUps, mailedToken, post, signUpBody, useUpMails } from './sign-up-fixtures.ts';

const server = testServer(testDatabase({ poolSize: 20 }), { config: { guardedCallsPerMinute: 10_000 } });
const { app } = server;
const { db } = app;

let inviter: Company;
let email: string;
let token: string;

beforeEach(async () => {
  inviter = await newOrganization(app);
  email = newEmail();
  await actAs(app, inviter, (context) =>
    inviteContact(context, {
      organizationId: inviter.organization.id,
      firstName: 'Sol',
      lastName: 'Reyes',
      email,
    }),
  );
  token = await mailedInvite(app, email);
});

const read = (invite: string, path = 'get-company-invite') =>
  server.client().request(`/api/new/invited-signups/${path}?token=${encodeURIComponent(invite)}`);

const signUp = async (changes: object = {}, path = 'set-credentials-company') =>
  post(server.client(), `/invited-signups/${path}`, await signUpBody(app, email, { token, ...changes }));

const person = (address = email) =>
  db.selectFrom('people').selectAll().where('email', '=', address).executeTakeFirstOrThrow();

/** Creates the person's organization and uses the invite that they signed up with. */
async function createOrganizationOf(personId: string): Promise<string> {
  const { id: organizationId } = await createOrganization(db, {
    legalName: `Company of ${personId}`,
    organizationType: 'business',
    pricingTier: 'vault',
    ownerId: personId,
  });
  await actAs(app, inviter, (context) => redeemInviteOfSignUp(context, { personId, organizationId }));
  return organizationId;
}

const contactsOf = async (organizationId: string) =>
  (
    await db
      .selectFrom('contacts')
      .select('contact_organization_id as id')
      .where('organization_id', '=', organizationId)
      .where('status', '=', 'connected')
      .execute()
  ).map(({ id }) => id);

const ageInvite = (interval: string) =>
  db
    .updateTable('company_invites')
    .set({ expires_at: sql<Date>`expires_at - ${interval}::interval` })
    .where('email', '=', email)
    .execute();

describe('a company’s invite', () => {
  it('says who invites whom, and is not used by reading it', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(dataOf(await read(token))).toEqual({
        kind: 'contact',
        organizationName: inviter.organization.legalName,
        email,
        hasAccount: false,
        firstName: 'Sol',
        lastName: 'Reyes',
      });
    }
  });

  it.each(['get-company-invite', 'get-invite'])('with an unknown token is refused by %s', async (path) => {
    expect(codeOf(await read('company_unknown', path))).toBe('InvalidInviteTokenError');
  });

  it('is no invite to join an organization', async () => {
    expect(codeOf(await read(token, 'get-invite'))).toBe('InvalidInviteTokenError');
    expect(codeOf(await signUp({}, 'set-credentials'))).toBe('InvalidInviteTokenError');
  });

  it('that has expired says so, and signs nobody up', async () => {
    await ageInvite('1 year');
    for (const answer of [await read(token), await signUp()]) {
      expect(answer.body).toMatchObject({
        code: 'ExpiredInviteTokenError',
        message: 'This invitation link has expired',
      });
    }
    expect(await db.selectFrom('sign_ups').select('id').where('email', '=', email).execute()).toEqual([]);
  });
});

describe('signing up with a company’s invite', () => {
  it('needs no other mail for the invited address: the person signs in at once', async () => {
    const before = (await mailsTo(app, email)).length;
    expect(dataOf(await signUp())).toMatchObject({ email, isEmailVerified: true });
    expect(await mailsTo(app, email)).toHaveLength(before);
    expect((await start(server.client(), { email })).status).toBe(200);
  });

  it('passes when strangers have used up the mails to the address, which a link to another address needs', async () => {
    const own = newEmail();
    await useUpMails(server, own);
    await useUpMails(server, email);
    expect(codeOf(await signUp({ email: own }))).toBe('RateLimitError');
    expect(dataOf(await signUp())).toMatchObject({ isEmailVerified: true });
  });

  it('keeps the invite for the organization that the person creates', async () => {
    await signUp();
    const { id } = await person();
    const organizationId = await createOrganizationOf(id);
    expect(await contactsOf(inviter.organization.id)).toEqual([organizationId]);
    expect(await contactsOf(organizationId)).toEqual([inviter.organization.id]);
    expect(codeOf(await read(token))).toBe('InvalidInviteTokenError');
  });

  it('keeps an invite that is resent, or whose link expires, before the person creates an organization', async () => {
    await signUp();
    await db
      .updateTable('company_invites')
      .set({ sent_at: sql<Date>`sent_at - interval '1 hour'` })
      .where('email', '=', email)
      .execute();
    const { id: organizationId } = inviter.organization;
    await actAs(app, inviter, (context) => resendContactInvite(context, { organizationId, email }));
    expect(dataOf(await read(await mailedInvite(app, email)))).toMatchObject({ hasAccount: true });
    await ageInvite('1 year');
    const created = await createOrganizationOf((await person()).id);
    expect(await contactsOf(organizationId)).toEqual([created]);
  });

  it('uses no invite that was withdrawn in between', async () => {
    await signUp();
    const { id: organizationId } = inviter.organization;
    await actAs(app, inviter, (context) => withdrawContactInvite(context, { organizationId, email }));
    await createOrganizationOf((await person()).id);
    expect(await contactsOf(organizationId)).toEqual([]);
  });

  it('with another address mails it a link first, which verifies it once', async () => {
    const own = newEmail();
    const answer = await signUp({ email: own });
    expect(dataOf(answer)).toMatchObject({ email: own, isEmailVerified: false, resendAt: expect.any(String) });
    expect((await mailsTo(app, own))[0]?.text).toContain('confirm-email?invited#token=');
    const link = await mailedToken(app, own);
    const verify = () => post(server.client(), '/invited-signups/verify-updated-email', { token: link });
    expect(dataOf(await verify())).toEqual({ email: own });
    expect(codeOf(await verify())).toBe('UsedVerificationLinkError');
    const organizationId = await createOrganizationOf((await person(own)).id);
    expect(await contactsOf(inviter.organization.id)).toEqual([organizationId]);
  });

  it('mails the link for another address again', async () => {
    const own = newEmail();
    const { signUpId } = dataOf<{ signUpId: string }>(await signUp({ email: own }));
    const first = await mailsTo(app, own);
    await ageSignUps(app, own, '31 seconds');
    const body = { email: own, signUpId };
    expect((await post(server.client(), '/invited-signups/resend-verification-email', body)).status).toBe(200);
    expect(await mailsTo(app, own)).toHaveLength(first.length + 1);
  });

  it('is refused for an address that somebody has', async () => {
    expect(codeOf(await signUp({ email: inviter.email }))).toBe('EmailInUseError');
    await signUp();
    expect(codeOf(await signUp({ firstName: 'Eve' }))).toBe('EmailInUseError');
    expect(await person()).toMatchObject({ first_name: 'Ada' });
  });

  it('many times at once makes one person', async () => {
    const answers: TestAnswer[] = await Promise.all(Array.from({ length: 4 }, () => signUp()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'EmailInUseError')).toHaveLength(3);
  });

  it('lets the person create an organization even if the invite was used by somebody else', async () => {
    const own = newEmail();
    await signUp();
    await signUp({ email: own });
    await post(server.client(), '/signups/verify-email', { token: await mailedToken(app, own) });
    const first = await createOrganizationOf((await person()).id);
    const second = await createOrganizationOf((await person(own)).id);
    expect(await contactsOf(inviter.organization.id)).toEqual([first]);
    expect(await contactsOf(second)).toEqual([]);
  });
});

it('a person who came without an invite creates an organization', async () => {
  const company = await newOrganization(app);
  await actAs(app, company, (context) =>
    redeemInviteOfSignUp(context, { personId: company.userId, organizationId: company.organization.id }),
  );
  expect(await contactsOf(company.organization.id)).toEqual([]);
});
