import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { caught, guest, settled, signedIn } from '../test-support/clients.ts';
import { data, refusal } from '../test-support/fake-server.ts';
import { getInvitedInvoice, getMe, getPublicConstants, payByDebit, startSession } from './index.ts';

const debit = { invoiceId: 'inv_1', providerUserId: 'p', authorizationHash: 'a'.repeat(64) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a session from a callback', () => {
  it('sends a guest’s token as invoice-invite-token, without cookies', async () => {
    const { client, requests } = guest([data({})]);
    await client.request(getInvitedInvoice, {});
    expect(requests[0]?.headers.get('invoice-invite-token')).toBe('guest_1');
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests[0]?.credentials).toBe('omit');
    expect(requests[0]?.url.pathname).toBe('/api/new/invoices/get-from-invite');
  });

  it('sends any other token as a bearer token', async () => {
    const { client, requests } = guest([data({})], ['embed_1']);
    await client.request(getMe, {});
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer embed_1');
  });

  it('is requested once by calls that start together', async () => {
    const { client, requests, reasons } = guest([data({})]);
    await Promise.all([1, 2, 3].map(() => client.request(getInvitedInvoice, {})));
    expect(reasons).toEqual(['start']);
    expect(requests).toHaveLength(3);
  });

  it('is not opened for a public call', async () => {
    const { client, requests, get } = guest([data({})]);
    await client.request(getPublicConstants, {});
    expect(get).not.toHaveBeenCalled();
    expect(requests[0]?.headers.has('invoice-invite-token')).toBe(false);
  });

  it.each(['guest_1', 'embed_1'])(
    'leaves %s out of a public call, which browsers would block with it',
    async (token) => {
      const { client, requests } = guest([data({})], [token]);
      await client.request(getMe, {});
      await client.request(getPublicConstants, {});
      expect([...(requests[1]?.headers.keys() ?? [])].sort()).toEqual(['accept']);
    },
  );

  it('is renewed in the background shortly before it expires, and waited for after', async () => {
    const { client, requests, reasons } = guest([data({})], ['guest_1', 'guest_2', 'guest_3']);
    await client.request(getInvitedInvoice, {});
    await vi.advanceTimersByTimeAsync(3_600_000 - 30_000);
    await client.request(getInvitedInvoice, {});
    await vi.advanceTimersByTimeAsync(3_600_000);
    await client.request(getInvitedInvoice, {});
    expect(reasons).toEqual(['start', 'refresh', 'refresh']);
    const tokens = requests.map(({ headers }) => headers.get('invoice-invite-token'));
    expect(tokens).toEqual(['guest_1', 'guest_1', 'guest_3']);
  });

  it('is renewed once after a 401 of several calls, which then succeed', async () => {
    const { client, requests, reasons } = guest([
      ({ headers }) =>
        headers.get('invoice-invite-token') === 'guest_2' ? data({}) : refusal(401, 'ExpiredInviteTokenError'),
    ]);
    await Promise.all([1, 2].map(() => client.request(payByDebit, { body: debit })));
    expect(reasons).toEqual(['start', 'unauthorized']);
    expect(requests).toHaveLength(4);
  });

  it('counts as expired after a second 401', async () => {
    const onSessionExpired = vi.fn(() => undefined);
    const { client, requests } = guest([refusal(401, 'ExpiredInviteTokenError')], undefined, { onSessionExpired });
    expect(await caught(client.request(getInvitedInvoice, {}))).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it('counts as expired when the host returns the refused token, which is not sent again', async () => {
    const { client, requests, reasons } = guest([refusal(401, 'InvalidInviteTokenError')], ['guest_1', 'guest_1']);
    expect(await caught(client.request(getInvitedInvoice, {}))).toMatchObject({ code: 'InvalidInviteTokenError' });
    expect(reasons).toEqual(['start', 'unauthorized']);
    expect(requests).toHaveLength(1);
  });

  it('counts as expired when the host returns none', async () => {
    const onSessionExpired = vi.fn(() => undefined);
    const { client } = guest([data({})], [], { onSessionExpired });
    expect(await caught(client.request(getInvitedInvoice, {}))).toMatchObject({ code: 'SessionUnavailableError' });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it('fails when the host’s callback never answers', async () => {
    const { client } = signedIn([data({})], {
      auth: { kind: 'session', get: () => new Promise(() => undefined) },
    });
    expect(await caught(settled(client.request(getInvitedInvoice, {})))).toMatchObject({
      code: 'SessionUnavailableError',
    });
  });

  it('is dropped on request', async () => {
    const { client, requests } = guest([data({})]);
    await client.request(getInvitedInvoice, {});
    client.forgetSession();
    await client.request(getInvitedInvoice, {});
    expect(requests[1]?.headers.get('invoice-invite-token')).toBe('guest_2');
  });

  it('requested by an aborted call still serves the others', async () => {
    const controller = new AbortController();
    const release: ((session: { token: string; expiresAt: number }) => void)[] = [];
    const { client, requests } = signedIn([data({})], {
      auth: { kind: 'session', get: () => new Promise((resolve) => release.push(resolve)) },
    });
    const first = client.request(getInvitedInvoice, {}, { signal: controller.signal });
    const second = client.request(getInvitedInvoice, {});
    controller.abort(new Error('unmounted'));
    release[0]?.({ token: 'guest_1', expiresAt: Date.now() + 1000 });
    await expect(first).rejects.toThrow('unmounted');
    await second;
    expect(requests).toHaveLength(1);
  });
});

describe('a cookie session that has ended', () => {
  it('is reported, and the call fails at once unless the page holds it', async () => {
    const onSessionExpired = vi.fn(() => undefined);
    const { client } = signedIn([refusal(401, 'UnauthenticatedError')], { onSessionExpired });
    expect(await caught(client.request(getMe, {}))).toMatchObject({ status: 401 });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it('holds calls until it is resumed, then repeats them', async () => {
    const { client, requests } = signedIn([refusal(401, 'UnauthenticatedError'), data({ ok: true })], {
      onSessionExpired: () => 'hold',
    });
    const answer = client.request(getMe, {});
    await vi.advanceTimersByTimeAsync(500_000);
    expect(requests).toHaveLength(1);
    client.resumeSession();
    expect(await answer).toEqual({ ok: true });
  });

  it('does not repeat one person’s call in the name of another', async () => {
    let current = 'usr_1';
    const { client, requests } = signedIn([refusal(401, 'UnauthenticatedError'), data({})], {
      auth: { kind: 'cookie', userId: () => current },
      onSessionExpired: () => 'hold',
    });
    const answer = caught(client.request(getMe, {}));
    await vi.advanceTimersByTimeAsync(1);
    current = 'usr_2';
    client.resumeSession();
    await answer;
    expect(requests).toHaveLength(1);
  });

  it('holds calls for 1,000,000 ms at most', async () => {
    const { client } = signedIn([refusal(401, 'UnauthenticatedError')], { onSessionExpired: () => 'hold' });
    const answer = caught(client.request(getMe, {}));
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(await answer).toMatchObject({ status: 401 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not reported for a wrong password or without a sign-in', async () => {
    const onSessionExpired = vi.fn(() => undefined);
    const wrong = signedIn([refusal(401, 'InvalidCredentialsError')], { onSessionExpired });
    await caught(wrong.client.request(startSession, { body: { email: 'a@b.co', password: 'x' } }));
    const nobody = signedIn([refusal(401, 'UnauthenticatedError')], {
      auth: { kind: 'cookie', userId: () => null },
      onSessionExpired,
    });
    await caught(nobody.client.request(getMe, {}));
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});
