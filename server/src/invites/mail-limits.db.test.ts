import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newOrganization } from '../contacts/contacts-fixtures.ts';
import { newEmail, signIn } from '../identity/sign-in-fixtures.ts';
import { ageInvites, invitedToken, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { inviteMailLimits } from './mail-limits.ts';

const server = testServer(testDatabase());
const { app } = server;

/** A signed-in company with shortcuts for the calls that mail invites. */
async function newInviter(changes: Parameters<typeof newOrganization>[1] = {}) {
  const company = await newOrganization(app, changes);
  const client = await signIn(server, company);
  const post = (path: string, body: object): Promise<TestAnswer> =>
    client.request(`/api/${company.userId}${path}`, { method: 'POST', body });
  return {
    organizationId: company.organization.id,
    invite: (email: string) => post('/contacts/new-invite', { firstName: 'Sol', lastName: 'Reyes', email }),
    resend: (email: string) => post('/contacts/resend-invite', { email }),
    refer: (...emails: string[]) => post('/contacts/referral-partners', { emails }),
  };
}

const outcome = (answer: TestAnswer) => (answer.status < 300 ? 'done' : codeOf(answer));

/** Counts mails of an organization, as if it had sent them to other addresses. */
const sent = (organizationId: string, mails: number) =>
  sql`
    insert into mailed_invites (organization_id, recipient_hash, kind)
    select ${organizationId}, sha256((${organizationId} || number)::bytea), 'referral'
    from generate_series(1, ${mails}::integer) number`.execute(app.db);

const age = (interval: string) =>
  app.db
    .updateTable('mailed_invites')
    .set({ mailed_at: sql<Date>`mailed_at - ${interval}::interval` })
    .execute();

/** Invites an address from other organizations until it may get one more mail. */
async function fillMailbox(email: string): Promise<void> {
  for (let mail = 1; mail < inviteMailLimits.perRecipient; mail += 1) {
    expect(outcome(await (await newInviter()).invite(email))).toBe('done');
  }
}

describe('the limit of an organization', () => {
  it('is lower until it is verified, and ends after a day', async () => {
    const verified = await newInviter();
    const unverified = await newInviter({ verificationStatus: 'not_started' });
    for (const { organizationId } of [verified, unverified]) {
      await sent(organizationId, inviteMailLimits.perUnverifiedOrganization);
    }
    expect(outcome(await verified.invite(newEmail()))).toBe('done');
    const refused = await unverified.invite(newEmail());
    expect([refused.status, codeOf(refused)]).toEqual([429, 'TooManyInvitesError']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    await age('24 hours');
    expect(outcome(await unverified.invite(newEmail()))).toBe('done');
  });

  it('counts contacts, referrals, members and resent invites together', async () => {
    const owner = await newOwner(server);
    const { id } = owner.person.organization;
    const [email, member] = [newEmail(), newEmail()];
    const contact = { firstName: 'Sol', lastName: 'Reyes', email };
    await owner.ask('POST', '/contacts/new-invite', contact);
    const invited = await owner.confirmed('POST /invites', { inviteeEmail: member, role: 'no-access' });
    const { inviteId: memberId } = dataOf<{ inviteId: string }>(invited);
    await sql`update company_invites set sent_at = sent_at - interval '1 hour' where email = ${email}`.execute(app.db);
    await ageInvites(app, member, '1 hour');
    await sent(id, inviteMailLimits.perVerifiedOrganization - 2);
    expect([
      outcome(await owner.ask('POST', '/contacts/new-invite', { ...contact, email: newEmail() })),
      outcome(await owner.ask('POST', '/contacts/resend-invite', { email })),
      outcome(await owner.ask('POST', '/contacts/referral-partners', { emails: [newEmail()] })),
      outcome(await owner.confirmed('POST /invites', { inviteeEmail: newEmail(), role: 'no-access' })),
      outcome(await owner.confirmed('PUT /invites', { memberId, role: 'no-access' })),
    ]).toEqual(Array(5).fill('TooManyInvitesError'));
    expect(await invitedToken(app, member)).toBeTruthy();
    expect(await mailsTo(app, member)).toHaveLength(1);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it('refuses all addresses of a call that would exceed it', async () => {
    const inviter = await newInviter();
    await sent(inviter.organizationId, inviteMailLimits.perVerifiedOrganization - 1);
    const [one, other] = [newEmail(), newEmail()];
    expect(outcome(await inviter.refer(one, other))).toBe('TooManyInvitesError');
    expect(await mailsTo(app, one)).toEqual([]);
    expect(outcome(await inviter.refer(one))).toBe('done');
  });

  it('lets one of two invites at once through when one is left', async () => {
    const inviter = await newInviter();
    await sent(inviter.organizationId, inviteMailLimits.perVerifiedOrganization - 1);
    const answers = await Promise.all([inviter.invite(newEmail()), inviter.refer(newEmail())]);
    expect(answers.map(outcome).sort()).toEqual(['TooManyInvitesError', 'done']);
  });
});

describe('the limit of a recipient', () => {
  it('counts mails of all organizations, and names the address of a list', async () => {
    const email = newEmail();
    await fillMailbox(email);
    const inviter = await newInviter();
    expect(outcome(await inviter.invite(email))).toBe('done');
    const other = newEmail();
    const refused = await (await newInviter()).refer(other, email);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'RecipientInvitedOftenError']);
    expect(refused.body).toMatchObject({ validations: [{ path: 'emails.1' }] });
    expect(await mailsTo(app, other)).toEqual([]);
    await sql`update company_invites set sent_at = sent_at - interval '1 hour' where email = ${email}`.execute(app.db);
    expect(outcome(await inviter.resend(email))).toBe('RecipientInvitedOftenError');
    await age('24 hours');
    expect(outcome(await inviter.resend(email))).toBe('done');
  });

  it('is lower for one organization, which leaves others some mails', async () => {
    const email = newEmail();
    const inviter = await newInviter();
    const resend = async () => {
      await sql`update company_invites set sent_at = sent_at - interval '1 hour' where email = ${email}`.execute(
        app.db,
      );
      return outcome(await inviter.resend(email));
    };
    expect(outcome(await inviter.invite(email))).toBe('done');
    const resent: unknown[] = [];
    for (let mail = 2; mail <= 4; mail += 1) resent.push(await resend());
    expect(resent).toEqual(['done', 'done', 'RecipientInvitedOftenError']);
    expect(await mailsTo(app, email)).toHaveLength(inviteMailLimits.perRecipientOfOrganization);
    expect(outcome(await (await newInviter()).invite(email))).toBe('done');
  });

  it('lets one of two organizations at once through when one mail is left', async () => {
    const email = newEmail();
    await fillMailbox(email);
    const inviters = [await newInviter(), await newInviter()];
    const answers = await Promise.all(inviters.map(({ invite }) => invite(email)));
    expect(answers.map(outcome).sort()).toEqual(['RecipientInvitedOftenError', 'done']);
    expect(await mailsTo(app, email)).toHaveLength(inviteMailLimits.perRecipient);
  });

  it('lets lists with the same addresses in another order pass at once', async () => {
    const emails = Array.from({ length: 6 }, newEmail);
    const inviters = [await newInviter(), await newInviter(), await newInviter()];
    const lists = [emails, emails.toReversed(), [...emails.slice(3), ...emails.slice(0, 3)]];
    const answers = await Promise.all(inviters.map(({ refer }, index) => refer(...(lists[index] ?? []))));
    expect(answers.map(outcome)).toEqual(['done', 'done', 'done']);
  });
});

it('a refused invite is not counted, and no address is stored', async () => {
  const inviter = await newInviter();
  const email = newEmail();
  await inviter.invite(email);
  expect((await inviter.invite(email)).status).toBe(422);
  const rows = await app.db
    .selectFrom('mailed_invites')
    .select('recipient_hash')
    .where('organization_id', '=', inviter.organizationId)
    .execute();
  expect(rows).toHaveLength(1);
  const [stored = Buffer.alloc(0)] = rows.map(({ recipient_hash }) => recipient_hash);
  expect(stored).toHaveLength(32);
  expect(stored.includes(email)).toBe(false);
  expect(stored.equals(createHash('sha256').update(email).digest()), 'anybody could compute it').toBe(false);
});
