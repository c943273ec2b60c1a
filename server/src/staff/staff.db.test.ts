import type { StaffRole } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaff } from '../identity/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { codeMailTo, mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import type { StaffMember } from './staff-member.ts';

const database = testDatabase();
const { db } = database;
const backOffice = testServer(database, { surface: 'admin' });
const password = 'Correct-Horse-1';

interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly client: TestClient;
  call(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): ReturnType<TestClient['request']>;
}

async function signIn(role: StaffRole): Promise<SignedIn> {
  const email = `${crypto.randomUUID()}@bank.example`;
  const id = await createStaff(db, { email, password, firstName: 'Sam', lastName: 'Reed', role });
  const client = backOffice.client();
  await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body: { email, password } });
  await client.request('/api/new/admin/sessions/confirm', {
    method: 'POST',
    body: { remember2FaChecked: true },
    headers: { 'otp-code': await mailedCode(backOffice.app, email) },
  });
  return {
    id,
    email,
    client,
    call: (method, path, body, headers = {}) =>
      client.request(`/api/${id}/admin${path}`, { method, headers, ...(body && { body }) }),
  };
}

let head: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  head = await signIn('compliance-head');
  colleague = await signIn('finance');
});

const invitation = (changes: object = {}) => ({
  inviteeEmail: `${crypto.randomUUID()}@bank.example`,
  firstName: 'Ida',
  lastName: 'Vale',
  role: 'finance',
  ...changes,
});

type Confirmed = 'invite' | 'role' | 'status' | 'reset-2fa';

/** Asks for a code for a call, and makes the call with it. */
async function confirmed(by: SignedIn, call: Confirmed, staffId: string, body: object = {}) {
  const path = call === 'invite' ? '/staff' : `/staff/${staffId}/${call}`;
  const asked = await askForCode(by, call, { staffId, ...body });
  if (asked.status !== 200) return asked;
  const headers = { 'otp-code': await mailedCode(backOffice.app, by.email) };
  return by.call(call === 'invite' ? 'POST' : 'PUT', path, call === 'reset-2fa' ? undefined : body, headers);
}

const askForCode = (by: SignedIn, call: Confirmed, values: object) => {
  const purpose = call === 'invite' ? 'POST /admin/staff' : `PUT /admin/staff/{staffId}/${call}`;
  return by.client.request(`/api/${by.id}/me/send-email-2fa`, { method: 'POST', body: { purpose, ...values } });
};

const changeRole = (by: SignedIn, staffId: string, role: string, version: number) =>
  confirmed(by, 'role', staffId, { role, version });

const changeStatus = (by: SignedIn, staffId: string, status: string, version: number) =>
  confirmed(by, 'status', staffId, { status, version });

const invite = async (changes: object = {}) =>
  dataOf<StaffMember>(await confirmed(head, 'invite', head.id, invitation(changes)));

const member = async (id: string): Promise<StaffMember> =>
  dataOf<{ items: StaffMember[] }>(await head.call('GET', '/staff?limit=100')).items.find(
    ({ userId }) => userId === id,
  ) as StaffMember;

const auditOf = (id: string) =>
  db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'detail'])
    .where('object_id', '=', id)
    .where('action', 'like', 'staff.%')
    .orderBy('id')
    .execute();

describe('a compliance head', () => {
  it('invites a colleague, who sets a password by the mailed link', async () => {
    const invited = await invite();
    expect(invited).toMatchObject({ firstName: 'Ida', role: 'finance', status: 'enabled', isInvited: true });
    const [mail] = await mailsTo(backOffice.app, invited.email);
    const token = /token=(pwl_[\w-]+)/.exec(mail?.text ?? '')?.[1];
    const used = await backOffice
      .client()
      .request('/api/new/password-links/use', { method: 'POST', body: { token, password } });
    expect(used.status).toBe(204);
    expect(await member(invited.userId)).toMatchObject({ isInvited: false });
    expect(await auditOf(invited.userId)).toEqual([
      { action: 'staff.invited', actor_id: head.id, detail: { role: 'finance' } },
    ]);
  });

  it('sends a new invitation, which ends the old link, until there is a password', async () => {
    const invited = await invite();
    const [oldest] = await mailsTo(backOffice.app, invited.email);
    expect((await head.call('POST', `/staff/${invited.userId}/invitation`)).status).toBe(204);
    const [newest] = await mailsTo(backOffice.app, invited.email);
    const check = async (mail = newest) => {
      const token = /token=(pwl_[\w-]+)/.exec(mail?.text ?? '')?.[1];
      return backOffice.client().request('/api/new/password-links/check', { method: 'POST', body: { token } });
    };
    expect((await check(oldest)).status).toBe(404);
    expect(dataOf(await check(newest))).toEqual({ email: invited.email });
    expect((await head.call('POST', `/staff/${colleague.id}/invitation`)).status).toBe(409);
  });

  it('finds staff by name, address and role, page by page', async () => {
    const invited = await invite({ lastName: 'O’Neill_%', role: 'customer-success' });
    const find = async (query: string) =>
      dataOf<{ items: StaffMember[]; nextCursor: string | null }>(await head.call('GET', `/staff?${query}`));
    expect((await find(`search=${encodeURIComponent('ida o’neill_%')}`)).items).toEqual([invited]);
    expect((await find(`search=${invited.email.slice(0, 20)}`)).items).toEqual([invited]);
    expect((await find('role[]=customer-success')).items).toEqual([invited]);
    const first = await find('limit=1');
    expect(first.items).toEqual([invited]);
    expect((await find(`limit=1&cursor=${first.nextCursor}`)).items[0]?.userId).toBe(colleague.id);
    expect((await head.call('GET', '/staff?cursor=x')).status).toBe(422);
  });

  it('changes a role, which holds from the next call on', async () => {
    const { version } = await member(colleague.id);
    const answer = await changeRole(head, colleague.id, 'compliance-head', version);
    expect(dataOf(answer)).toMatchObject({ role: 'compliance-head', version: version + 1 });
    expect((await colleague.call('GET', '/staff')).status).toBe(200);
    expect(await auditOf(colleague.id)).toEqual([
      { action: 'staff.role-changed', actor_id: head.id, detail: { from: 'finance', role: 'compliance-head' } },
    ]);
  });

  it('disables a colleague, whose session ends at once, and enables them again', async () => {
    const { version } = await member(colleague.id);
    const set = (status: string, seen: number) => changeStatus(head, colleague.id, status, seen);
    expect((await set('suspended', version)).status).toBe(200);
    expect((await colleague.call('GET', '/me')).status).toBe(401);
    expect((await set('enabled', version + 1)).status).toBe(200);
    expect((await colleague.call('GET', '/me')).status, 'the old session stays ended').toBe(401);
    const again = await colleague.client.request('/api/new/admin/sessions/intermediate', {
      method: 'POST',
      body: { email: colleague.email, password },
    });
    expect(dataOf(again), 'the device was forgotten').toMatchObject({ otpRequired: true });
  });

  it('resets the second factor of a colleague with a code: devices are forgotten and sessions end', async () => {
    const path = `/staff/${colleague.id}/reset-2fa`;
    expect(codeOf(await head.call('PUT', path))).toBe('OtpRequiredError');
    expect((await confirmed(head, 'reset-2fa', colleague.id)).status).toBe(204);
    expect((await colleague.call('GET', '/me')).status).toBe(401);
    const devices = await db.selectFrom('trusted_devices').select('id').where('user_id', '=', colleague.id).execute();
    expect(devices).toEqual([]);
    expect((await auditOf(colleague.id)).map(({ action }) => action)).toEqual(['staff.second-factors-reset']);
  });
});

describe('a code', () => {
  it('for a role is good for this colleague and this role only, and the mail names both', async () => {
    const other = await signIn('finance');
    const { version } = await member(colleague.id);
    await askForCode(head, 'role', { staffId: colleague.id, role: 'customer-success' });
    const { code, text } = await codeMailTo(backOffice.app, head.email);
    expect(text).toContain(`(${colleague.email})`);
    expect(text).toContain('Customer success');
    const set = (id: string, role: string) =>
      head.call('PUT', `/staff/${id}/role`, { role, version }, { 'otp-code': code });
    expect(codeOf(await set(colleague.id, 'compliance-head'))).toBe('InvalidOtpError');
    expect(codeOf(await set(other.id, 'customer-success'))).toBe('InvalidOtpError');
    expect((await set(colleague.id, 'customer-success')).status).toBe(200);
  });

  it('for an invitation is good for this address and this role only', async () => {
    const invited = invitation();
    await askForCode(head, 'invite', { inviteeEmail: invited.inviteeEmail, role: 'finance' });
    const headers = { 'otp-code': await mailedCode(backOffice.app, head.email) };
    const send = (changes: object) => head.call('POST', '/staff', { ...invited, ...changes }, headers);
    expect(codeOf(await send({ role: 'compliance-head' }))).toBe('InvalidOtpError');
    expect(codeOf(await send({ inviteeEmail: `${crypto.randomUUID()}@bank.example` }))).toBe('InvalidOtpError');
    expect((await send({})).status).toBe(200);
  });

  it('for a reset is good for this colleague only', async () => {
    const other = await signIn('finance');
    await askForCode(head, 'reset-2fa', { staffId: colleague.id });
    const headers = { 'otp-code': await mailedCode(backOffice.app, head.email) };
    expect(codeOf(await head.call('PUT', `/staff/${other.id}/reset-2fa`, undefined, headers))).toBe('InvalidOtpError');
    expect((await other.call('GET', '/me')).status).toBe(200);
  });

  it('for a status is good for this colleague and this status only, and the mail names both', async () => {
    const other = await signIn('finance');
    const { version } = await member(colleague.id);
    await askForCode(head, 'status', { staffId: colleague.id, status: 'enabled' });
    const { code, text } = await codeMailTo(backOffice.app, head.email);
    expect(text).toContain(`give Sam Reed (${colleague.email}) access`);
    const set = (id: string, status: string) =>
      head.call('PUT', `/staff/${id}/status`, { status, version }, { 'otp-code': code });
    expect(codeOf(await set(colleague.id, 'suspended'))).toBe('InvalidOtpError');
    expect(codeOf(await set(other.id, 'enabled'))).toBe('InvalidOtpError');
    expect((await colleague.call('GET', '/me')).status).toBe(200);
    expect((await set(colleague.id, 'enabled')).status).toBe(200);
  });

  it('is required to invite and to change a role or a status, and not mailed for a role that only customers have', async () => {
    const { version } = await member(colleague.id);
    expect(codeOf(await head.call('POST', '/staff', invitation()))).toBe('OtpRequiredError');
    const change = { role: 'finance', version };
    expect(codeOf(await head.call('PUT', `/staff/${colleague.id}/role`, change))).toBe('OtpRequiredError');
    for (const status of ['suspended', 'enabled']) {
      const answer = await head.call('PUT', `/staff/${colleague.id}/status`, { status, version });
      expect(codeOf(answer)).toBe('OtpRequiredError');
    }
    const asked = await askForCode(head, 'role', { staffId: colleague.id, role: 'owner' });
    expect(asked.body).toMatchObject({ code: 'ValidationError', validations: [{ path: 'role' }] });
  });
});

describe('refused', () => {
  it.each(['compliance-admin', 'customer-success', 'finance'] as const)('is everything to %s', async (role) => {
    const other = await signIn(role);
    const edit = { version: 1 };
    const answers = await Promise.all([
      other.call('GET', '/staff'),
      other.call('POST', '/staff', invitation()),
      other.call('POST', `/staff/${colleague.id}/invitation`),
      other.call('PUT', `/staff/${colleague.id}/role`, { ...edit, role: 'finance' }),
      other.call('PUT', `/staff/${colleague.id}/status`, { ...edit, status: 'suspended' }),
      other.call('PUT', `/staff/${colleague.id}/reset-2fa`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  it('is editing oneself', async () => {
    const { version } = await member(head.id);
    const role = await changeRole(head, head.id, 'finance', version);
    const status = await changeStatus(head, head.id, 'suspended', version);
    expect([codeOf(role), codeOf(status)]).toEqual(['ForbiddenError', 'ForbiddenError']);
    expect(await member(head.id)).toMatchObject({ role: 'compliance-head', status: 'enabled', version });
  });

  it('is an edit of a version that somebody else has changed', async () => {
    const { version } = await member(colleague.id);
    const prepare = async (role: string) => {
      await askForCode(head, 'role', { staffId: colleague.id, role });
      const headers = { 'otp-code': await mailedCode(backOffice.app, head.email) };
      return () => head.call('PUT', `/staff/${colleague.id}/role`, { role, version }, headers);
    };
    const edits = [await prepare('compliance-admin'), await prepare('customer-success')];
    const answers = await Promise.all(edits.map((edit) => edit()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is one of two heads who disable each other at the same moment', async () => {
    const other = await signIn('compliance-head');
    const [mine, theirs] = [await member(head.id), await member(other.id)];
    const prepare = async (by: SignedIn, { userId: staffId, version }: StaffMember) => {
      await askForCode(by, 'status', { staffId, status: 'suspended' });
      const headers = { 'otp-code': await mailedCode(backOffice.app, by.email) };
      return () => by.call('PUT', `/staff/${staffId}/status`, { status: 'suspended', version }, headers);
    };
    const edits = [await prepare(head, theirs), await prepare(other, mine)];
    const answers = await Promise.all(edits.map((edit) => edit()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const enabled = await db
      .selectFrom('staff')
      .select('id')
      .where('id', 'in', [head.id, other.id])
      .where('status', '=', 'enabled')
      .execute();
    expect(enabled).toHaveLength(1);
  });

  it('is an address that a colleague has, in whatever case', async () => {
    const answer = await confirmed(
      head,
      'invite',
      head.id,
      invitation({ inviteeEmail: colleague.email.toUpperCase() }),
    );
    expect(codeOf(answer)).toBe('IdempotencyConflictError');
  });

  it('is an unknown staff member', async () => {
    const unknown = 'usr_00000000000000000000000000';
    expect((await changeRole(head, unknown, 'finance', 1)).status).toBe(404);
    expect((await head.call('POST', `/staff/${unknown}/invitation`)).status).toBe(404);
  });
});
