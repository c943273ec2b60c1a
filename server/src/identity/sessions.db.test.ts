import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookies } from '../kernel/index.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { age, me, newPerson, type SignInPerson, signIn, signOut } from './sign-in-fixtures.ts';

const database = testDatabase();
const { db } = database;
const portal = testServer(database);

let person: SignInPerson;

beforeEach(async () => {
  person = await newPerson(db);
});

describe('a session', () => {
  it('ends when the person signs out', async () => {
    const client = await signIn(portal, person);
    const token = client.cookies.get(cookies.session) ?? '';
    expect((await signOut(client, person)).status).toBe(204);
    expect(client.cookies.has(cookies.session)).toBe(false);
    client.cookies.set(cookies.session, token);
    expect((await me(client, person)).status).toBe(401);
  });

  it('ends after a little more inactivity than the client allows', async () => {
    const client = await signIn(portal, person);
    await age(db, person, '20 minutes');
    expect((await me(client, person)).status).toBe(200);
    await age(db, person, '20 minutes');
    expect((await me(client, person)).status).toBe(200);
    await age(db, person, '21 minutes');
    expect((await me(client, person)).status).toBe(401);
  });

  it('ends after twelve hours, even with activity', async () => {
    const client = await signIn(portal, person);
    await db
      .updateTable('sessions')
      .set({ absolute_expires_at: sql<Date>`absolute_expires_at - interval '12 hours'` })
      .where('user_id', '=', person.userId)
      .execute();
    expect((await me(client, person)).status).toBe(401);
  });

  it('is stored without its token', async () => {
    const client = await signIn(portal, person, { remember2FaChecked: true });
    const rows = [
      ...(await db.selectFrom('sessions').selectAll().execute()),
      ...(await db.selectFrom('trusted_devices').selectAll().execute()),
    ];
    const stored = rows.map((row) => row.token_hash.toString('latin1')).join();
    for (const value of client.cookies.values()) expect(stored).not.toContain(value);
  });

  it.each(['restricted', 'verification_denied', 'automatically_denied', 'inactive', 'ofac', 'duplicated'] as const)(
    'of a company that is %s only tells why and signs out',
    async (status) => {
      const client = await signIn(portal, person);
      await db.updateTable('organizations').set({ status }).where('id', '=', person.organization.id).execute();
      expect(dataOf(await me(client, person))).toMatchObject({ company: { status } });
      const refused = await client.request(`/api/${person.userId}/currency-accounts/balances`);
      expect(refused.status).toBe(403);
      expect(codeOf(refused)).toBe('PersonOrCompanyDisabled');
      expect((await signOut(client, person)).status).toBe(204);
    },
  );

  it('of a person who becomes restricted only tells why', async () => {
    const client = await signIn(portal, person);
    await db.updateTable('people').set({ status: 'restricted' }).where('id', '=', person.userId).execute();
    expect(dataOf(await me(client, person))).toMatchObject({ status: 'restricted' });
    expect(codeOf(await client.request(`/api/${person.userId}/currency-accounts/balances`))).toBe(
      'PersonOrCompanyDisabled',
    );
  });
});
