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
    expect([shown.status, shown.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
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
      }
    },
  );

  it('is refused under the path of a user', async () => {
    expect((await show({ as: 'embedded', userId: people.owner.userId })).status).toBe(403);
  });

  it('may be made by scripts of any page with the token in a header', async () => {
    const response = await http.request('http://localhost:4000/api/new/embedded/case', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});

it('the token of an embed session gives access to no other call', async () => {
  const response = await send(http, 'GET', '/cases/export', { as: 'embedded' });
  expect(response.status).toBe(401);
});
