import type { StaffRole } from '@quittance/sdk/contract';
import { expect } from 'vitest';
import { createStaff } from '../identity/index.ts';
import { password } from '../identity/sign-in-fixtures.ts';
import type { Acting } from '../members/members-fixtures.ts';
import type { TestAnswer } from '../test-support/test-client.ts';
import type { TestDatabase } from '../test-support/test-database.ts';
import { mailedCode } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import {
  business,
  giveDocuments,
  identity,
  newApplicant,
  noOffice,
  riskProfile,
  selfOwner,
  setup,
} from '../verification/verification-fixtures.ts';

/** A signed-in staff member. Paths without a slash at the start are those of the verification. */
export type Staff = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => Promise<TestAnswer>;

const documentRoles = ['incorporationCertificate', 'operatingAgreement', 'shareholderCertificate', 'proofOfAddress'];

/** Portal and back office, with people who hand their verification in. */
export function caseWorld(database: TestDatabase) {
  const { db } = database;
  const portal = testServer(database);
  const backOffice = testServer(database, { surface: 'admin' });

  async function signIn(role: StaffRole): Promise<Staff> {
    const email = `${crypto.randomUUID()}@bank.example`;
    const id = await createStaff(db, { email, password, firstName: 'Sam', lastName: 'Reed', role });
    const client = backOffice.client();
    await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body: { email, password } });
    await client.request('/api/new/admin/sessions/confirm', {
      method: 'POST',
      body: { remember2FaChecked: true },
      headers: { 'otp-code': await mailedCode(backOffice.app, email) },
    });
    return (method, path, body) =>
      client.request(`/api/${id}/admin/${path.startsWith('/') ? path.slice(1) : `verification/${path}`}`, {
        method,
        ...(body && { body }),
      });
  }

  /** Somebody who has begun nothing, with their documents. */
  async function newDocumented() {
    const owner = await newApplicant(portal);
    const today = await portal.app.clock.today(db);
    const files = await giveDocuments(portal.app, owner.person, documentRoles);
    const documents = Object.fromEntries(
      Object.entries(files).map(([role, fileId]) => [role, { fileId, language: 'en', issuedOn: today }]),
    );
    return { owner, documents };
  }

  type Save = readonly ['POST' | 'PUT', string, object | undefined];

  async function save(owner: Acting, saves: readonly Save[]): Promise<void> {
    for (const [method, path, body] of saves) {
      const answer = await owner.ask(method, `/verification/${path}`, body);
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
    }
  }

  const personal: readonly Save[] = [
    ['POST', 'identity-details', identity],
    ['POST', 'set-kyc-vendor-dummy', undefined],
    ['POST', 'pep', noOffice],
  ];
  const end: Save = ['POST', 'review-and-finalize', { certified: true }];

  /** A solopreneur who handed everything in. */
  async function newApplication(): Promise<Acting> {
    const { owner, documents } = await newDocumented();
    await save(owner, [
      ['POST', 'setup', { companyType: 'solopreneur' }],
      ['POST', 'risk-profile', riskProfile],
      ['POST', 'kyb', business],
      ['PUT', 'documentation', documents],
      ...personal,
      end,
    ]);
    return owner;
  }

  /** A company that handed everything in, a part of which an entity owns. */
  async function newCompany(): Promise<Acting> {
    const { owner, documents } = await newDocumented();
    const [chart] = Object.values(await giveDocuments(portal.app, owner.person, ['ownershipStructureChart']));
    const issuedOn = await portal.app.clock.today(db);
    const owners = [{ ...selfOwner, percent: '60' }, holding];
    await save(owner, [
      ['POST', 'setup', setup],
      ['POST', 'risk-profile', riskProfile],
      ['POST', 'kyb', { ...business, isOwnedByEntity: true }],
      ['PUT', 'documentation', { ...documents, ownershipStructureChart: { fileId: chart, language: 'en', issuedOn } }],
      ['PUT', 'ubos', { hasEntityUbo: true, owners, isRestAttested: true }],
      ['PUT', 'directors', { officers: [{ id: 'chief', isSelf: true, jobTitle: 'Director' }] }],
      ...personal,
      end,
    ]);
    return owner;
  }

  return { db, portal, backOffice, signIn, newApplication, newCompany };
}

/** An entity that owns a part. */
export const holding = {
  id: 'holding',
  type: 'entity',
  legalName: 'Harbor Holding BV',
  isPubliclyTraded: false,
  percent: '40',
  taxId: 'B58378431',
  taxCountry: 'ES',
  owners: [{ id: 'top', type: 'individual', name: 'Eva Moss', percent: '100' }],
};
