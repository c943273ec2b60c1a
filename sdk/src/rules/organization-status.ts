/** Whether an organization may operate, and if not why, in the order of the staff's menu. */
export const organizationStatuses = [
  'enabled',
  'restricted',
  'owner_closed',
  'admin_closed',
  'ofac',
  'inactive',
  'verification_denied',
  'automatically_denied',
  'dormant',
  'duplicated',
] as const;
export type OrganizationStatus = (typeof organizationStatuses)[number];

/** The verification status of an organization. */
export const verificationStatuses = ['not_started', 'in_progress', 'completed', 'approved', 'denied'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

const restricting: ReadonlySet<OrganizationStatus> = new Set<OrganizationStatus>([
  'restricted',
  'verification_denied',
  'automatically_denied',
  'inactive',
  'ofac',
  'duplicated',
]);

/** Whether the organization may do nothing; its people can only read why and sign out. */
export const isRestrictedOrganization = (status: OrganizationStatus): boolean => restricting.has(status);

const denied: ReadonlySet<OrganizationStatus> = new Set<OrganizationStatus>([
  'verification_denied',
  'automatically_denied',
]);

/** Whether the organization is restricted because its verification was denied. */
export const isDeniedOrganization = (status: OrganizationStatus): boolean => denied.has(status);

export type OrganizationStatusTone = 'success' | 'warning' | 'danger' | 'neutral';

const tones: Readonly<Record<OrganizationStatus, OrganizationStatusTone>> = {
  enabled: 'success',
  restricted: 'warning',
  owner_closed: 'neutral',
  admin_closed: 'neutral',
  ofac: 'warning',
  inactive: 'neutral',
  verification_denied: 'danger',
  automatically_denied: 'danger',
  dormant: 'neutral',
  duplicated: 'danger',
};

/** Returns the tone of a status for staff: warning if on hold, danger if refused, neutral if closed or dormant. */
export const organizationStatusTone = (status: OrganizationStatus): OrganizationStatusTone => tones[status];
