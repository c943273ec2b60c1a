import { inTransaction } from '../db/index.ts';
import { createPerson } from '../identity/index.ts';
import { password } from '../identity/sign-in-fixtures.ts';
import type { ActorOf, App, OperationContext } from '../kernel/index.ts';
import { createOrganization, type NewOrganization, type Organization } from '../organizations/index.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';

/** A company with its owner. */
export interface Company {
  readonly organization: Organization;
  readonly handle: string;
  readonly email: string;
  readonly userId: string;
  readonly owner: ActorOf<'customer'>;
}

let companies = 0;

/** Signs a verified company up. Its handle is `company_<n>`. */
export async function newOrganization({ db }: App, changes: Partial<NewOrganization> = {}): Promise<Company> {
  companies += 1;
  const handle = changes.handle ?? `company_${companies}`;
  const email = `owner-${companies}@${crypto.randomUUID().slice(0, 8)}.example`;
  const userId = await createPerson(db, { email, password, firstName: 'Ada', lastName: `Vale ${companies}` });
  const organization = await createOrganization(db, {
    legalName: `Company ${companies}`,
    handle,
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId: userId,
    verificationStatus: 'approved',
    address: { line1: '1 Pier', city: 'Boston', country: 'US' },
    ...changes,
  });
  return {
    organization,
    handle,
    email,
    userId,
    owner: { kind: 'customer', sessionId: 'test', userId, email, organizationId: organization.id, role: 'owner' },
  };
}

/** Runs an operation as the owner of a company, in one transaction. */
export const actAs = <Result>(
  app: App,
  { owner }: Company,
  operation: (context: OperationContext) => Promise<Result>,
): Promise<Result> =>
  inTransaction(app.db, (db) => operation({ app, db, actor: owner, locale: 'en', ip: '192.0.2.1' }));

/** Returns the token of the newest invite to an address. */
export async function mailedToken(app: App, address: string): Promise<string> {
  for (const { text } of await mailsTo(app, address)) {
    const [, token] = /accept-contact-invite#token=([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
  throw new Error(`No invite was mailed to ${address}.`);
}
