import type { Connection } from '../../db/index.ts';
import { createApiKey, createPerson, createStaff } from '../../identity/index.ts';
import type { ActorOf, App } from '../../kernel/index.ts';
import { addMember, createOrganization } from '../../organizations/index.ts';
import { type DemoCompany, type DemoPerson, demoPassword, demoStaff } from './demo-companies.ts';

/** A founded company: its id and its owner, who acts for it in the history. */
export interface FoundedCompany {
  readonly company: DemoCompany;
  readonly organizationId: string;
  readonly owner: ActorOf<'customer'>;
}

export type FoundedCompanies = ReadonlyMap<string, FoundedCompany>;

const verified = { kycStatus: 'approved', pepStatus: 'approved', identityStatus: 'approved' };

async function createMember(transaction: Connection, { email, firstName, lastName }: DemoPerson): Promise<string> {
  return await createPerson(transaction, {
    email,
    firstName,
    lastName,
    password: demoPassword,
    verification: verified,
  });
}

/** Signs a company up, with its people, at the instant that the business clock shows. */
export async function foundCompany(app: App, transaction: Connection, company: DemoCompany): Promise<FoundedCompany> {
  const ownerId = await createMember(transaction, company.owner);
  const organization = await createOrganization(transaction, {
    legalName: company.legalName,
    handle: company.handle,
    organizationType: company.organizationType,
    pricingTier: company.pricingTier,
    address: company.address,
    website: company.website,
    verificationStatus: company.verificationStatus,
    openAccounts: company.accounts,
    ownerId,
    createdAt: await app.clock.now(transaction),
  });
  for (const { role, ...person } of company.members) {
    const personId = await createMember(transaction, person);
    await addMember(transaction, { organizationId: organization.id, personId, role });
  }
  return {
    company,
    organizationId: organization.id,
    owner: {
      kind: 'customer',
      sessionId: 'demo',
      userId: ownerId,
      email: company.owner.email,
      organizationId: organization.id,
      role: 'owner',
    },
  };
}

/** Creates the people who work in the back office. */
export async function createDemoStaff(transaction: Connection): Promise<void> {
  for (const staff of demoStaff) await createStaff(transaction, { ...staff, password: demoPassword });
}

export function companyNamed(companies: FoundedCompanies, key: string): FoundedCompany {
  const company = companies.get(key);
  if (!company) throw new Error(`The demo has no company ${key}.`);
  return company;
}

/** @returns the secret key of the partner's shop */
export async function createDemoPartnerKey(transaction: Connection, companies: FoundedCompanies): Promise<string> {
  const { secret } = await createApiKey(transaction, {
    organizationId: companyNamed(companies, 'fieldwork').organizationId,
    name: 'Web shop',
    scopes: ['invoices:write', 'invoices:read'],
  });
  return secret;
}
