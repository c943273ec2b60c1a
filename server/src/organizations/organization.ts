import type { OrganizationStatus, PostalAddress, VerificationStatus } from '@quittance/sdk/contract';
import { type ElectronicAddress, isVerificationHandedIn, type ProviderStates } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { OrganizationsTable, OrganizationType, PricingTier } from './tables.ts';

/** An organization on the platform. */
export interface Organization {
  readonly id: string;
  readonly legalName: string;
  readonly handle?: string;
  /** Whether the handle can’t be changed: from the hand-in on, also if the verification was reset afterwards. */
  readonly isHandleSettled: boolean;
  readonly organizationType: OrganizationType;
  readonly pricingTier: PricingTier;
  readonly status: OrganizationStatus;
  readonly verificationStatus: VerificationStatus;
  readonly providerStatuses: ProviderStates;
  readonly address?: PostalAddress;
  readonly website?: string;
  /** Where it receives e-invoices. */
  readonly electronicAddress?: ElectronicAddress;
  readonly description: string;
  /** Of description and website. */
  readonly profileVersion: number;
  readonly escalated: boolean;
  readonly monitored: boolean;
  /** Whether a deposit was ever received and approved. */
  readonly hasApprovedDeposits: boolean;
  /** Business time. */
  readonly createdAt: Date;
}

export const toOrganization = (row: Selectable<OrganizationsTable>): Organization => ({
  id: row.id,
  legalName: row.legal_name,
  ...(row.handle !== null && { handle: row.handle }),
  isHandleSettled: row.handle !== null && (row.is_handle_settled || isVerificationHandedIn(row.verification_status)),
  organizationType: row.organization_type,
  pricingTier: row.pricing_tier,
  status: row.status,
  verificationStatus: row.verification_status,
  providerStatuses: row.provider_statuses,
  ...(row.address !== null && { address: row.address }),
  ...(row.website !== null && { website: row.website }),
  ...(row.electronic_address !== null && { electronicAddress: row.electronic_address }),
  description: row.description,
  profileVersion: row.profile_version,
  escalated: row.escalated,
  monitored: row.monitored,
  hasApprovedDeposits: row.first_deposit_at !== null,
  createdAt: row.created_at,
});

/** Whether other organizations may find it and deal with it. */
export const isActiveOrganization = ({ status }: Organization): boolean => status === 'enabled';

/** What other organizations may know of one. Its address counts only once it is verified. */
export function publicFactsOf(organization: Organization) {
  const { legalName, handle, address } = organization;
  const isVerified = isActiveOrganization(organization) && organization.verificationStatus === 'approved';
  return {
    legalName,
    ...(handle !== undefined && { handle }),
    isVerified,
    ...(isVerified && address && { address, country: address.country }),
  };
}
