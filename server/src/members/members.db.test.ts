import type { CustomerRole } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { newEmail } from '../identity/sign-in-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { codeMailTo, mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { type Acting, newMember, newOwner, type PeopleCall } from './members-fixtures.ts';

const server = testServer(testDatabase());
const { app } = server;

const change = (by: Acting, member: Acting, role: CustomerRole) =>
  by.confirmed('PUT /invites', { memberId: member.person.userId, role });

const remove = (by: Acting, member: Acting) =>
  by.confirmed('DELETE /invites/remove-user', { memberId: member.person.userId });

const outcome = (answer: TestAnswer) => (answer.status < 300 ? 'done' : codeOf(answer));

const rolesOf = async (owner: Acting) =>
  Object.fromEntries(
    dataOf<{ members: { userId: string; role: string }[] }>(await owner.ask('GET', '/invites')).members.map(
      ({ userId, role }) => [userId, role],
    ),
  );

describe('each role', () => {
  const owners = [
    ['GET', '/invites'],
    ['POST', '/organization/handle', { handle: 'some_handle' }],
    ['POST', '/organization/business-type-and-handle', { organizationType: 'business', handle: 'some_handle' }],
    ['POST', '/organization/missing-information', {}],
    ['POST', '/organization/upgrade-request'],
  ] as const;
  const managers = [
    ['PUT', '/organization/company-info', { description: 'We build.' }],
    ['POST', '/organization/waitlist', { currency: 'EUR' }],
  ] as const;
  const readers = [
    ['GET', '/organization/company-info'],
    ['GET', '/organization/missing-information'],
    ['GET', '/me/constants'],
    ['GET', '/contacts'],
  ] as const;
  const codes = [
    ['POST /invites', { inviteeEmail: 'new@person.example', role: 'manager' }],
    ['PUT /invites', { memberId: 'usr_00000000000000000000000000', role: 'manager' }],
    ['POST /invites/cancel-invite', { inviteId: 'miv_00000000000000000000000000' }],
    ['DELETE /invites/remove-user', { memberId: 'usr_00000000000000000000000000' }],
  ] as const satisfies readonly (readonly [PeopleCall, object])[];
  const allowed: Readonly<Record<CustomerRole, readonly unknown[]>> = {
    owner: [...owners, ...managers, ...readers],
    manager: [...managers, ...readers],
    'read-only': readers,
    'no-access': [],
  };

  it.each(['owner', 'manager', 'read-only', 'no-access'] as const)(
    '%s may make the calls of the role',
    async (role) => {
      const owner = await newOwner(server);
      const member = await newMember(server, owner, role);
      for (const call of [...readers, ...managers, ...owners]) {
        const [method, path, body] = call;
        const answer = await member.ask(method, path, body);
        expect([path, answer.status === 403]).toEqual([path, !allowed[role].includes(call)]);
      }
      for (const [call, body] of codes) {
        const answer = await member.askForCode(call, body);
        expect([call, answer.status === 403]).toEqual([call, role !== 'owner']);
      }
    },
  );
});

describe('changing a role', () => {
  it('applies to the member’s open session at once, and mails them', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, 'read-only');
    expect((await member.ask('PUT', '/organization/company-info', { description: '' })).status).toBe(403);
    expect(outcome(await change(owner, member, 'manager'))).toBe('done');
    expect((await member.ask('PUT', '/organization/company-info', { description: '' })).status).toBe(200);
    expect((await mailsTo(app, member.person.email))[0]?.subject).toContain('has changed');
  });

  it('hands the business over to a member', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, 'manager');
    await change(owner, member, 'owner');
    expect(outcome(await change(member, owner, 'no-access'))).toBe('done');
    expect((await owner.ask('GET', '/invites')).status).toBe(403);
    expect(await rolesOf(member)).toEqual({ [owner.person.userId]: 'no-access', [member.person.userId]: 'owner' });
  });

  it('of oneself is refused', async () => {
    const owner = await newOwner(server);
    await newMember(server, owner, 'owner');
    expect(outcome(await change(owner, owner, 'manager'))).toBe('OwnMembershipError');
    expect(outcome(await remove(owner, owner))).toBe('OwnMembershipError');
  });

  it('of a member of another company is refused', async () => {
    const [owner, stranger] = [await newOwner(server), await newOwner(server)];
    const member = await newMember(server, owner, 'manager');
    expect(outcome(await change(stranger, member, 'no-access'))).toBe('NotFoundError');
    expect(outcome(await remove(stranger, member))).toBe('NotFoundError');
    expect(await rolesOf(owner)).toMatchObject({ [member.person.userId]: 'manager' });
  });

  it('to a role that the plan does not include is refused, and such a member keeps theirs', async () => {
    const owner = await newOwner(server);
    const [manager, outsider] = [
      await newMember(server, owner, 'manager'),
      await newMember(server, owner, 'no-access'),
    ];
    const { id } = owner.person.organization;
    await app.db.updateTable('organizations').set({ pricing_tier: 'vault' }).where('id', '=', id).execute();
    expect(outcome(await change(owner, outsider, 'read-only'))).toBe('PlanUpgradeRequiredError');
    expect(await rolesOf(owner)).toMatchObject({ [manager.person.userId]: 'manager' });
    expect(outcome(await change(owner, manager, 'no-access'))).toBe('done');
  });

  it('takes a code for this member and this role only', async () => {
    const owner = await newOwner(server);
    const [one, other] = [await newMember(server, owner, 'manager'), await newMember(server, owner, 'manager')];
    const body = (member: Acting, role = 'no-access') => ({ memberId: member.person.userId, role });
    await owner.askForCode('PUT /invites', body(one));
    const code = await mailedCode(app, owner.person.email);
    expect(outcome(await owner.ask('PUT', '/invites', body(other), code))).toBe('InvalidOtpError');
    expect(outcome(await owner.ask('PUT', '/invites', body(one, 'owner'), code))).toBe('InvalidOtpError');
    expect(outcome(await owner.ask('DELETE', '/invites/remove-user', body(one), code))).toBe('InvalidOtpError');
    expect(outcome(await owner.ask('PUT', '/invites', body(one), code))).toBe('done');
  });
});

describe('a code', () => {
  it('for an invitation is good for this address and this role only, and the mail names both', async () => {
    const owner = await newOwner(server);
    const body = { inviteeEmail: newEmail(), role: 'read-only' };
    await owner.askForCode('POST /invites', body);
    const { code, text } = await codeMailTo(app, owner.person.email);
    expect(text).toContain(`invite ${body.inviteeEmail} to`);
    expect(text).toContain('Read only');
    const send = (changes: object) => owner.ask('POST', '/invites', { ...body, ...changes }, code);
    expect(outcome(await send({ role: 'manager' }))).toBe('InvalidOtpError');
    expect(outcome(await send({ inviteeEmail: newEmail() }))).toBe('InvalidOtpError');
    expect(outcome(await send({}))).toBe('done');
  });

  it('is good for the business that the session acted for only', async () => {
    const [owner, other] = [await newOwner(server), await newOwner(server)];
    const { id: organizationId } = other.person.organization;
    const membership = { organization_id: organizationId, person_id: owner.person.userId, role: 'owner' as const };
    await app.db.insertInto('memberships').values(membership).execute();
    const body = { inviteeEmail: newEmail(), role: 'manager' };
    await owner.askForCode('POST /invites', body);
    const code = await mailedCode(app, owner.person.email);
    await owner.ask('PUT', '/sessions/organization', { organizationId });
    expect(outcome(await owner.ask('POST', '/invites', body, code))).toBe('InvalidOtpError');
  });

  it('is not mailed for a role that only staff have', async () => {
    const owner = await newOwner(server);
    const asked = await owner.askForCode('POST /invites', { inviteeEmail: newEmail(), role: 'finance' });
    expect(asked.body).toMatchObject({ code: 'ValidationError', validations: [{ path: 'role' }] });
  });
});

describe('removing a member', () => {
  it('ends at once what their sessions and codes could do for the company', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, 'owner');
    await member.askForCode('PUT /invites', { memberId: owner.person.userId, role: 'manager' });
    const code = await mailedCode(app, member.person.email);
    expect(outcome(await remove(owner, member))).toBe('done');
    expect(dataOf(await member.ask('GET', '/me'))).toMatchObject({
      organizationId: null,
      role: 'no-access',
      company: null,
    });
    expect((await member.ask('GET', '/invoices/income')).status).toBe(403);
    const { id: organizationId } = owner.person.organization;
    expect(outcome(await member.ask('PUT', '/sessions/organization', { organizationId }))).toBe('NotFoundError');
    // Back in the company, neither the old session acts for it, nor is the old code good.
    await app.db
      .insertInto('memberships')
      .values({ organization_id: organizationId, person_id: member.person.userId, role: 'owner' })
      .execute();
    expect(dataOf(await member.ask('GET', '/me'))).toMatchObject({ organizationId: null });
    await member.ask('PUT', '/sessions/organization', { organizationId });
    const body = { memberId: owner.person.userId, role: 'manager' };
    expect(outcome(await member.ask('PUT', '/invites', body, code))).toMatch(/OtpError/);
  });

  it('ends the live events of their open tabs', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, 'manager');
    const { cookies } = member.client;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await fetch(`${server.url}/api/${member.person.userId}/events`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    const ended = stream.text();
    await remove(owner, member);
    expect(await ended).toContain('event: session-ended');
  });

  it('by two last owners of each other at once leaves one owner', async () => {
    for (let round = 0; round < 4; round += 1) {
      const owner = await newOwner(server);
      const other = await newMember(server, owner, 'owner');
      const answers = await Promise.all([remove(owner, other), remove(other, owner)]);
      expect(answers.map((answer) => answer.status < 300).sort()).toEqual([false, true]);
      const winner = answers[0]?.status === 204 ? owner : other;
      expect(await rolesOf(winner)).toEqual({ [winner.person.userId]: 'owner' });
    }
  });
});
