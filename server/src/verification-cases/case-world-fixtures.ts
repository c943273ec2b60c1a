import type { StaffRole } from '@quittance/sdk/contract';
import type { Acting } from '../members/members-fixtures.ts';
import type { TestDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { business, giveDocuments, riskProfile, selfOwner, setup } from '../verification/verification-fixtures.ts';
import { lastSaves, newApplication, newDocumented, type Staff, saveAll, signInStaff } from './case-fixtures.ts';

export type { Staff };

/** Portal and back office, with people who hand their verification in. */
export function caseWorld(database: TestDatabase) {
  const portal = testServer(database);
  const backOffice = testServer(database, { surface: 'admin' });

  /** A company that handed everything in, a part of which an entity owns. */
  async function newCompany(): Promise<Acting> {
    const { owner, documents, issuedOn } = await newDocumented(portal);
    const [chart] = Object.values(await giveDocuments(portal.app, owner.person, ['ownershipStructureChart']));
    const owners = [{ ...selfOwner, percent: '60' }, holding];
    await saveAll(owner, [
      ['POST', 'setup', setup],
      ['POST', 'risk-profile', riskProfile],
      ['POST', 'kyb', { ...business, isOwnedByEntity: true }],
      ['PUT', 'documentation', { ...documents, ownershipStructureChart: { fileId: chart, language: 'en', issuedOn } }],
      ['PUT', 'ubos', { hasEntityUbo: true, owners, isRestAttested: true }],
      ['PUT', 'directors', { officers: [{ id: 'chief', isSelf: true, jobTitle: 'Director' }] }],
      ...lastSaves,
    ]);
    return owner;
  }

  return {
    db: database.db,
    portal,
    backOffice,
    signIn: (role: StaffRole) => signInStaff(backOffice, role),
    newApplication: () => newApplication(portal),
    newCompany,
  };
}

/** All roles of staff but some. */
export const othersThan = (...allowed: StaffRole[]): readonly StaffRole[] =>
  (['compliance-head', 'compliance-admin', 'customer-success', 'finance'] as const).filter(
    (role) => !allowed.includes(role),
  );

/** Ids that nothing has. */
export const nobody = { org: 'org_00000000000000000000000000', usr: 'usr_00000000000000000000000000' };

/** Makes a call of a staff member, and returns the status of its answer. */
export const statusesOf = async (as: Staff, method: 'PUT' | 'POST', path: string, body: object): Promise<number> =>
  (await as(method, path, body)).status;

/** An entity that owns a part. */
export const holding = {
  id: 'holding',
  type: 'entity',
  legalName: 'Harbor Holding BV',
  isPubliclyTraded: false,
  percent: '40',
  taxId: 'B64717838',
  taxCountry: 'ES',
  owners: [{ id: 'top', type: 'individual', name: 'Eva Moss', percent: '100' }],
};
