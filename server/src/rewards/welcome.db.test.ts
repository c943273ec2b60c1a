import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { systemContext } from '../kernel/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { createOrganization } from '../organizations/index.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { ledgerEvidence } from '../work.ts';
import { grantWelcome } from './index.ts';

type Rewards = CallOutput<Contract['getRewards']>;
type Verification = CallOutput<Contract['getVerification']>;

const database = testDatabase();
const { db } = database;
const server = testServer(database);
const { app } = server;
const hour = 3_600_000;

let owner: Acting;
let organizationId: string;

/** Somebody who signed up some hours ago. */
async function newcomer(hoursAgo: number | null): Promise<void> {
  owner = await newOwner(server);
  organizationId = owner.person.organization.id;
  const now = await app.clock.now(db);
  await db
    .updateTable('people')
    .set({ signed_up_at: hoursAgo === null ? null : new Date(now.getTime() - hoursAgo * hour) })
    .where('id', '=', owner.person.userId)
    .execute();
}

beforeEach(() => newcomer(1));
afterAll(async () => {
  expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
});

/** What handing the verification in does. */
const grant = (id = organizationId) =>
  inTransaction(db, (transaction) =>
    grantWelcome(systemContext(app, transaction), { organizationId: id, personId: owner.person.userId }),
  );
const rewards = async () => dataOf<Rewards>(await owner.ask('GET', '/dashboard/rewards'));
const welcome = async () => dataOf<Verification>(await owner.ask('GET', '/verification')).welcome;

it('grants 500 points within 24 hours of the sign-up, exactly once', async () => {
  expect(await welcome()).toMatchObject({ points: 500, isGranted: false });
  await Promise.all([grant(), grant(), grant()]);
  await grant();
  expect(await rewards()).toMatchObject({
    points: 500,
    value: { $numberDecimal: '5.00' },
    latest: [{ reason: 'welcome', points: 500, isReversed: false }],
  });
  expect((await rewards()).latest[0]?.invoiceId).toBeUndefined();
  expect(await welcome()).toMatchObject({ points: 500, isGranted: true });
});

it.each([
  [23.9, 500],
  [24.1, 0],
  [null, 0],
])('somebody who signed up %s hours ago gets %s points', async (hoursAgo, points) => {
  await newcomer(hoursAgo);
  await grant();
  expect((await rewards()).points).toBe(points);
});

it('is for one business of a person, also when both are handed in at once', async () => {
  const other = await createOrganization(db, {
    legalName: 'Second Inc.',
    organizationType: 'business',
    pricingTier: 'vault',
    ownerId: owner.person.userId,
  });
  await Promise.all([grant(), grant(other.id)]);
  const granted = await db
    .selectFrom('reward_grants')
    .select('points')
    .where('person_id', '=', owner.person.userId)
    .execute();
  expect(granted).toEqual([{ points: '500' }]);
});

it('is not told to people who did not sign up', async () => {
  await newcomer(null);
  expect(await welcome()).toBeUndefined();
});
