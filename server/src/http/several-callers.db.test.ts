import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { fakeEmbedSessions, type Person, pathUserOf, people } from './testing/fake-people.ts';
import { testRoutes } from './testing/test-contract.ts';
import { errorOf, send, type TestRequest, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();
const partner = 'https://partner.example';
const portal = 'http://localhost:4000';
const handlers = { closeCase: () => undefined, readCase: () => ({ title: 'House' }) };
const http = testHttpApp({ db, routes: testRoutes, handlers, ports: { embedSessions: fakeEmbedSessions } });

const close = (request: TestRequest) => send(http, 'POST', '/shared/case/close', request);
const read = (request: TestRequest) => send(http, 'GET', '/shared/case', { origin: partner, ...request });

async function grantedBy(ask: (as: Person) => Promise<Response>): Promise<readonly Person[]> {
  const granted: Person[] = [];
  for (const as of Object.keys(people) as Person[]) {
    const { status } = await ask(as);
    if (status < 300) granted.push(as);
    else expect([401, 403], as).toContain(status);
  }
  return granted;
}

const refusalOf = async (response: Response) => [response.status, (await errorOf(response)).code];

describe('a call of embed sessions and signed-in people', () => {
  it('is answered to each of them, and refused to everybody else with any credentials', async () => {
    const ask = (as: Person) => {
      const userId = pathUserOf(as);
      return close({ as, userId, origin: userId === 'new' ? partner : portal });
    };
    expect(await grantedBy(ask)).toEqual(['owner', 'manager', 'embedded']);
  });

  it('takes a session only under the path of its user, and a token only under “new”', async () => {
    expect(await refusalOf(await close({ as: 'owner', userId: 'new', origin: portal }))).toEqual([
      401,
      'UnauthenticatedError',
    ]);
    const asOwner = { userId: pathUserOf('owner'), origin: portal };
    expect(await refusalOf(await close({ as: 'embedded', ...asOwner }))).toEqual([401, 'UnauthenticatedError']);
  });

  it('is refused from another site with a session, and from another origin than the token’s', async () => {
    for (const [as, origin] of [
      ['owner', partner],
      ['embedded', portal],
    ] as const) {
      const response = await close({ as, userId: pathUserOf(as), origin });
      expect(await refusalOf(response)).toEqual([403, 'ForbiddenOriginError']);
    }
  });

  it('may be made by scripts of partners’ pages with the token in a header', async () => {
    const response = await http.request(`${portal}/api/new/shared/case/close`, {
      method: 'OPTIONS',
      headers: { origin: partner },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a call of several kinds of tokens', () => {
  it('is answered to the holder of each, and refused to everybody else', async () => {
    expect(await grantedBy((as) => read({ as, userId: 'new' }))).toEqual(['guest', 'readingKey', 'embedded']);
  });

  it('goes by the bearer token where an invite comes with it', async () => {
    const sent = (authorization: string) =>
      read({ userId: 'new', headers: { authorization, 'invoice-invite-token': 'guest' } });
    expect((await sent('Bearer readingKey')).status).toBe(200);
    expect(await refusalOf(await sent('Bearer nobodys'))).toEqual([401, 'UnauthenticatedError']);
  });

  it('tells a guest with a wrong invite so', async () => {
    const response = await read({ userId: 'new', headers: { 'invoice-invite-token': 'nobodys' } });
    expect((await errorOf(response)).code).toBe('InvalidInviteTokenError');
  });
});
