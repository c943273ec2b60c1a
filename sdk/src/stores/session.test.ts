import { describe, expect, it } from 'vitest';
import { ApiError, createClient, startSession } from '../client/index.ts';
import { type Answer, type AnswerSource, data, fakeServer, refusal } from '../test-support/fake-server.ts';
import { memoryStorage } from '../test-support/memory-storage.ts';
import { createSessionStore, createStaffSessionStore, type OrganizationChoice, storageKeys } from './index.ts';

const me = { userId: 'usr_1', email: 'ada@example.com', role: 'owner' };
const started = (otpRequired: boolean, others: readonly OrganizationChoice[] = []) =>
  data({
    userId: 'usr_1',
    otpRequired,
    codeSource: 'email',
    hasPasskey: true,
    resendAt: '2026-03-05T10:00:30Z',
    organizations: [{ organizationId: 'org_1', legalName: 'Acme' }, ...others],
  });

function setUp(answers: readonly AnswerSource[], stored: Record<string, string> = {}) {
  const server = fakeServer(...answers);
  const storage = memoryStorage(stored);
  const client = createClient({
    baseUrl: '',
    auth: { kind: 'cookie', userId: () => session.userId() },
    fetch: server.fetch,
  });
  const session = createSessionStore(client, storage);
  return { session, storage, client, requests: server.requests };
}

const credentials = { email: 'ada@example.com', password: 'secret' };

describe('signing in', () => {
  it('asks for a code after the password, and signs in with it', async () => {
    const { session, storage, requests } = setUp([started(true), data({}), data(me)]);
    await session.signIn(credentials);
    expect(session.$session.get()).toEqual({
      status: 'code-needed',
      email: 'ada@example.com',
      resendAt: new Date('2026-03-05T10:00:30Z'),
      codeSource: 'email',
      hasPasskey: true,
      organizations: [{ organizationId: 'org_1', legalName: 'Acme' }],
    });
    await session.confirm({ code: '123456', rememberDevice: true, organizationId: 'org_1' });
    expect(session.$session.get()).toEqual({ status: 'signed-in', user: me });
    expect(requests[1]?.headers.get('otp-code')).toBe('123456');
    expect(requests[1]?.body).toEqual({ remember2FaChecked: true, organizationId: 'org_1' });
    expect(requests[2]?.url.pathname).toBe('/api/usr_1/me');
    expect(storage.getItem('quittance.user')).toBe('usr_1');
  });

  it('needs no code on a remembered device', async () => {
    const { session, requests } = setUp([started(false), data({}), data(me)]);
    await session.signIn(credentials);
    expect(session.$session.get().status).toBe('signed-in');
    expect(requests[1]?.headers.has('otp-code')).toBe(false);
  });

  it('asks for the organization on a remembered device, if the person has several', async () => {
    const other = { organizationId: 'org_2', legalName: 'Beta' };
    const { session, requests } = setUp([started(false, [other]), data({}), data(me)]);
    await session.signIn(credentials);
    const organizations = [{ organizationId: 'org_1', legalName: 'Acme' }, other];
    expect(session.$session.get()).toEqual({ status: 'organization-needed', organizations });
    await expect(session.resendCode()).rejects.toThrow('No sign-in waits');
    await session.confirm({ organizationId: 'org_2' });
    expect(requests[1]?.body).toEqual({ remember2FaChecked: false, organizationId: 'org_2' });
    expect(session.$session.get()).toEqual({ status: 'signed-in', user: me });
  });

  it('goes on with a sign-in that another call has begun', async () => {
    const { session, client } = setUp([started(true), data({}), data(me)]);
    await session.continueSignIn(
      await client.request(startSession, { body: { googleIdToken: 't', state: 's' } }),
      me.email,
    );
    expect(session.$session.get()).toMatchObject({ status: 'code-needed', email: 'ada@example.com' });
    await session.confirm({ code: '123456' });
    expect(session.$session.get()).toEqual({ status: 'signed-in', user: me });
  });

  it('stays where it is after a wrong code', async () => {
    const { session } = setUp([started(true), refusal(403, 'InvalidOtpError')]);
    await session.signIn(credentials);
    await expect(session.confirm({ code: '000000' })).rejects.toThrow(ApiError);
    expect(session.$session.get().status).toBe('code-needed');
  });

  it('mails another code to the same address', async () => {
    const { session, requests } = setUp([started(true), data({ resendAt: '2026-03-05T10:01:00Z' })]);
    await session.signIn(credentials);
    await session.resendCode();
    expect(requests[1]?.body).toEqual({ email: 'ada@example.com', purpose: 'sign-in' });
    expect(session.$session.get()).toMatchObject({ resendAt: new Date('2026-03-05T10:01:00Z') });
  });

  it('can be given up', async () => {
    const { session } = setUp([started(true)]);
    await session.signIn(credentials);
    session.cancelSignIn();
    expect(session.$session.get()).toEqual({ status: 'signed-out', hasExpired: false });
    expect(session.userId()).toBeNull();
  });

  it('of staff goes through the calls of the back office', async () => {
    const server = fakeServer(started(true), data({}), data({ userId: 'usr_1' }));
    const client = createClient({
      baseUrl: '',
      auth: { kind: 'cookie', userId: () => session.userId() },
      fetch: server.fetch,
    });
    const session = createStaffSessionStore(client, memoryStorage());
    await session.signIn(credentials);
    await session.confirm({ code: '123456' });
    expect(server.requests.map(({ url }) => url.pathname)).toEqual([
      '/api/new/admin/sessions/intermediate',
      '/api/usr_1/admin/sessions/confirm',
      '/api/usr_1/admin/me',
    ]);
  });
});

describe('a session after a page load', () => {
  it('is restored', async () => {
    const { session } = setUp([data(me)], { 'quittance.user': 'usr_1' });
    await session.restore();
    expect(session.$session.get()).toEqual({ status: 'signed-in', user: me });
  });

  it('outlives an outage', async () => {
    const answers = [data(me), refusal(500, 'InternalError'), data(me)];
    const { session, storage } = setUp(answers, { 'quittance.user': 'usr_1' });
    await session.restore();
    session.suspend();
    expect(session.$session.get()).toEqual({ status: 'unknown' });
    await expect(session.restore()).rejects.toThrow(ApiError);
    expect(storage.getItem('quittance.user')).toBe('usr_1');
    await session.restore();
    expect(session.$session.get()).toEqual({ status: 'signed-in', user: me });
  });

  it('shows what was loaded last, also if an earlier load answers later', async () => {
    const early = Promise.withResolvers<Answer>();
    const { session } = setUp([() => early.promise, data({ ...me, role: 'manager' })], { 'quittance.user': 'usr_1' });
    const first = session.reload();
    await session.reload();
    early.resolve(data(me));
    await first;
    expect(session.$session.get()).toMatchObject({ user: { role: 'manager' } });
  });

  it('is not requested if nobody was signed in', async () => {
    const { session, requests } = setUp([data(me)]);
    await session.restore();
    expect(session.$session.get()).toEqual({ status: 'signed-out', hasExpired: false });
    expect(requests).toEqual([]);
  });

  it.each([401, 403])('is over when the server answers %i', async (status) => {
    const { session, storage } = setUp([refusal(status, 'UnauthenticatedError')], { 'quittance.user': 'usr_1' });
    await session.restore();
    expect(session.$session.get().status).toBe('signed-out');
    expect(storage.getItem('quittance.user')).toBeNull();
  });

  it('is kept while the server is unavailable', async () => {
    const { session, storage } = setUp([refusal(500, 'InternalError')], { 'quittance.user': 'usr_1' });
    await expect(session.restore()).rejects.toThrow(ApiError);
    expect(storage.getItem('quittance.user')).toBe('usr_1');
    expect(session.$session.get().status).toBe('unknown');
  });
});

describe('signing out', () => {
  it('clears the stored values, even when the server can’t be reached', async () => {
    const { session, storage } = setUp([data(me), 'broken'], { 'quittance.user': 'usr_1' });
    await session.restore();
    await session.signOut();
    expect(session.$session.get()).toEqual({ status: 'signed-out', hasExpired: false });
    expect(storage.getItem('quittance.user')).toBeNull();
  });

  it('clears every key of ours, and nothing of others', async () => {
    const ours = Object.fromEntries(Object.values(storageKeys).map((key) => [key, 'kept']));
    const { session, storage } = setUp([data(me), data({})], { ...ours, 'quittance.user': 'usr_1', other: 'kept' });
    await session.restore();
    await session.signOut();
    expect(Object.keys(ours).filter((key) => storage.getItem(key) !== null)).toEqual([]);
    expect(storage.getItem('other')).toBe('kept');
  });

  it('ignores a user who is answered later, as by a page that opens to sign out', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { session } = setUp([() => answer.promise, data({})], { 'quittance.user': 'usr_1' });
    const restored = session.restore();
    await session.signOut();
    answer.resolve(data(me));
    await restored;
    expect(session.$session.get()).toEqual({ status: 'signed-out', hasExpired: false });
  });

  it('by the server is remembered as an expiry', async () => {
    const { session } = setUp([data(me)], { 'quittance.user': 'usr_1' });
    await session.restore();
    session.expire();
    expect(session.$session.get()).toEqual({ status: 'signed-out', hasExpired: true });
  });
});
