import { grantsOf } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { declaredRoutes } from './declared-routes.ts';
import { isAnsweredOn, isOpenToAnyOrigin, isOpenToPartners, usesSession } from './surface.ts';
import { send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();
const portal = testHttpApp({ db, handlers: { endSession: () => undefined, getPublicConstants: () => ({}) } });
const admin = testHttpApp({ db, surface: 'admin', handlers: { endStaffSession: () => undefined } });

describe('a state-changing call with a session', () => {
  it('is answered only to pages of the listener’s own origin', async () => {
    expect((await send(portal, 'DELETE', '/sessions', { as: 'owner', origin: 'http://localhost:4000' })).status).toBe(
      204,
    );
    expect(
      (await send(admin, 'DELETE', '/admin/sessions', { as: 'head', origin: 'http://localhost:4001' })).status,
    ).toBe(204);
    for (const origin of ['http://localhost:4001', 'http://127.0.0.1:4100', 'https://localhost:4000', 'null', null]) {
      const response = await send(portal, 'DELETE', '/sessions', { as: 'owner', origin });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'ForbiddenOriginError' });
    }
    expect(
      (await send(admin, 'DELETE', '/admin/sessions', { as: 'head', origin: 'http://localhost:4000' })).status,
    ).toBe(403);
  });
});

describe('every call of the contract that changes something', () => {
  const changing = declaredRoutes.filter(({ call }) => call.method !== 'GET' && !call.anyOrigin);
  /** Calls without cookies: a key or a token must be read by the page itself, which other sites can't. */
  const takesCookies = changing.filter(({ call }) => usesSession(call, 'usr_00000000000000000000000001'));

  it.each(takesCookies)('refuses $name from a foreign page, whatever cookies come with it', async ({ call }) => {
    const path = call.path.replace(/\{\w+\}/g, 'anything');
    const [http, as, ownPort] = isAnsweredOn('portal', call) ? [portal, 'owner', 4000] : [admin, 'head', 4001];
    const origins = ['https://evil.example', `http://localhost.evil.example:${ownPort}`, 'null', null] as const;
    for (const origin of origins) {
      const response = await send(http, call.method, path, { as: as as 'owner' | 'head', origin, body: {} });
      expect([origin, response.status]).toEqual([origin, 403]);
      expect(await response.json()).toMatchObject({ code: 'ForbiddenOriginError' });
    }
  });

  it('is in this list, unless it takes a token or a key alone', () => {
    const others = changing.filter((route) => !takesCookies.includes(route));
    expect(others.length).toBeLessThan(takesCookies.length / 4);
    for (const { call } of others) {
      for (const { kind } of grantsOf(call.access)) expect(['guest', 'embed', 'api-key']).toContain(kind);
    }
  });
});

describe('signing in', () => {
  it('is refused from another site, which could sign a person in as somebody else', async () => {
    const body = { email: 'a@b.co', password: 'x' };
    const response = await send(portal, 'POST', '/sessions/intermediate', { body, origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });
});

describe('paying by debit', () => {
  const body = { invoiceId: 'inv_00000000000000000000000001' };

  it.each(['token', 'authorization', 'pay'])(
    'is refused from another site with a session, but not with an invite, by %s',
    async (name) => {
      const ask = (as: 'owner' | 'guest') =>
        send(portal, 'POST', `/invoices/ach-debit/${name}`, { as, body, origin: 'https://evil.example' });
      expect((await ask('owner')).status).toBe(403);
      expect((await ask('guest')).status).not.toBe(403);
    },
  );
});

describe('scripts of other sites', () => {
  const routes = declaredRoutes.filter(({ call }) => isAnsweredOn('portal', call));

  it.each(routes)('get CORS headers from $name only if it is a call of guests or declared open', async ({ call }) => {
    const isOpen = grantsOf(call.access).some(({ kind }) => kind === 'guest') || call.path === '/constants';
    expect(isOpenToAnyOrigin(call)).toBe(isOpen);
    const path = call.path.replace(/\{\w+\}/g, 'anything');
    const origin = 'http://127.0.0.1:4100';
    const preflight = await send(portal, 'OPTIONS', path, {
      origin,
      headers: { 'access-control-request-method': call.method },
    });
    const answer = await send(portal, call.method, path, { origin });
    for (const response of [preflight, answer]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(isOpen ? '*' : null);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
    // Preflights of a path are answered if one of its calls is open; the headers say to whom.
    const ofPath = routes.filter((route) => route.call.path === call.path);
    const isPathOpen = ofPath.some((route) => isOpenToAnyOrigin(route.call) || isOpenToPartners(route.call));
    expect(preflight.status).toBe(isPathOpen ? 204 : 404);
    if (isOpen) {
      expect(preflight.headers.get('access-control-allow-methods')).toBe(call.method);
      const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ');
      expect(allowed).toEqual(expect.arrayContaining(['accept-language', 'invoice-invite-token']));
    }
  });
});

describe('security headers', () => {
  it('are on answers and failures', async () => {
    for (const path of ['/constants', '/nothing']) {
      const { headers } = await send(portal, 'GET', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });
});
