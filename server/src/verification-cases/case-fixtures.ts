import type { StaffRole } from '@quittance/sdk/contract';
import { expect } from 'vitest';
import { signInNewStaff } from '../identity/staff-fixtures.ts';
import type { Acting } from '../members/members-fixtures.ts';
import type { TestAnswer } from '../test-support/test-client.ts';
import type { TestServer } from '../test-support/test-server.ts';
import {
  business,
  giveDocuments,
  identity,
  newApplicant,
  noOffice,
  riskProfile,
} from '../verification/verification-fixtures.ts';

/** Makes a staff member's calls. Paths without a slash at the start are those of the verification. */
export type Staff = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<TestAnswer>;

/** Signs in somebody new of the staff. */
export async function signInStaff(backOffice: TestServer, role: StaffRole): Promise<Staff> {
  const { id, client } = await signInNewStaff(backOffice, role);
  return (method, path, body) =>
    client.request(`/api/${id}/admin/${path.startsWith('/') ? path.slice(1) : `verification/${path}`}`, {
      method,
      ...(body && { body }),
    });
}

const documentRoles = ['incorporationCertificate', 'operatingAgreement', 'shareholderCertificate', 'proofOfAddress'];

/** Signs in somebody who has begun nothing, with their documents. */
export async function newDocumented(portal: TestServer) {
  const { app } = portal;
  const owner = await newApplicant(portal);
  const issuedOn = await app.clock.today(app.db);
  const files = await giveDocuments(app, owner.person, documentRoles);
  const documents = Object.fromEntries(
    Object.entries(files).map(([role, fileId]) => [role, { fileId, language: 'en', issuedOn }]),
  );
  return { owner, documents, issuedOn };
}

/** A call below `/verification`. */
export type Save = readonly ['POST' | 'PUT', string, object | undefined];

/** Makes calls of an applicant, each of which succeeds. */
export async function saveAll(owner: Acting, saves: readonly Save[]): Promise<void> {
  for (const [method, path, body] of saves) {
    const answer = await owner.ask(method, `/verification/${path}`, body);
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  }
}

/** The last calls of an owner: about themselves, and that everything is handed in. */
export const lastSaves: readonly Save[] = [
  ['POST', 'identity-details', identity],
  ['POST', 'set-kyc-vendor-dummy', undefined],
  ['POST', 'pep', noOffice],
  ['POST', 'review-and-finalize', { certified: true }],
];

/** Signs in the owner of a solopreneur's business who handed everything in. */
export async function newApplication(portal: TestServer): Promise<Acting> {
  const { owner, documents } = await newDocumented(portal);
  await saveAll(owner, [
    ['POST', 'setup', { companyType: 'solopreneur' }],
    ['POST', 'risk-profile', riskProfile],
    ['POST', 'kyb', business],
    ['PUT', 'documentation', documents],
    ...lastSaves,
  ]);
  return owner;
}
