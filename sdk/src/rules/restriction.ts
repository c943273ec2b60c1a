import {
  isDeniedOrganization,
  isRestrictedOrganization,
  type OrganizationStatus,
  type VerificationStatus,
} from './organization-status.ts';

/** The facts about an organization that restrict it. */
interface RestrictedOrganization {
  readonly status: OrganizationStatus;
  readonly verificationStatus: VerificationStatus;
}

/** Why an organization may do nothing: its verification was denied for good, or staff may lift it. */
export type OrganizationRestriction = 'denied' | 'restricted';

/**
 * Returns why an organization may do nothing; null if it may. A denied verification comes first: its owner was mailed that
 * accounts can't be opened, so nothing may call the restriction temporary.
 */
export function organizationRestriction({
  status,
  verificationStatus,
}: RestrictedOrganization): OrganizationRestriction | null {
  if (!isRestrictedOrganization(status)) return null;
  return verificationStatus === 'denied' || isDeniedOrganization(status) ? 'denied' : 'restricted';
}

/** What a restricted person reads. */
export type Restriction = 'denied' | 'company' | 'person';

/** Returns what restricts a person: the denied verification of their company, the company, or themselves; null if nothing. */
export function restrictionOf({
  status,
  company,
}: {
  readonly status: string;
  readonly company: RestrictedOrganization | null;
}): Restriction | null {
  const ofCompany = company && organizationRestriction(company);
  if (ofCompany) return ofCompany === 'denied' ? 'denied' : 'company';
  return status === 'enabled' ? null : 'person';
}
