import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Organization } from './organization.ts';

type OrganizationRow = CallOutput<Contract['listOrganizations']>['items'][number];

/** Converts an organization to a row of the back office's lists. */
export const toOrganizationRow = (organization: Organization): OrganizationRow => ({
  organizationId: organization.id,
  companyName: organization.legalName,
  ...(organization.handle !== undefined && { companyHandle: organization.handle }),
  companyStatus: organization.status,
  verificationStatus: organization.verificationStatus,
  pricingTier: organization.pricingTier,
  organizationType: organization.organizationType,
  escalated: organization.escalated,
  monitored: organization.monitored,
  ...(organization.address && { country: organization.address.country }),
  createdAt: organization.createdAt.toISOString(),
});
