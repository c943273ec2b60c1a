import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPerson } from '../identity/index.ts';
import { newId } from '../kernel/index.ts';
import type { Acting } from '../members/members-fixtures.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { newApplication, type Staff, signInStaff } from './case-fixtures.ts';

type SignUps = CallOutput<Contract['listSignUps']>;

const database = testDatabase();
const { db } = database;
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });

async function unverifiedSignUp(email: string): Promise<string> {
  const id = newId('sup');
  const at = new Date();
  await db
    .insertInto('sign_ups')
    .values({
      id,
      email,
      first_name: 'Ida',
      last_name: 'Moss',
      password_hash: 'none',
      phone_number: '+12125550123',
      phone_number_country_iso: 'US',
      locale: 'en',
      tracking: '{}',
      token_hash: Buffer.from(id),
      mailed_at: at,
      expires_at: at,
    })
    .execute();
  return id;
}

let staff: Staff;
let owner: Acting;
let organizationId: string;
let userId: string;
beforeEach(async () => {
  staff = await signInStaff(backOffice, 'compliance-admin');
  owner = await newApplication(portal);
  organizationId = owner.person.organization.id;
  userId = owner.person.userId;
});

describe('sign-ups', () => {
  const listed = async (query: string, as = staff) => dataOf<SignUps>(await as('GET', `signups?${query}`));

  it('are listed newest first with the company and what is to be done, page by page, for all staff', async () => {
    const later = await newApplication(portal);
    const finance = await signInStaff(backOffice, 'finance');
    const first = await listed('limit=1', finance);
    const second = await listed(`limit=1&cursor=${first.nextCursor}`, finance);
    expect([...first.items, ...second.items]).toMatchObject([
      { signUpId: later.person.userId, stage: 'with_company' },
      { signUpId: userId, company: { organizationId, displayStatus: 'needsReview' } },
    ]);
    expect((await staff('GET', 'signups?cursor=x')).status).toBe(422);
  });

  it('are found by name, address, company and stage', async () => {
    const find = async (query: string) => (await listed(query)).items.map(({ signUpId }) => signUpId);
    const { legal_name } = await db
      .selectFrom('organizations')
      .select('legal_name')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow();
    for (const search of [owner.person.email, legal_name]) {
      expect(await find(`search=${encodeURIComponent(search)}`)).toContain(userId);
    }
    const email = encodeURIComponent(owner.person.email);
    expect(await find(`search=${email}&stage=with_company`)).toEqual([userId]);
    expect(await find(`search=${email}&stage=without_company`)).toEqual([]);
  });

  it('include people without a company, and the newest one of an address that nobody verified', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const person = await addPerson(db, { email, firstName: 'Ida', lastName: 'Moss', passwordHash: null });
    expect((await listed(`search=${email}`)).items).toMatchObject([{ signUpId: person, stage: 'without_company' }]);
    const unverified = `${crypto.randomUUID()}@example.com`;
    const first = await unverifiedSignUp(unverified);
    const second = await unverifiedSignUp(unverified);
    const { items } = await listed(`search=${unverified}`);
    expect(items).toMatchObject([{ signUpId: [first, second].sort().at(-1), stage: 'email_not_verified' }]);
    expect(items[0]).not.toHaveProperty('company');
  });
});
