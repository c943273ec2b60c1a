/** Whether an organization may work, and if not why, in the order in which staff choose one. */
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

/** How far the verification of an organization has come. */
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

/** The organization may do nothing, and its people only learn why and sign out. */
export const isRestrictedOrganization = (status: OrganizationStatus): boolean => restricting.has(status);

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

/** The colour in which staff see the status: held back is a warning, refused a danger, closed or asleep neither. */
export const organizationStatusTone = (status: OrganizationStatus): OrganizationStatusTone => tones[status];
