/** Whether a company may work, and if not why, in the order in which staff choose one. */
export const companyStatuses = [
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
export type CompanyStatus = (typeof companyStatuses)[number];

/** How far the verification of a company has come. */
export const verificationStatuses = ['not_started', 'in_progress', 'completed', 'approved', 'denied'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

const restricting: ReadonlySet<CompanyStatus> = new Set<CompanyStatus>([
  'restricted',
  'verification_denied',
  'automatically_denied',
  'inactive',
  'ofac',
  'duplicated',
]);

/** The business may do nothing, and its people only learn why and sign out. */
export const isRestrictedCompany = (status: CompanyStatus): boolean => restricting.has(status);

export type CompanyStatusTone = 'success' | 'warning' | 'danger' | 'neutral';

const tones: Readonly<Record<CompanyStatus, CompanyStatusTone>> = {
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
export const companyStatusTone = (status: CompanyStatus): CompanyStatusTone => tones[status];
