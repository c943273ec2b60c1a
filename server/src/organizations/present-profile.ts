import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Organization } from './organization.ts';

type BusinessProfile = CallOutput<Contract['getCompanyInfo']>;

/** Returns what members see of their organization. */
export function presentProfile(organization: Organization): BusinessProfile {
  const { id, legalName, handle, organizationType, pricingTier, verificationStatus } = organization;
  const { description, website, address } = organization;
  return {
    organizationId: id,
    legalName,
    ...(handle !== undefined && { handle }),
    organizationType,
    pricingTier,
    verificationStatus,
    description,
    ...(website !== undefined && { website }),
    ...(address && { address }),
  };
}
