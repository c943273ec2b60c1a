import { businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { advanceClock } from '../jobs/index.ts';
import type { App } from '../kernel/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startOn } from '../test-support/trading-world.ts';
import { applyRailsEvents, fetchRailsEvents, railsInbox, railsSubmission } from './index.ts';
import { instructionOf, queuePayout, recordingOwner, withOwner } from './rails-fixtures.ts';

const database = testDatabase();
const { owner, told } = recordingOwner();
const app: App = withOwner(testApp(database), owner);
const work = { due: [railsInbox], drains: [railsSubmission] };
const dayMs = 86_400_000;

beforeAll(() => startOn(app, '2090-03-06'));
afterEach(() => {
  vi.restoreAllMocks();
});

/** Tries every waiting submission once, without waiting for its time. */
async function attempt(): Promise<void> {
  await database.db.updateTable('rails_instructions').set({ next_attempt_at: sql<Date>`now()` }).execute();
  while ((await railsSubmission.drain(app)) > 0);
}

describe('a payout', () => {
  it.each([
    { digits: '123456', story: ['accepted', 'settled'], state: 'settled' },
    { digits: '990013', story: ['refused R13'], state: 'refused' },
    { digits: '990003', story: ['accepted', 'rejected R03'], state: 'rejected' },
    { digits: '990002', story: ['accepted', 'settled', 'returned R02 after settlement'], state: 'returned' },
    { digits: '990005', story: ['accepted', 'settled', 'recalled R06 after settlement'], state: 'recalled' },
    { digits: '990004', story: ['accepted', 'settled'], state: 'settled' },
    { digits: '990098', story: ['accepted', 'settled'], state: 'settled' },
    { digits: '990097', story: ['accepted', 'settled'], state: 'settled' },
    { digits: '990096', story: ['accepted', 'returned R02'], state: 'returned' },
    { digits: '990099', story: ['refused provider_unavailable'], state: 'refused' },
  ])('to an account with the digits $digits ends as $state', async ({ digits, story, state }) => {
    const id = await queuePayout(app, `DE02${digits}00`);
    for (let attempts = 0; attempts < 5; attempts += 1) await attempt();
    await advanceClock(app, work, 14 * dayMs);
    expect(told.get(id)).toEqual(story);
    expect(await instructionOf(app, id)).toMatchObject({ state, rail: 'ach' });
  });

  it('keeps the recipient encrypted until the bank has decided, and then not at all', async () => {
    const id = await queuePayout(app, '4477990097');
    const counterparty = async () => {
      const row = await database.db
        .selectFrom('rails_instructions')
        .select(['sealed_counterparty', 'statement_descriptor'])
        .where('owner_id', '=', id)
        .executeTakeFirstOrThrow();
      return row;
    };
    const { sealed_counterparty, statement_descriptor } = await counterparty();
    expect(sealed_counterparty?.toString('latin1')).not.toContain('4477990097');
    expect(statement_descriptor).toBe('Quittance payout with ');
    for (let attempts = 0; attempts < 3; attempts += 1) await attempt();
    expect(await counterparty()).toMatchObject({ sealed_counterparty: null });
  });

  it('is queued with its transaction or not at all', async () => {
    let id = '';
    const failing = inTransaction(app.db, async (transaction) => {
      id = await queuePayout({ ...app, db: transaction }, '1');
      throw new Error('The journal was refused.');
    });
    await expect(failing).rejects.toThrow('refused');
    await expect(instructionOf(app, id)).rejects.toThrow('no instruction');
  });
});

it('settles wires the same day until 18:45 New York time, and credits on the next banking day', async () => {
  const friday = new Date(startOfBusinessDay('2091-04-06').getTime() + 18 * 3_600_000);
  await advanceClock(app, work, friday.getTime() - (await app.clock.now(app.db)).getTime());
  const [wire, credit] = [await queuePayout(app, '1', { kind: 'wire' }), await queuePayout(app, '1')];
  await advanceClock(app, work, 3_600_000);
  const late = await queuePayout(app, '1', { kind: 'wire' });
  await advanceClock(app, work, 7 * dayMs);
  const settledOn = async (id: string) => businessDateOf((await instructionOf(app, id)).settledAt ?? new Date(0));
  expect(await Promise.all([wire, credit, late].map(settledOn))).toEqual(['2091-04-06', '2091-04-10', '2091-04-09']);
});

it('calls no owner twice when several processes fetch and apply the same events', async () => {
  const id = await queuePayout(app, '990096');
  await Promise.all([1, 2, 3].map(() => railsSubmission.drain(app)));
  const later = new Date((await app.clock.now(app.db)).getTime() + 14 * dayMs);
  await Promise.all([1, 2, 3].map(() => fetchRailsEvents(app, later)));
  await Promise.all([1, 2, 3].map(() => applyRailsEvents(app)));
  expect(told.get(id)).toHaveLength(3);
  expect((await instructionOf(app, id)).state).toBe('returned');
});

it('repeats an event whose owner failed, and applies the others meanwhile', async () => {
  const [first, second] = [await queuePayout(app, '1'), await queuePayout(app, '1')];
  await attempt();
  const { settled } = owner;
  vi.spyOn(owner, 'settled').mockImplementation(async (context, instruction) => {
    if (instruction.owner.id === first) throw new Error('The database was away.');
    await settled(context, instruction);
  });
  await advanceClock(app, work, 7 * dayMs);
  expect([told.get(first), told.get(second)]).toEqual([['accepted'], ['accepted', 'settled']]);
  expect((await instructionOf(app, first)).state).toBe('accepted');
  vi.restoreAllMocks();
  await advanceClock(app, work, 60_000);
  expect(told.get(first)).toEqual(['accepted', 'settled']);
});

it('never submits an instruction again whose answer was lost', async () => {
  const submit = vi.spyOn(app.providers.rails, 'submit');
  const id = await queuePayout(app, '990098');
  await railsSubmission.drain(app);
  expect((await instructionOf(app, id)).state).toBe('unknown');
  await attempt();
  expect(await instructionOf(app, id)).toMatchObject({ state: 'accepted', bankReference: expect.any(String) });
  expect(submit).toHaveBeenCalledTimes(1);
});

it('leaves news of instructions that are not ours in the inbox', async () => {
  await database.db
    .insertInto('rails_events')
    .values({
      provider_event_id: 'alien',
      reference: 'alien',
      kind: 'settled',
      occurred_at: await app.clock.now(app.db),
    })
    .execute();
  await advanceClock(app, work, dayMs);
  const row = await database.db
    .selectFrom('rails_events')
    .select('applied_at')
    .where('provider_event_id', '=', 'alien')
    .executeTakeFirstOrThrow();
  expect(row.applied_at).toBeNull();
});
