import { maxPeople } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newOrganization } from '../contacts/contacts-fixtures.ts';
import { newEmail, signIn } from '../identity/sign-in-fixtures.ts';
import { inviteMailLimits } from '../invites/index.ts';
import { hashSecret, newId } from '../kernel/index.ts';
import type { Acting } from '../members/members-fixtures.ts';
import { codeOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { newApplicant, outcome, ownerOf, selfOwner } from './verification-fixtures.ts';

// The calls that invite owners and officers, with each limit of invitations.

const server = testServer(testDatabase());
const { app } = server;

const own = [{ id: 'me', isSelf: true, jobTitle: 'Director' }];
const leo = { id: 'leo', firstName: 'Leo', lastName: 'Paz', jobTitle: 'CFO' };

/** An applicant with an owner and an officer who were invited. */
async function newInviter() {
  const owner = await newApplicant(server);
  const [ana, officer] = [newEmail(), newEmail()];
  const half = { ...selfOwner, percent: '50' };
  const anas = ownerOf({ id: 'ana', email: ana, percent: '50' });
  const owners = (...more: readonly object[]) =>
    owner.ask('PUT', '/verification/ubos', { owners: [half, anas, ...more], hasEntityUbo: false });
  const officers = (email: string) =>
    owner.ask('PUT', '/verification/directors', { officers: [...own, { ...leo, email }] });
  expect(outcome(await officers(officer))).toBe('done');
  expect(outcome(await owners())).toBe('done');
  const third = (email: string) => ({ ...ownerOf({ id: 'eva', email, percent: '0.5' }), taxId: '87654321X' });
  const calls = {
    'PUT /verification/ubos': (email: string) => {
      const shrunk = [{ ...half, percent: '49' }, anas, third(email)];
      return owner.ask('PUT', '/verification/ubos', { owners: shrunk, hasEntityUbo: false, isRestAttested: true });
    },
    'PUT /verification/directors': officers,
    'PUT /verification/ubo-email': (email: string) =>
      owner.ask('PUT', '/verification/ubo-email', { oldEmail: ana, newEmail: email }),
  };
  return { owner, calls };
}

type Inviter = Awaited<ReturnType<typeof newInviter>>;
const names = ['PUT /verification/ubos', 'PUT /verification/directors', 'PUT /verification/ubo-email'] as const;

const organizationOf = ({ person }: Acting) => person.organization.id;

/** Counts mails of the organization, as if it had sent them to other addresses. */
const exhaustMails = ({ owner }: Inviter) =>
  sql`
    insert into mailed_invites (organization_id, recipient_hash, kind)
    select ${organizationOf(owner)}, sha256((${organizationOf(owner)} || number)::bytea), 'referral'
    from generate_series(1, ${inviteMailLimits.perUnverifiedOrganization}::integer) number`.execute(app.db);

const exhaustPeople = ({ owner }: Inviter) =>
  app.db
    .insertInto('member_invites')
    .values(
      Array.from({ length: maxPeople }, () => ({
        id: newId('miv'),
        organization_id: organizationOf(owner),
        email: newEmail(),
        role: 'no-access' as const,
        token_hash: hashSecret(crypto.randomUUID()),
        sent_at: new Date(0),
        expires_at: new Date(0),
      })),
    )
    .execute();

/** Invites an address from other organizations as often as it may be. */
async function exhaustMailbox(email: string): Promise<void> {
  for (let mail = 1; mail <= inviteMailLimits.perRecipient; mail += 1) {
    const company = await newOrganization(app);
    const client = await signIn(server, company);
    const body = { firstName: 'Sol', lastName: 'Reyes', email };
    expect((await client.request(`/api/${company.userId}/contacts/new-invite`, { method: 'POST', body })).status).toBe(
      200,
    );
  }
}

describe.each(names)('%s', (name) => {
  let inviter: Inviter;
  beforeAll(async () => {
    inviter = await newInviter();
  });

  it('invites while there is room', async () => {
    expect(outcome(await (await newInviter()).calls[name](newEmail()))).toBe('done');
  });

  it('refuses an address that has received several invitations', async () => {
    const email = newEmail();
    await exhaustMailbox(email);
    const answer = await inviter.calls[name](email);
    expect([answer.status, codeOf(answer)]).toEqual([429, 'RecipientInvitedOftenError']);
  });

  it('refuses an organization that has sent its invitations of the day, and mails nothing', async () => {
    await exhaustMails(inviter);
    const email = newEmail();
    const answer = await inviter.calls[name](email);
    expect([answer.status, codeOf(answer)]).toEqual([429, 'TooManyInvitesError']);
    expect(await mailsTo(app, email)).toEqual([]);
  });

  it('refuses more people than an organization can have', async () => {
    const full = await newInviter();
    await exhaustPeople(full);
    expect(codeOf(await full.calls[name](newEmail()))).toBe('TooManyPeopleError');
  });
});
