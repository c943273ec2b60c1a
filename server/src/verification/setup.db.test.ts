import { beforeEach, describe, expect, it } from 'vitest';
import type { Acting } from '../members/members-fixtures.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { newApplicant, newHandle, outcome, setup, stateOf } from './verification-fixtures.ts';

const database = testDatabase();
const { db } = database;
const server = testServer(database);
let owner: Acting;

beforeEach(async () => {
  owner = await newApplicant(server);
});

const idOf = ({ person }: Acting) => person.organization.id;
const save = (body: object, by = owner) => by.ask('POST', '/verification/setup', body);
const change = (columns: { handle?: string | null; legal_name?: string; verification_status?: 'completed' }) =>
  db.updateTable('organizations').set(columns).where('id', '=', idOf(owner)).execute();
const organization = () =>
  db
    .selectFrom('organizations')
    .select(['handle', 'legal_name', 'organization_type'])
    .where('id', '=', idOf(owner))
    .executeTakeFirstOrThrow();

it('the free plan’s terms come with the verification of a business that has it', async () => {
  await db.updateTable('organizations').set({ pricing_tier: 'vault' }).where('id', '=', idOf(owner)).execute();
  const freePlan = { balance: { $numberDecimal: '5000.00' }, weeks: 2 };
  expect(await stateOf(owner)).toMatchObject({ freePlan });
  await db.updateTable('organizations').set({ pricing_tier: 'premium' }).where('id', '=', idOf(owner)).execute();
  expect(await stateOf(owner)).not.toHaveProperty('freePlan');
});

describe('the handle in the setup', () => {
  it('is the one that the organization has, unless another is chosen', async () => {
    const { handle } = await organization();
    expect((await stateOf(owner)).handle).toBe(handle);
    expect(dataOf(await save(setup))).toMatchObject({ status: 'submitted', handle });
    const other = newHandle();
    expect(dataOf(await save({ ...setup, handle: other.toUpperCase() }))).toMatchObject({ handle: other });
    expect(await organization()).toMatchObject({ handle: other });
    expect((await stateOf(owner)).handle).toBe(other);
  });

  it('is needed', async () => {
    await change({ handle: null });
    expect(await save(setup)).toMatchObject({ status: 422, body: { validations: [{ path: 'handle' }] } });
    expect((await stateOf(owner)).missing).toContainEqual(
      expect.objectContaining({ step: 'bankAccount', path: 'handle' }),
    );
    const handle = newHandle();
    expect(dataOf(await save({ ...setup, handle }))).toMatchObject({ handle });
    expect((await stateOf(owner)).missing).not.toContainEqual(
      expect.objectContaining({ step: 'bankAccount', path: 'handle' }),
    );
  });

  it('is needed to hand everything in, also if the setup was submitted before', async () => {
    await save(setup);
    await change({ handle: null });
    const { body } = await owner.ask('POST', '/verification/review-and-finalize', { certified: true });
    expect(body).toMatchObject({
      validations: expect.arrayContaining([expect.objectContaining({ path: 'bankAccount.handle' })]),
    });
  });

  it('is refused if another organization has it, and nothing is saved', async () => {
    const { handle } = await organization();
    const other = await newApplicant(server);
    const { version } = (await stateOf(other)).steps.bankAccount;
    expect(await save({ ...setup, handle }, other)).toMatchObject({
      status: 422,
      body: { validations: [{ path: 'handle', message: `${handle} is already taken. Please choose another handle.` }] },
    });
    expect((await stateOf(other)).steps.bankAccount.version).toBe(version);
  });

  it('goes to one of two organizations that choose it at once', async () => {
    const other = await newApplicant(server);
    const handle = newHandle();
    const answers = await Promise.all([save({ ...setup, handle }), save({ ...setup, handle }, other)]);
    expect(answers.map(outcome).sort()).toEqual(['ValidationError', 'done']);
  });

  it('of a draft is not taken yet', async () => {
    const { handle } = await organization();
    const wanted = newHandle();
    expect(outcome(await save({ ...setup, handle: wanted, isDraft: true }))).toBe('done');
    expect(await organization()).toMatchObject({ handle });
    expect((await stateOf(owner)).steps.bankAccount.data).toMatchObject({ handle: wanted });
  });

  it('is the name of a business without another', async () => {
    const { handle } = await organization();
    await change({ legal_name: handle ?? '' });
    const other = newHandle();
    await save({ ...setup, handle: other });
    expect(await organization()).toMatchObject({ handle: other, legal_name: other });
  });

  it('stays once everything was handed in', async () => {
    await save(setup);
    await change({ verification_status: 'completed' });
    await db
      .updateTable('verification_steps')
      .set({ status: 'rejected' })
      .where('organization_id', '=', idOf(owner))
      .where('step', '=', 'bankAccount')
      .execute();
    expect(outcome(await save({ ...setup, handle: newHandle() }))).toBe('HandleSettledError');
    expect(outcome(await save(setup))).toBe('done');
  });

  it('settles the type with the kind of business', async () => {
    await save({ companyType: 'solopreneur' });
    expect(await organization()).toMatchObject({ organization_type: 'solopreneur' });
    await save(setup);
    expect(await organization()).toMatchObject({ organization_type: 'business' });
  });
});
