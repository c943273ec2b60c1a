import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { SignInPerson } from '../identity/sign-in-fixtures.ts';
import type { App } from '../kernel/index.ts';
import { newId } from '../kernel/index.ts';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import type { TestServer } from '../test-support/test-server.ts';

export type VerificationAnswer = CallOutput<Contract['getVerification']>;
export type StepAnswer = CallOutput<Contract['saveRiskProfile']>;

// Complete answers, for tests.

export const setup = { companyType: 'registered_company', companySubType: 'limited_liability_company' };

export const address = { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' };

export const riskProfile = {
  industry: '541',
  sensitiveIndustries: ['NONE'],
  highRiskType: 'none',
  expectedUses: ['pay_suppliers'],
  fundSource: 'sale_of_services',
  storedAmount: '1000-5000',
};

export const business = {
  legalName: 'Harbor Light SL',
  taxId: 'B58378431',
  isOwnedByEntity: false,
  incorporatedOn: '2015-03-01',
  commencedOn: '2015-04-01',
  incorporationCountry: 'ES',
  registrationNumber: 'M-12345',
  employees: '12',
  phoneNumber: '+34 912 345 678',
  phoneCountry: 'ES',
  website: 'https://harbor.example',
  address,
};

export const identity = {
  birthDate: '1990-02-01',
  birthPlace: 'Madrid',
  nationality: 'ES',
  sex: 'female',
  address,
  documentType: 'passport',
  documentNumber: 'AAA123456',
};

export const noOffice = { publicOffice: 'none', isConfirmed: true };

/** An owner of everything. */
export const ownerOf = (person: { readonly id: string; readonly email: string; readonly percent?: string }) => ({
  percent: '100',
  ...person,
  type: 'individual',
  firstName: 'Ana',
  lastName: 'Gil',
  jobTitle: 'Director',
  isAuthorizedSigner: true,
  bankingAccess: 'read-only',
  taxId: '12345678Z',
  taxCountry: 'ES',
});

/** The account's owner as the owner of everything. */
export const selfOwner = {
  id: 'me',
  type: 'individual',
  isSelf: true,
  jobTitle: 'Director',
  isAuthorizedSigner: true,
  percent: '100',
  taxId: '54362315K',
  taxCountry: 'ES',
};

/** Gives an organization documents, as if they had been uploaded. @returns their file ids by role */
export async function giveDocuments(
  app: App,
  { organization, userId }: SignInPerson,
  roles: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const files = roles.map((role) => ({ id: newId('fil'), role }));
  await app.db
    .insertInto('files')
    .values(
      files.map(({ id, role }) => ({
        id,
        organization_id: organization.id,
        person_id: null,
        file_group: 'documentation' as const,
        role,
        slot: 1,
        name: `${role}.pdf`,
        uploaded_by_kind: 'customer' as const,
        uploaded_by: userId,
        state: 'kept' as const,
        wrapped_key: Buffer.from('key'),
        type: 'application/pdf',
        size: 100,
        sha256: Buffer.alloc(32),
        language: 'en',
      })),
    )
    .execute();
  return Object.fromEntries(files.map(({ id, role }) => [role, id]));
}

export const stateOf = async (by: Acting) => dataOf<VerificationAnswer>(await by.ask('GET', '/verification'));
export const saved = (answer: TestAnswer) => dataOf<StepAnswer>(answer);
export const outcome = (answer: TestAnswer) => (answer.status < 300 ? 'done' : codeOf(answer));

/** The owner of a business that has a handle, and has not begun its verification. */
export async function newApplicant(server: TestServer): Promise<Acting> {
  const owner = await newOwner(server);
  await server.app.db
    .updateTable('organizations')
    .set({ verification_status: 'not_started', handle: newHandle() })
    .where('id', '=', owner.person.organization.id)
    .execute();
  return owner;
}

/** A handle that nobody has. */
export const newHandle = (): string => `h${crypto.randomUUID().slice(0, 8)}`;
