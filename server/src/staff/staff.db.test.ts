import type { StaffRole } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaff } from '../identity/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
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
  email: `${crypto.randomUUID()}@bank.example`,
  firstName: 'Ida',
  lastName: 'Vale',
  role: 'finance',
  ...changes,
});

const invite = async (changes: object = {}) =>
  dataOf<StaffMember>(await head.call('POST', '/staff', invitation(changes)));

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
    const answer = await head.call('PUT', `/staff/${colleague.id}/role`, { role: 'compliance-head', version });
    expect(dataOf(answer)).toMatchObject({ role: 'compliance-head', version: version + 1 });
    expect((await colleague.call('GET', '/staff')).status).toBe(200);
    expect(await auditOf(colleague.id)).toEqual([
      { action: 'staff.role-changed', actor_id: head.id, detail: { from: 'finance', role: 'compliance-head' } },
    ]);
  });

  it('disables a colleague, whose session ends at once, and enables them again', async () => {
    const { version } = await member(colleague.id);
    const set = (status: string, seen: number) =>
      head.call('PUT', `/staff/${colleague.id}/status`, { status, version: seen });
    expect((await set('suspended', version)).status).toBe(200);
    expect((await colleague.call('GET', '/me')).status).toBe(401);
    expect((await set('enabled', version + 1)).status).toBe(200);
    expect((await colleague.call('GET', '/me')).status, 'the old session stays ended').toBe(401);
  });

  it('resets the second factor of a colleague with a code: devices are forgotten and sessions end', async () => {
    const path = `/staff/${colleague.id}/reset-2fa`;
    expect(codeOf(await head.call('PUT', path))).toBe('OtpRequiredError');
    const purpose = 'PUT /admin/staff/{staffId}/reset-2fa';
    await head.client.request(`/api/${head.id}/me/send-email-2fa`, { method: 'POST', body: { purpose } });
    const headers = { 'otp-code': await mailedCode(backOffice.app, head.email) };
    expect((await head.call('PUT', path, undefined, headers)).status).toBe(204);
    expect((await colleague.call('GET', '/me')).status).toBe(401);
    const devices = await db.selectFrom('trusted_devices').select('id').where('user_id', '=', colleague.id).execute();
    expect(devices).toEqual([]);
    expect((await auditOf(colleague.id)).map(({ action }) => action)).toEqual(['staff.second-factors-reset']);
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
    const role = await head.call('PUT', `/staff/${head.id}/role`, { role: 'finance', version });
    const status = await head.call('PUT', `/staff/${head.id}/status`, { status: 'suspended', version });
    expect([codeOf(role), codeOf(status)]).toEqual(['ForbiddenError', 'ForbiddenError']);
    expect(await member(head.id)).toMatchObject({ role: 'compliance-head', status: 'enabled', version });
  });

  it('is an edit of a version that somebody else has changed', async () => {
    const { version } = await member(colleague.id);
    const set = (role: string) => head.call('PUT', `/staff/${colleague.id}/role`, { role, version });
    const answers = await Promise.all([set('compliance-admin'), set('customer-success')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is one of two heads who disable each other at the same moment', async () => {
    const other = await signIn('compliance-head');
    const [mine, theirs] = [await member(head.id), await member(other.id)];
    const answers = await Promise.all([
      head.call('PUT', `/staff/${other.id}/status`, { status: 'suspended', version: theirs.version }),
      other.call('PUT', `/staff/${head.id}/status`, { status: 'suspended', version: mine.version }),
    ]);
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
    const answer = await head.call('POST', '/staff', invitation({ email: colleague.email.toUpperCase() }));
    expect(codeOf(answer)).toBe('IdempotencyConflictError');
  });

  it('is an unknown staff member', async () => {
    const unknown = '/staff/usr_00000000000000000000000000';
    expect((await head.call('PUT', `${unknown}/role`, { role: 'finance', version: 1 })).status).toBe(404);
    expect((await head.call('POST', `${unknown}/invitation`)).status).toBe(404);
  });
});
