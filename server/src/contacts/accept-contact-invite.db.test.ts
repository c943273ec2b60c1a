import { describe, expect, it } from 'vitest';
import { newEmail, signIn } from '../identity/sign-in-fixtures.ts';
import { addMember } from '../organizations/index.ts';
import { codeOf, dataOf, type TestAnswer, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { actAs, type Company, mailedToken, newOrganization } from './contacts-fixtures.ts';
import { inviteContact, referPartners, withdrawContactInvite } from './index.ts';

const server = testServer(testDatabase());
const { app } = server;

/** Invites an address, and returns the token of its link. */
async function invited(inviter: Company, email: string): Promise<string> {
  const { id: organizationId } = inviter.organization;
  await actAs(app, inviter, (context) =>
    inviteContact(context, { organizationId, firstName: 'Sol', lastName: 'Reyes', email }),
  );
  return mailedToken(app, email);
}

interface Accepting {
  readonly by: Company;
  readonly client: TestClient;
}

const accepting = async (by: Company): Promise<Accepting> => ({ by, client: await signIn(server, by) });

const accept = ({ by, client }: Accepting, token: string, organizationId = by.organization.id): Promise<TestAnswer> =>
  client.request(`/api/${by.userId}/contacts/accept-invite`, { method: 'POST', body: { token, organizationId } });

const outcome = (answer: TestAnswer) => (answer.status < 300 ? 'done' : codeOf(answer));

const contactsOf = async (organizationId: string) =>
  (
    await app.db
      .selectFrom('contacts')
      .select('contact_organization_id as id')
      .where('organization_id', '=', organizationId)
      .where('status', '=', 'connected')
      .execute()
  ).map(({ id }) => id);

const organizationOf = async ({ by, client }: Accepting) =>
  dataOf<{ organizationId: string }>(await client.request(`/api/${by.userId}/me`)).organizationId;

describe('accepting the invite of a contact for an organization that exists', () => {
  it('connects both organizations, once', async () => {
    const inviter = await newOrganization(app);
    const invitee = await accepting(await newOrganization(app));
    const token = await invited(inviter, invitee.by.email);
    const answers = await Promise.all([accept(invitee, token), accept(invitee, token), accept(invitee, token)]);
    expect(answers.map(outcome).sort()).toEqual(['InvalidInviteTokenError', 'InvalidInviteTokenError', 'done']);
    expect(await contactsOf(inviter.organization.id)).toEqual([invitee.by.organization.id]);
    expect(await contactsOf(invitee.by.organization.id)).toEqual([inviter.organization.id]);
  });

  it('takes the organization that the person chooses, for which the session then acts', async () => {
    const inviter = await newOrganization(app);
    const invitee = await accepting(await newOrganization(app));
    const { organization: other } = await newOrganization(app);
    await addMember(app.db, { organizationId: other.id, personId: invitee.by.userId, role: 'manager' });
    const token = await invited(inviter, newEmail());
    expect(outcome(await accept(invitee, token, other.id))).toBe('done');
    expect(await organizationOf(invitee)).toBe(other.id);
    expect(await contactsOf(inviter.organization.id)).toEqual([other.id]);
    expect(await contactsOf(invitee.by.organization.id)).toEqual([]);
  });

  it('is refused for organizations of others, roles that don’t invite contacts, and restricted ones', async () => {
    const inviter = await newOrganization(app);
    const invitee = await accepting(await newOrganization(app));
    const token = await invited(inviter, newEmail());
    const stranger = await newOrganization(app);
    const read = await newOrganization(app);
    await addMember(app.db, {
      organizationId: read.organization.id,
      personId: invitee.by.userId,
      role: 'read-only',
    });
    const restricted = await newOrganization(app);
    await addMember(app.db, {
      organizationId: restricted.organization.id,
      personId: invitee.by.userId,
      role: 'owner',
    });
    await app.db
      .updateTable('organizations')
      .set({ status: 'restricted' })
      .where('id', '=', restricted.organization.id)
      .execute();
    const outcomes = [stranger, read, restricted].map(async ({ organization }) =>
      outcome(await accept(invitee, token, organization.id)),
    );
    expect(await Promise.all(outcomes)).toEqual(['NotFoundError', 'ForbiddenError', 'PersonOrCompanyDisabled']);
    expect(await contactsOf(inviter.organization.id)).toEqual([]);
    expect(outcome(await accept(invitee, token))).toBe('done');
  });

  it('is refused for one’s own invite, a referral, a withdrawn, expired and unknown link', async () => {
    const inviter = await accepting(await newOrganization(app));
    const invitee = await accepting(await newOrganization(app));
    const { id: organizationId } = inviter.by.organization;
    const [email, referred] = [newEmail(), newEmail()];
    const token = await invited(inviter.by, email);
    expect(outcome(await accept(inviter, token))).toBe('InvalidInviteTokenError');
    await app.db
      .updateTable('company_invites')
      .set({ expires_at: new Date(0) })
      .where('email', '=', email)
      .execute();
    expect(outcome(await accept(invitee, token))).toBe('ExpiredInviteTokenError');
    await actAs(app, inviter.by, (context) => withdrawContactInvite(context, { organizationId, email }));
    expect(outcome(await accept(invitee, token))).toBe('InvalidInviteTokenError');
    await actAs(app, inviter.by, (context) => referPartners(context, { organizationId, emails: [referred] }));
    expect(outcome(await accept(invitee, await mailedToken(app, referred)))).toBe('InvalidInviteTokenError');
    expect(outcome(await accept(invitee, 'company_unknown'))).toBe('InvalidInviteTokenError');
    expect(await contactsOf(organizationId)).toEqual([]);
  });
});
