import type { Connection } from '../db/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { createOrganization } from './create-organization.ts';
import type { Organization } from './organization.ts';
import { recordOrganizationChange } from './record-organization-change.ts';
import type { OrganizationType } from './tables.ts';

/** How many organizations that are not verified a person may own before they create another. */
const maxUnverified = 5;

export interface NewOwnOrganization {
  readonly organizationType: OrganizationType;
  /** Lower case. */
  readonly handle: string;
  /** Becomes the owner. */
  readonly personId: string;
}

/**
 * Creates an organization on the free plan, with nothing verified. Its handle is its name until a verification gives it a
 * legal name.
 * @throws TooManyOrganizationsError; ValidationError for a handle that is taken
 */
export async function createOwnOrganization(
  context: OperationContext,
  input: NewOwnOrganization,
): Promise<Organization> {
  const { organizationType, handle, personId } = input;
  await assertMayCreate(context.db, personId);
  const at = await context.app.clock.now(context.db);
  const organization = await createOrganization(context.db, {
    legalName: handle,
    handle,
    organizationType,
    pricingTier: 'vault',
    ownerId: personId,
    createdAt: at,
  });
  await recordOrganizationChange(context, {
    organizationId: organization.id,
    change: 'created',
    at,
    detail: { organizationType, handle },
  });
  return organization;
}

/** @throws TooManyOrganizationsError */
async function assertMayCreate(transaction: Connection, personId: string): Promise<void> {
  // Two creations at once would both find the same number.
  await transaction.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
  const unverified = await transaction
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .select('organizations.id')
    .where('memberships.person_id', '=', personId)
    .where('memberships.role', '=', 'owner')
    .where('organizations.verification_status', '!=', 'approved')
    .limit(maxUnverified)
    .execute();
  if (unverified.length < maxUnverified) return;
  throw new Refusal('TooManyOrganizationsError', 'Verify one of your organizations before you create another.');
}
