import { maxPeople } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newEmail, newPerson } from '../identity/sign-in-fixtures.ts';
import { hashSecret, newId } from '../kernel/index.ts';
import { addMember } from '../organizations/index.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { codeMailTo, mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { type Acting, acting, ageInvites, invitedToken, newMember, newOwner } from './members-fixtures.ts';

const server = testServer(testDatabase());
const { app } = server;

const invite = (owner: Acting, inviteeEmail: string, role = 'manager') =>
  owner.confirmed('POST /invites', { inviteeEmail, role });

const accept = (invitee: Acting, token: string) => invitee.ask('POST', '/invites/accept', { token });

const people = async (owner: Acting) =>
  dataOf<{ members: { userId: string; role: string }[]; invites: { inviteId: string; email: string; role: string }[] }>(
    await owner.ask('GET', '/invites'),
  );

const outcome = (answer: TestAnswer) => (answer.status < 300 ? 'done' : codeOf(answer));

const messages = ({ body }: TestAnswer) => (body as { validations: { path: string; message: string }[] }).validations;

const setTier = (owner: Acting, pricing_tier: 'vault' | 'premium') =>
  app.db.updateTable('organizations').set({ pricing_tier }).where('id', '=', owner.person.organization.id).execute();

describe('inviting a person', () => {
  it('mails a link, of which only a hash is stored', async () => {
    const owner = await newOwner(server);
    const email = newEmail();
    const answer = await invite(owner, email.toUpperCase(), 'read-only');
    expect(dataOf(answer)).toMatchObject({ email, role: 'read-only' });
    const token = await invitedToken(app, email);
    const { rows } = await sql<{ row: string }>`select member_invites::text as row from member_invites`.execute(app.db);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    expect((await people(owner)).invites).toMatchObject([{ email, role: 'read-only' }]);
  });

  it('takes a code that names person and company in its mail, and is good for no other address', async () => {
    const owner = await newOwner(server);
    const [email, other] = [newEmail(), newEmail()];
    await owner.askForCode('POST /invites', { inviteeEmail: email, role: 'manager' });
    const { code, text } = await codeMailTo(app, owner.person.email);
    expect(text).toContain(`invite ${email} to ${owner.person.organization.legalName}`);
    expect(outcome(await owner.ask('POST', '/invites', { inviteeEmail: email, role: 'manager' }))).toBe(
      'OtpRequiredError',
    );
    expect(outcome(await owner.ask('POST', '/invites', { inviteeEmail: other, role: 'manager' }, code))).toMatch(
      /OtpError/,
    );
    expect(outcome(await owner.ask('POST', '/invites', { inviteeEmail: email, role: 'manager' }, code))).toBe('done');
  });

  it('writes in the language of a recipient who has an account, and answers like for a stranger', async () => {
    const owner = await newOwner(server);
    const known = await newPerson(app.db);
    await app.db.updateTable('people').set({ locale: 'es' }).where('id', '=', known.userId).execute();
    const stranger = newEmail();
    const answers = [await invite(owner, known.email), await invite(owner, stranger)];
    const [one, other] = answers.map(({ status, body }) =>
      JSON.stringify({ status, body })
        .replaceAll(known.email, '…')
        .replaceAll(stranger, '…')
        .replaceAll(/miv_\w+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'),
    );
    expect(one).toBe(other);
    expect((await mailsTo(app, known.email))[0]?.subject).toContain('le invita');
    expect((await mailsTo(app, stranger))[0]?.subject).toContain('invites you');
  });

  it('writes to a stranger in the stored language of who invites, not in that of their browser', async () => {
    const owner = await newOwner(server);
    await app.db.updateTable('people').set({ locale: 'es' }).where('id', '=', owner.person.userId).execute();
    const stranger = newEmail();
    await invite(owner, stranger);
    expect((await mailsTo(app, stranger))[0]?.subject).toContain('le invita');
  });

  it('is refused for oneself, a member and an invited address, before a code is mailed', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, 'manager');
    const email = newEmail();
    await invite(owner, email);
    const refused = async (address: string) => messages(await invite(owner, address))[0];
    expect(await refused(owner.person.email)).toEqual({ path: 'inviteeEmail', message: 'You cannot invite yourself.' });
    expect(await refused(member.person.email)).toEqual({
      path: 'inviteeEmail',
      message: 'You already added this email',
    });
    expect(await refused(email)).toEqual({ path: 'inviteeEmail', message: 'You already added this email' });
  });

  it.each(['manager', 'read-only'])('as %s needs the Premium plan', async (role) => {
    const owner = await newOwner(server);
    await setTier(owner, 'vault');
    expect(outcome(await invite(owner, newEmail(), role))).toBe('PlanUpgradeRequiredError');
    expect(outcome(await invite(owner, newEmail(), 'no-access'))).toBe('done');
  });

  it('as an owner is refused', async () => {
    const owner = await newOwner(server);
    expect((await invite(owner, newEmail(), 'owner')).status).toBe(422);
  });
});

describe('changing a pending invite', () => {
  it('changes the role at once, and mails a new link after ten minutes', async () => {
    const owner = await newOwner(server);
    const email = newEmail();
    const { inviteId } = dataOf<{ inviteId: string }>(await invite(owner, email));
    const change = (role: string) => owner.confirmed('PUT /invites', { memberId: inviteId, role });
    const first = await invitedToken(app, email);
    expect(outcome(await change('no-access'))).toBe('done');
    expect(await invitedToken(app, email)).toBe(first);
    expect(outcome(await change('no-access'))).toBe('RateLimitError');
    await ageInvites(app, email, '10 minutes');
    expect(outcome(await change('no-access'))).toBe('done');
    expect(await invitedToken(app, email)).not.toBe(first);
    expect((await people(owner)).invites).toMatchObject([{ role: 'no-access' }]);
    expect((await change('owner')).status).toBe(422);
    await setTier(owner, 'vault');
    expect(outcome(await change('manager'))).toBe('PlanUpgradeRequiredError');
  });

  it('of another company is refused, like canceling it', async () => {
    const [owner, stranger] = [await newOwner(server), await newOwner(server)];
    const email = newEmail();
    const { inviteId } = dataOf<{ inviteId: string }>(await invite(owner, email));
    expect(outcome(await stranger.confirmed('PUT /invites', { memberId: inviteId, role: 'no-access' }))).toBe(
      'NotFoundError',
    );
    expect(outcome(await stranger.confirmed('POST /invites/cancel-invite', { inviteId }))).toBe('NotFoundError');
    expect((await people(owner)).invites).toHaveLength(1);
    expect((await people(stranger)).invites).toEqual([]);
  });
});

describe('the number of people', () => {
  it('is limited, also for two invites at once, until an invite is canceled', async () => {
    const owner = await newOwner(server);
    const colleague = await newMember(server, owner, 'owner');
    const { id } = owner.person.organization;
    const others = Array.from({ length: maxPeople - 3 }, () => ({
      id: newId('miv'),
      organization_id: id,
      email: newEmail(),
      role: 'no-access' as const,
      token_hash: hashSecret(crypto.randomUUID()),
      sent_at: new Date(0),
      expires_at: new Date(0),
    }));
    await app.db.insertInto('member_invites').values(others).execute();
    // Codes are mailed one after the other, so that each is read from its own mail.
    const invitations = [];
    for (const by of [owner, colleague]) {
      const body = { inviteeEmail: newEmail(), role: 'no-access' };
      await by.askForCode('POST /invites', body);
      invitations.push({ by, body, code: await mailedCode(app, by.person.email) });
    }
    const answers = await Promise.all(invitations.map(({ by, body, code }) => by.ask('POST', '/invites', body, code)));
    expect(answers.map(outcome).sort()).toEqual(['TooManyPeopleError', 'done']);
    const [newest] = (await people(owner)).invites;
    const cancel = { inviteId: newest?.inviteId ?? '' };
    expect(outcome(await owner.confirmed('POST /invites/cancel-invite', cancel))).toBe('done');
    expect(outcome(await invite(owner, newEmail()))).toBe('done');
  });
});

describe('accepting an invite', () => {
  it('makes a known person a member, whose session acts for the company', async () => {
    const owner = await newOwner(server);
    const invitee = await newOwner(server);
    const { email, userId } = invitee.person;
    await invite(owner, email, 'read-only');
    const token = await invitedToken(app, email);
    expect(dataOf(await invitee.ask('GET', `/invites/received?token=${token}`))).toEqual({
      organizationName: owner.person.organization.legalName,
      role: 'read-only',
    });
    expect(outcome(await accept(invitee, token))).toBe('done');
    expect(dataOf(await invitee.ask('GET', '/me'))).toMatchObject({
      organizationId: owner.person.organization.id,
      role: 'read-only',
    });
    const { members, invites } = await people(owner);
    expect(members).toContainEqual(expect.objectContaining({ userId, role: 'read-only' }));
    expect(invites).toEqual([]);
    expect(outcome(await accept(invitee, token))).toBe('InvalidInviteTokenError');
  });

  it('is refused for another address, which learns nothing of it', async () => {
    const owner = await newOwner(server);
    const other = await newOwner(server);
    const email = newEmail();
    await invite(owner, email);
    const token = await invitedToken(app, email);
    expect(outcome(await other.ask('GET', `/invites/received?token=${token}`))).toBe('InviteOfOtherPersonError');
    expect(outcome(await accept(other, token))).toBe('InviteOfOtherPersonError');
    expect((await people(owner)).invites).toHaveLength(1);
  });

  it('is refused after seven days, and for an unknown token', async () => {
    const owner = await newOwner(server);
    const invitee = await newOwner(server);
    const { email } = invitee.person;
    await invite(owner, email);
    await ageInvites(app, email, '7 days');
    const token = await invitedToken(app, email);
    expect(outcome(await accept(invitee, token))).toBe('ExpiredInviteTokenError');
    expect(outcome(await accept(invitee, 'member_unknown'))).toBe('InvalidInviteTokenError');
  });

  it('is refused if the plan no longer includes the role, and stays possible', async () => {
    const owner = await newOwner(server);
    const invitee = await newOwner(server);
    await invite(owner, invitee.person.email);
    const token = await invitedToken(app, invitee.person.email);
    await setTier(owner, 'vault');
    expect(outcome(await accept(invitee, token))).toBe('PlanUpgradeRequiredError');
    await setTier(owner, 'premium');
    expect(outcome(await accept(invitee, token))).toBe('done');
  });

  it('by a member uses the invite up, keeps their role, and is audited', async () => {
    const owner = await newOwner(server);
    const invitee = await newOwner(server);
    const { email, userId } = invitee.person;
    await invite(owner, email, 'read-only');
    const token = await invitedToken(app, email);
    const [open] = (await people(owner)).invites;
    const { id: organizationId } = owner.person.organization;
    await addMember(app.db, { organizationId, personId: userId, role: 'manager' });
    expect(outcome(await accept(invitee, token))).toBe('done');
    const { members, invites } = await people(owner);
    expect(members).toContainEqual(expect.objectContaining({ userId, role: 'manager' }));
    expect(invites).toEqual([]);
    const events = await app.db
      .selectFrom('audit_events')
      .select('action')
      .where('object_id', '=', open?.inviteId ?? '')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['member-invite.sent', 'member-invite.redeemed']);
  });

  it('twice at once makes one member', async () => {
    const owner = await newOwner(server);
    const invitee = await newOwner(server);
    await invite(owner, invitee.person.email);
    const token = await invitedToken(app, invitee.person.email);
    const answers = await Promise.all([accept(invitee, token), accept(invitee, token)]);
    expect(answers.map(outcome).sort()).toEqual(['InvalidInviteTokenError', 'done']);
    expect((await people(owner)).members).toHaveLength(2);
  });

  it('against its cancellation leaves one winner', async () => {
    for (let round = 0; round < 4; round += 1) {
      const owner = await newOwner(server);
      const invitee = await acting(server, await newPerson(app.db));
      const { inviteId } = dataOf<{ inviteId: string }>(await invite(owner, invitee.person.email));
      const token = await invitedToken(app, invitee.person.email);
      const [canceled, accepted] = await Promise.all([
        owner.confirmed('POST /invites/cancel-invite', { inviteId }),
        accept(invitee, token),
      ]);
      const isMember = outcome(accepted) === 'done';
      expect([outcome(canceled), outcome(accepted)]).toEqual(
        isMember ? ['NotFoundError', 'done'] : ['done', 'InvalidInviteTokenError'],
      );
      const { members, invites } = await people(owner);
      expect([members.length, invites.length]).toEqual([isMember ? 2 : 1, 0]);
    }
  });
});

describe('canceling an invite', () => {
  it('allows no second mail at once, but later', async () => {
    const owner = await newOwner(server);
    const email = newEmail();
    const { inviteId } = dataOf<{ inviteId: string }>(await invite(owner, email));
    expect(outcome(await owner.confirmed('POST /invites/cancel-invite', { inviteId }))).toBe('done');
    expect(outcome(await invite(owner, email))).toBe('RateLimitError');
    await ageInvites(app, email, '10 minutes');
    expect(outcome(await invite(owner, email))).toBe('done');
  });
});
