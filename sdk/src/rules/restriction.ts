import type { CompanyStatus } from '../contract/me.ts';

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
