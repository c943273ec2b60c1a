import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { pathUserOf } from './testing/fake-people.ts';
import { send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();

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
