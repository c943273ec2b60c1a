import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actAs, type Company, newOrganization } from '../../contacts/contacts-fixtures.ts';
import { type SignedInStaff, signInNewStaff } from '../../identity/staff-fixtures.ts';
import { advanceClock, type Work } from '../../jobs/index.ts';
import { codeOf, dataOf } from '../../test-support/test-client.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { mailsTo } from '../../test-support/test-mailbox.ts';
import { testServer } from '../../test-support/test-server.ts';
import { startOn } from '../../test-support/trading-world.ts';
import { freePlanChecking } from './free-plan-checking.ts';
import { requireFreePlanBalance } from './require-balance.ts';

interface Row {
  readonly _id: string;
  readonly organizationId: string;
  readonly state: string;
  readonly dueOn: string;
  readonly note?: string;
  readonly decidedBy?: string;
}

const database = testDatabase();
const backOffice = testServer(database, { surface: 'admin' });
const { app } = backOffice;
const work: Work = { due: [freePlanChecking], drains: [] };
const note = 'The money is on its way.';

let staff: SignedInStaff;
let company: Company;
let row: Row;

beforeAll(() => startOn(app, '2090-01-02'));

beforeEach(async () => {
  staff = await signInNewStaff(backOffice, 'customer-success');
  company = await newOrganization(app, { pricingTier: 'vault', openAccounts: [{ currency: 'USD' }] });
  await actAs(app, company, (context) => requireFreePlanBalance(context, company.organization.id));
  await goOn(15);
  row = (await list('state=missed&limit=1')).items[0] ?? expect.fail('Nothing is missed.');
});

const goOn = (days: number) => advanceClock(app, work, days * 86_400_000);
const list = async (query: string, { id, client } = staff) =>
  dataOf<{ items: Row[]; nextCursor: string | null }>(
    await client.request(`/api/${id}/admin/free-plan-balances?${query}`),
  );
const decide = (body: object, { id, client } = staff) =>
  client.request(`/api/${id}/admin/free-plan-balances/${row._id}`, { method: 'PUT', body });
/** Mails that are sent together have no order. */
const subjects = async () => (await mailsTo(app, company.email)).map(({ subject }) => subject);
const reminders = async () => (await subjects()).filter((subject) => /^Your plan needs a balance/.test(subject)).length;
const inDays = async (days: number) =>
  new Date((await app.clock.now(app.db)).getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('a balance that is missed', () => {
  it('is given more time, of which the owner is told and reminded', async () => {
    const dueOn = await inDays(20);
    const answer = await decide({ decision: 'extend', dueOn, note });
    expect(dataOf<Row>(answer)).toMatchObject({ state: 'pending', dueOn, note, decidedBy: 'Sam Reed' });
    expect(await subjects()).toContain('You have more time to reach your plan’s balance');
    const before = await reminders();
    await goOn(19);
    expect(await reminders()).toBe(before);
    await goOn(1);
    expect(await reminders()).toBe(before + 1);
    await goOn(1);
    expect((await list('state=missed&limit=1')).items[0]?._id).toBe(row._id);
  });

  it('is waived: nothing is required afterwards', async () => {
    expect(dataOf<Row>(await decide({ decision: 'waive', note }))).toMatchObject({ state: 'waived', note });
    expect(await subjects()).toContain('Your plan no longer requires a balance');
    await goOn(30);
    expect((await list('state=waived&limit=1')).items[0]?._id).toBe(row._id);
    expect(codeOf(await decide({ decision: 'waive', note }))).toBe('IdempotencyConflictError');

    expect(await actionsOf(row.organizationId)).toContain('organization.plan_balance_waived');
  });

  it.each([
    ['without a day', { decision: 'extend', note }],
    ['for a day that is over', { decision: 'extend', note, dueOn: '2090-01-03' }],
    ['without a reason', { decision: 'waive', note: ' ' }],
  ])('is not decided %s', async (_case, body) => {
    expect(codeOf(await decide(body))).toBe('ValidationError');
    expect((await list('state=missed&limit=1')).items[0]).toEqual(row);
  });

  it('is not decided by finance, who only see it', async () => {
    const finance = await signInNewStaff(backOffice, 'finance');
    expect((await decide({ decision: 'waive', note }, finance)).status).toBe(403);
    expect((await list('state=missed&limit=1', finance)).items[0]?._id).toBe(row._id);
  });

  it('is decided once by two at the same time', async () => {
    const answers = await Promise.all([1, 2].map(() => decide({ decision: 'waive', note })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('that nobody knows is not found', async () => {
    row = { ...row, _id: `${row._id.slice(0, -4)}0000` };
    expect((await decide({ decision: 'waive', note })).status).toBe(404);
  });
});

describe('the list', () => {
  it('goes on where a page ended, and refuses a cursor that is none', async () => {
    const first = await list('limit=1');
    const second = await list(`limit=1&cursor=${first.nextCursor}`);
    expect(second.items[0]?._id).not.toBe(first.items[0]?._id);
    const { id, client } = staff;
    expect((await client.request(`/api/${id}/admin/free-plan-balances?cursor=x`)).status).toBe(422);
  });
});

async function actionsOf(organizationId: string): Promise<readonly string[]> {
  const events = await app.db
    .selectFrom('audit_events')
    .select('action')
    .where('organization_id', '=', organizationId)
    .execute();
  return events.map(({ action }) => action);
}
