import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { findLogo } from '../files/index.ts';
import type { Organization } from './organization.ts';

type BusinessProfile = CallOutput<Contract['getCompanyInfo']>;

/** Returns what members see of their organization. */
export async function presentProfile(db: Connection, organization: Organization): Promise<BusinessProfile> {
  const { id, legalName, handle, organizationType, pricingTier, verificationStatus } = organization;
  const { description, website, electronicAddress, address, profileVersion: version } = organization;
  const logo = await findLogo(db, id);
  return {
    organizationId: id,
    legalName,
    ...(handle !== undefined && { handle }),
    organizationType,
    pricingTier,
    verificationStatus,
    description,
    version,
    ...(website !== undefined && { website }),
    ...(electronicAddress && { electronicAddress: { ...electronicAddress } }),
    ...(address && { address }),
    ...(logo && { logo }),
  };
}
