import type { OperationContext } from '../kernel/index.ts';
import { createOrganization } from './create-organization.ts';
import type { Organization } from './organization.ts';
import { recordOrganizationChange } from './record-organization-change.ts';
import type { OrganizationType } from './tables.ts';

export interface NewBusiness {
  readonly organizationType: OrganizationType;
  /** Lower case. */
  readonly handle: string;
  /** Becomes the owner. */
  readonly personId: string;
}

/**
 * Creates a business on the free plan, with nothing verified. Its handle is its name until a verification gives it a
 * legal name.
 * @throws ValidationError for a handle that is taken
 */
export async function createBusiness(context: OperationContext, business: NewBusiness): Promise<Organization> {
  const { organizationType, handle, personId } = business;
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
