import { apiKeyScopes, embeddedWidgets } from '@quittance/sdk/contract';
import { applicationSending, applyForAccounts, askAboutApplications } from '../../account-applications/index.ts';
import type { Connection } from '../../db/index.ts';
import { inTransaction } from '../../db/index.ts';
import { addDemoAuthenticator, createApiKey, createPerson, createStaff } from '../../identity/index.ts';
import { type ActorOf, type App, type OperationContext, organizationOf } from '../../kernel/index.ts';
import { inviteMember } from '../../members/index.ts';
import {
  addMember,
  createOrganization,
  createOwnOrganization,
  openCurrencyAccount,
} from '../../organizations/index.ts';
import {
  type DemoOrganization,
  type DemoPerson,
  demoOrganizations,
  demoPassword,
  demoStaff,
} from './demo-organizations.ts';

/** A demo organization with its owner, who acts for it. */
export interface SignedUpOrganization {
  readonly demo: DemoOrganization;
  readonly organizationId: string;
  readonly owner: ActorOf<'customer'>;
}

export type SignedUpOrganizations = ReadonlyMap<string, SignedUpOrganization>;

const verified = { kycStatus: 'approved', pepStatus: 'approved', identityStatus: 'approved' };

/** Numbers of a range that is kept for fiction, one for each person. */
function phoneOf(email: string) {
  const emails = demoOrganizations.flatMap(({ owner, members }) => [owner, ...members].map((person) => person.email));
  return { number: `+120255501${String(emails.indexOf(email)).padStart(2, '0')}`, countryIso: 'US', isVerified: true };
}

/** @param isInsecure whether they have no authenticator app */
async function createMember(
  app: App,
  transaction: Connection,
  person: DemoPerson,
  isInsecure = false,
): Promise<string> {
  const { email, firstName, lastName } = person;
  const userId = await createPerson(transaction, {
    email,
    firstName,
    lastName,
    password: demoPassword,
    phone: phoneOf(email),
    verification: verified,
  });
  if (!isInsecure) await addDemoAuthenticator(app, transaction, { kind: 'customer', userId });
  return userId;
}

/** Signs an organization up, with its people, at the current business time. */
export async function signUpOrganization(
  app: App,
  transaction: Connection,
  demo: DemoOrganization,
): Promise<SignedUpOrganization> {
  const ownerId = await createMember(app, transaction, demo.owner);
  const organization = await createOrganization(transaction, {
    legalName: demo.legalName,
    handle: demo.handle,
    organizationType: demo.organizationType,
    pricingTier: demo.pricingTier,
    address: demo.address,
    website: demo.website,
    verificationStatus: demo.verificationStatus,
    ownerId,
    createdAt: await app.clock.now(transaction),
  });
  for (const { role, isInsecure, ...person } of demo.members) {
    const personId = await createMember(app, transaction, person, isInsecure);
    await addMember(transaction, { organizationId: organization.id, personId, role });
  }
  const owner: ActorOf<'customer'> = {
    kind: 'customer',
    sessionId: 'demo',
    userId: ownerId,
    email: demo.owner.email,
    organizationId: organization.id,
    role: 'owner',
  };
  const context = { app, db: transaction, actor: owner, locale: 'en' as const };
  if (demo.verificationStatus === 'approved') await applyForAccounts(context, organization.id);
  await act(context, demo, owner);
  return { demo, organizationId: organization.id, owner };
}

/** Sends the applications of the organizations that signed up to their account provider. */
export async function sendDemoApplications(app: App): Promise<void> {
  while ((await applicationSending.drain(app)) > 0);
}

/** Opens the accounts of an organization, once its provider has approved them. */
export async function openDemoAccounts(app: App, { demo, organizationId }: SignedUpOrganization): Promise<void> {
  await askAboutApplications(app);
  await inTransaction(app.db, async (transaction) => {
    for (const account of demo.accounts) await openCurrencyAccount(transaction, organizationId, account);
  });
}

/** Lets the owner invite people and create another business. */
async function act(context: OperationContext, demo: DemoOrganization, owner: ActorOf<'customer'>): Promise<void> {
  const { userId: personId, email: ownEmail } = owner;
  const organizationId = organizationOf(owner);
  for (const { email, role } of demo.invites ?? []) {
    await inviteMember(context, { organizationId, ownEmail, inviteeEmail: email, role });
  }
  if (demo.secondHandle) {
    await createOwnOrganization(context, { handle: demo.secondHandle, organizationType: 'business', personId });
  }
}

/** Creates the people who work in the back office. */
export async function createDemoStaff(transaction: Connection): Promise<void> {
  for (const staff of demoStaff) await createStaff(transaction, { ...staff, password: demoPassword });
}

export function organizationNamed(organizations: SignedUpOrganizations, key: string): SignedUpOrganization {
  const organization = organizations.get(key);
  if (!organization) throw new Error(`The demo has no organization ${key}.`);
  return organization;
}

/** Creates the API key of the partner's shop. @returns the secret key */
export async function createDemoPartnerKey(
  transaction: Connection,
  organizations: SignedUpOrganizations,
  { partnerPort }: { readonly partnerPort: number },
): Promise<string> {
  const { secret } = await createApiKey(transaction, {
    organizationId: organizationNamed(organizations, 'fieldwork').organizationId,
    name: 'Web shop',
    scopes: apiKeyScopes,
    widgets: embeddedWidgets,
    origins: ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${partnerPort}`),
  });
  return secret;
}
