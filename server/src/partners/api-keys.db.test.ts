import { expect, it } from 'vitest';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';

const database = testDatabase();
const server = testServer(database);
const origin = 'https://shop.example';
const body = { name: 'Shop', scopes: ['embed-sessions:write'], widgets: ['balances'], origins: [`${origin}/`] };

let signedIn: Promise<Acting> | undefined;
/** One owner for all refusals. */
const anOwner = () => (signedIn ??= newOwner(server));

interface Key {
  readonly _id: string;
  readonly prefix: string;
}

async function create(owner: Acting, request: object = body) {
  await owner.ask('POST', '/me/send-email-2fa', { purpose: 'POST /api-keys' });
  return await owner.ask('POST', '/api-keys', request, await mailedCode(server.app, owner.person.email));
}

const keysOf = async (owner: Acting) => dataOf<{ items: Key[] }>(await owner.ask('GET', '/api-keys')).items;

const openSession = (secret: string) =>
  server.client().request('/api/new/embed/sessions', {
    method: 'POST',
    body: { widgets: ['balances'], origin },
    headers: { authorization: `Bearer ${secret}` },
  });

it('an owner creates a key with a code, sees it without its secret, and revokes it', async () => {
  const owner = await newOwner(server);
  expect(codeOf(await owner.ask('POST', '/api-keys', body))).toBe('OtpRequiredError');
  const { apiKey, secret } = dataOf<{ apiKey: Key; secret: string }>(await create(owner));
  expect(apiKey).toMatchObject({ name: 'Shop', origins: [origin], createdBy: expect.any(String) });
  expect(secret.startsWith(apiKey.prefix)).toBe(true);
  const listed = await keysOf(owner);
  expect(listed).toEqual([apiKey]);
  expect(JSON.stringify(listed)).not.toContain(secret);
  expect((await openSession(secret)).status).toBe(200);
  expect(await keysOf(owner)).toMatchObject([{ usedAt: expect.any(String) }]);

  expect((await owner.ask('DELETE', `/api-keys/${apiKey._id}`)).status).toBe(204);
  expect(await keysOf(owner)).toEqual([]);
  expect((await openSession(secret)).status).toBe(401);
  expect((await owner.ask('DELETE', `/api-keys/${apiKey._id}`)).status).toBe(404);
  const events = await database.db
    .selectFrom('audit_events')
    .select('action')
    .where('object_id', '=', apiKey._id)
    .orderBy('at_real')
    .execute();
  expect(events.map(({ action }) => action)).toEqual(['api-key.created', 'api-key.revoked']);
});

it('keys are their organization’s alone', async () => {
  const owner = await newOwner(server);
  const { apiKey } = dataOf<{ apiKey: Key }>(await create(owner));
  const other = await newOwner(server);
  expect(await keysOf(other)).toEqual([]);
  expect((await other.ask('DELETE', `/api-keys/${apiKey._id}`)).status).toBe(404);
  expect(await keysOf(owner)).toHaveLength(1);
});

it.each([
  [{ ...body, name: ' ' }, 'name'],
  [{ ...body, scopes: [] }, 'scopes'],
  [{ ...body, origins: [] }, 'origins'],
  [{ ...body, widgets: [] }, 'widgets'],
  [{ ...body, origins: [origin, 'shop.example'] }, 'origins.1'],
])('refuses %j because of %s', async (request, path) => {
  const owner = await anOwner();
  expect(await owner.ask('POST', '/api-keys', request, '123456')).toMatchObject({
    status: 422,
    body: { validations: [{ path }] },
  });
});
