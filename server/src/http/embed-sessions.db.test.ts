import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { fakeEmbedSessions, type Person, people } from './testing/fake-people.ts';
import { testRoutes } from './testing/test-contract.ts';
import { errorOf, send, type TestRequest, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();
const origin = 'https://partner.example';
const handlers = { showCase: () => ({ title: 'House' }), renameCase: () => undefined };
const app = (ports = {}) => testHttpApp({ db, routes: testRoutes, handlers, ports });
const http = app({ embedSessions: fakeEmbedSessions });

const show = (request: TestRequest, on = http) => send(on, 'GET', '/embedded/case', { origin, ...request });
const rename = (request: TestRequest, on = http) =>
  send(on, 'POST', '/embedded/case', { origin, body: { title: 'Hut' }, ...request });

describe('a call of embed sessions', () => {
  it('is answered to a session with the widget, on a page of its origin', async () => {
    const shown = await show({ as: 'embedded' });
    expect([shown.status, shown.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect(shown.headers.get('vary')).toBe('Origin');
    expect(shown.headers.has('access-control-allow-credentials')).toBe(false);
    expect((await rename({ as: 'embedded' })).status).toBe(204);
  });

  it('is refused by a server without embed sessions', async () => {
    for (const request of [show, rename]) {
      const response = await request({ as: 'embedded' }, app());
      expect([response.status, (await errorOf(response)).code]).toEqual([401, 'UnauthenticatedError']);
    }
  });

  it('is refused to everybody else, with any credentials', async () => {
    const granted: Person[] = [];
    for (const as of Object.keys(people) as Person[]) {
      const { status } = await show({ as, userId: 'new' });
      if (status === 200) granted.push(as);
      else expect([401, 403]).toContain(status);
    }
    expect(granted).toEqual(['embedded']);
  });

  it('is refused to a session without the widget', async () => {
    const response = await show({ as: 'embeddedElsewhere' });
    expect([response.status, (await errorOf(response)).code]).toEqual([403, 'ForbiddenError']);
  });

  it.each([null, 'https://elsewhere.example', 'https://partner.example.elsewhere.example', 'null'])(
    'is refused from the origin %s',
    async (elsewhere) => {
      for (const request of [show, rename]) {
        const response = await request({ as: 'embedded', origin: elsewhere });
        expect([response.status, (await errorOf(response)).code]).toEqual([403, 'ForbiddenOriginError']);
        expect(response.headers.has('access-control-allow-origin')).toBe(false);
      }
    },
  );

  it('is refused under the path of a user', async () => {
    expect((await show({ as: 'embedded', userId: people.owner.userId })).status).toBe(403);
  });

  it('tells a page of a partner that its session has ended, and other pages nothing', async () => {
    for (const [page, allowed] of [
      [origin, origin],
      ['https://elsewhere.example', null],
    ] as const) {
      const response = await show({ headers: { authorization: 'Bearer ended' }, userId: 'new', origin: page });
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([401, allowed]);
    }
  });

  it('may be made by scripts of partners’ pages with the token in a header, and by those of no other site', async () => {
    const preflight = (page: string) =>
      http.request('http://localhost:4000/api/new/embedded/case', { method: 'OPTIONS', headers: { origin: page } });
    const response = await preflight(origin);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
    const refused = await preflight('https://elsewhere.example');
    expect([...refused.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

it('the token of an embed session gives access to no other call', async () => {
  const response = await send(http, 'GET', '/cases/export', { as: 'embedded' });
  expect(response.status).toBe(401);
});
