import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { newEmail } from '../identity/sign-in-fixtures.ts';
import type { Acting } from '../members/members-fixtures.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { ownerOf, selfOwner } from '../verification/verification-fixtures.ts';
import { caseWorld, holding, nobody, othersThan, type Staff, statusesOf } from './case-world-fixtures.ts';

type Company = CallOutput<Contract['getCompanyUnderVerification']>;

const { db, signIn, newCompany } = caseWorld(testDatabase());

let staff: Staff;
let owner: Acting;
let organizationId: string;
let userId: string;

const use = (acting: Acting): void => {
  owner = acting;
  organizationId = owner.person.organization.id;
  userId = owner.person.userId;
};

beforeEach(async () => {
  staff = await signIn('compliance-admin');
  use(await newCompany());
});

const companyOf = async () => dataOf<Company>(await staff('GET', `company?organizationId=${organizationId}`));

describe('an entity that owns a part', () => {
  const approve = (as = staff, ownerId = holding.id) => as('PUT', 'approve-ubo-entity', { organizationId, ownerId });

  it('is under review until it is approved, once, and the company waits for it', async () => {
    const before = await companyOf();
    expect(before.entities).toEqual([{ ownerId: holding.id, status: 'invited' }]);
    expect(before.openParts).toContainEqual({ kind: 'entity', id: holding.id });
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const after = await companyOf();
    expect(after.entities).toMatchObject([{ status: 'approved', approvedBy: 'Sam Reed' }]);
    expect(after.openParts).not.toContainEqual({ kind: 'entity', id: holding.id });
    expect(after.decisions).toMatchObject([{ step: 'ubos', ownerId: holding.id, decision: 'approved' }]);
    expect(after.phases.find(({ phase }) => phase === 'ubos')?.status).toBe('completed');
  });

  it('needs a new approval after the owners were answered again', async () => {
    await approve();
    await staff('PUT', 'deny-step', { organizationId, step: 'ubos', note: 'Name the trustee.' });
    expect((await approve()).status).toBe(409);
    const owners = [
      { ...selfOwner, percent: '60' },
      { ...holding, legalName: 'Harbor Top BV' },
    ];
    await owner.ask('PUT', '/verification/ubos', { hasEntityUbo: true, owners, isRestAttested: true });
    expect((await companyOf()).entities).toEqual([{ ownerId: holding.id, status: 'invited' }]);
  });

  it('needs a new approval after the owners were returned, also if nothing of it was changed', async () => {
    await approve();
    await staff('PUT', 'deny-step', { organizationId, step: 'ubos', note: 'The deed is forged.' });
    const owners = [{ ...selfOwner, percent: '60' }, holding];
    const again = await owner.ask('PUT', '/verification/ubos', { hasEntityUbo: true, owners, isRestAttested: true });
    expect(again.status).toBe(200);
    expect((await companyOf()).entities).toEqual([{ ownerId: holding.id, status: 'invited' }]);
    expect((await approve()).status).toBe(204);
    expect((await companyOf()).entities).toMatchObject([{ ownerId: holding.id, status: 'approved' }]);
  });

  it('needs a new approval after the application was reset', async () => {
    await approve();
    await db
      .updateTable('organizations')
      .set({ status: 'automatically_denied', verification_status: 'denied' })
      .where('id', '=', organizationId)
      .execute();
    const success = await signIn('customer-success');
    const reset = { organizationId, resetReason: 'The vendor took back its denial.' };
    expect(await statusesOf(success, 'POST', 'reset-verification', reset)).toBe(204);
    expect((await companyOf()).entities).toEqual([{ ownerId: holding.id, status: 'invited' }]);
  });

  it('stays approved when an invited owner gets another address', async () => {
    await staff('PUT', 'deny-step', { organizationId, step: 'ubos', note: 'Name the other owner.' });
    const oldEmail = newEmail();
    const owners = [{ ...selfOwner, percent: '40' }, ownerOf({ id: 'ana', email: oldEmail, percent: '20' }), holding];
    const saved = await owner.ask('PUT', '/verification/ubos', { hasEntityUbo: true, owners, isRestAttested: true });
    expect(saved.status).toBe(200);
    expect((await approve()).status).toBe(204);
    const changed = await owner.ask('PUT', '/verification/ubo-email', { oldEmail, newEmail: newEmail() });
    expect(changed.status).toBe(200);
    expect((await companyOf()).entities).toMatchObject([{ ownerId: holding.id, status: 'approved' }]);
  });

  it('is refused for people, strangers and other staff', async () => {
    expect((await approve(staff, selfOwner.id)).status).toBe(404);
    expect((await approve(staff, 'nobody')).status).toBe(404);
    expect(await statusesOf(staff, 'PUT', 'approve-ubo-entity', { organizationId: nobody.org, ownerId: 'x' })).toBe(
      404,
    );
    for (const role of othersThan('compliance-head', 'compliance-admin')) {
      expect((await approve(await signIn(role))).status).toBe(403);
    }
  });

  it('keeps its company from being approved', async () => {
    for (const step of ['companyRiskProfile', 'kyb', 'documentation', 'ubos'] as const) {
      expect(await statusesOf(staff, 'PUT', 'approve-step', { organizationId, step })).toBe(204);
    }
    expect(await statusesOf(staff, 'PUT', 'approve-user', { userId })).toBe(204);
    const refused = await staff('PUT', 'approve-company', { organizationId });
    expect(refused.body).toMatchObject({ validations: [{ path: `people.${holding.id}` }] });
    expect((await approve()).status).toBe(204);
    expect(await statusesOf(staff, 'PUT', 'approve-company', { organizationId })).toBe(204);
  });
});
