import { type CallName, contract, type Grant, grantsOf } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import type { Surface } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { declaredRoutes } from './declared-routes.ts';
import { isAnsweredOn } from './surface.ts';
import { type Person, pathUserOf, people } from './testing/fake-people.ts';
import { send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();

/** Who may make a call, listed by name: independent of the rules in the code under test. */
const allowed: Readonly<Record<Grant['kind'], (grant: never) => readonly Person[]>> = {
  public: () => Object.keys(people) as Person[],
  intermediate: () => ['halfSignedIn'],
  'staff-intermediate': () => ['halfSignedInStaff'],
  guest: () => ['guest'],
  customer: ({ roles }: { roles: readonly string[] }) =>
    (['owner', 'manager', 'reader', 'outsider'] as const).filter((person) => roles.includes(people[person].role)),
  staff: ({ roles }: { roles: readonly string[] }) =>
    (['head', 'complianceAdmin', 'success', 'finance'] as const).filter((person) =>
      roles.includes(people[person].role),
    ),
  embed: () => [],
  'api-key': ({ scope }: { scope: string }) => [scope === 'invoices:write' ? 'writingKey' : 'readingKey'],
};

const everybody = Object.keys(people) as Person[];
const refusals = new Set([401, 403]);
/** Without it, a call that takes a code refuses everybody. */
const rightCode = { 'otp-code': '123456' };

const permissive = Object.fromEntries((Object.keys(contract) as CallName[]).map((name) => [name, () => undefined]));

describe.each<Surface>(['portal', 'admin'])('on the %s listener', (surface) => {
  const http = testHttpApp({ db, surface, handlers: permissive });
  const origin = surface === 'portal' ? 'http://localhost:4000' : 'http://localhost:4001';

  it.each(declaredRoutes.filter(({ call }) => isAnsweredOn(surface, call)))(
    '$name is granted to the declared people and refused to everybody else',
    async ({ call }) => {
      const path = call.path.replace(/\{\w+\}/g, 'anything');
      const grants = grantsOf(call.access);
      const granted: Person[] = [];
      for (const as of everybody) {
        const userId = grants.some(({ kind }) => kind === 'public') ? 'new' : pathUserOf(as);
        const { status } = await send(http, call.method, path, { as, origin, userId, headers: rightCode });
        if (!refusals.has(status)) granted.push(as);
        // A malformed id is answered "not found" to people who may make the call, and a missing form 415.
        expect([200, 204, 401, 403, 404, 415, 422]).toContain(status);
      }
      const declared = new Set(grants.flatMap((grant) => allowed[grant.kind](grant as never)));
      expect(granted).toEqual(everybody.filter((person) => declared.has(person)));
    },
  );
});

describe('the user id in the path', () => {
  const http = testHttpApp({ db, handlers: { getMe: () => ({}), getPublicConstants: () => ({}) } });

  it('must be that of the session', async () => {
    expect((await send(http, 'GET', '/me', { as: 'owner' })).status).toBe(200);
    expect((await send(http, 'GET', '/me', { as: 'owner', userId: 'usr_somebodyelse' })).status).toBe(403);
    expect((await send(http, 'GET', '/me', { as: 'owner', userId: 'new' })).status).toBe(403);
  });

  it('without a session is answered as an ended session', async () => {
    for (const path of ['/me', '/constants']) {
      const response = await send(http, 'GET', path, { userId: pathUserOf('owner') });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'UnauthenticatedError' });
    }
  });

  it('is “new” for guests and keys', async () => {
    expect((await send(http, 'GET', '/invoices/get-from-invite', { as: 'guest', userId: 'usr_x' })).status).toBe(403);
    expect((await send(http, 'GET', '/partners/invoices/x', { as: 'readingKey', userId: 'usr_x' })).status).toBe(403);
  });

  it('may be “new” or their own id for signed-in people on public calls', async () => {
    expect((await send(http, 'GET', '/constants', { as: 'owner', userId: 'new' })).status).toBe(200);
    expect((await send(http, 'GET', '/constants', { as: 'owner' })).status).toBe(200);
    expect((await send(http, 'GET', '/constants', { as: 'owner', userId: 'usr_x' })).status).toBe(403);
  });
});

describe('credentials', () => {
  it('of one kind give no access to calls of another, even when sent together', async () => {
    const http = testHttpApp({ db });
    const everything = {
      authorization: 'Bearer writingKey',
      cookie: 'quittance_staff_session=head',
      'invoice-invite-token': 'guest',
    };
    expect((await send(http, 'GET', '/me', { headers: everything })).status).toBe(401);
  });

  it('of the other listener are not read', async () => {
    const http = testHttpApp({ db, surface: 'admin' });
    const response = await send(http, 'GET', '/admin/me', {
      userId: 'usr_00000000000000000000owner1',
      headers: { cookie: 'quittance_session=owner' },
    });
    expect(response.status).toBe(401);
  });
});
