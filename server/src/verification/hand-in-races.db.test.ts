import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockPerson } from '../identity/index.ts';
import { acting, newOwner } from '../members/members-fixtures.ts';
import { addMember } from '../organizations/index.ts';
import { fieldsOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { lastSaves, newDocumented, saveAll } from '../verification-cases/case-fixtures.ts';
import { business, riskProfile, stateOf } from './verification-fixtures.ts';

const database = testDatabase();
const { db } = database;
const server = testServer(database);

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

it('a hand-in waits for what its owner saves about themselves in another business', async () => {
  const { owner, documents } = await newDocumented(server);
  await saveAll(owner, [
    ['POST', 'setup', { companyType: 'solopreneur' }],
    ['POST', 'risk-profile', riskProfile],
    ['POST', 'kyb', business],
    ['PUT', 'documentation', documents],
    ...lastSaves.slice(0, -1),
  ]);
  const { id: organizationId } = (await newOwner(server)).person.organization;
  await addMember(db, { organizationId, personId: owner.person.userId, role: 'owner' });
  const elsewhere = await acting(server, owner.person, organizationId);
  let answers: Promise<TestAnswer[]> | undefined;
  await db.transaction().execute(async (transaction) => {
    await lockPerson(transaction, owner.person.userId);
    const drafted = elsewhere.ask('POST', '/verification/pep', { publicOffice: 'self', isDraft: true });
    await expect.poll(waitingForLocks).toBe(1);
    const handedIn = owner.ask('POST', '/verification/review-and-finalize', { certified: true });
    await expect.poll(waitingForLocks).toBe(2);
    answers = Promise.all([drafted, handedIn]);
  });
  const [drafted, handedIn] = (await answers) ?? [];
  expect([drafted?.status, handedIn?.status]).toEqual([200, 422]);
  expect(handedIn && fieldsOf(handedIn).every((field) => field.startsWith('pep'))).toBe(true);
  expect((await stateOf(owner)).steps.pep.status).toBe('in_progress');
});
