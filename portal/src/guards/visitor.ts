import type { CompanyStatus } from '@quittance/sdk/contract';
import { isRestrictedCompany } from '@quittance/sdk/rules';

/** What the guards need to know of a signed-in person. */
export interface Visitor {
  readonly role: 'owner' | 'manager' | 'read-only' | 'no-access';
  readonly status: string;
  readonly company: { readonly status: CompanyStatus } | null;
}

export const isCompanyRestricted = ({ company }: Visitor): boolean =>
  company !== null && isRestrictedCompany(company.status);

export const isPersonRestricted = ({ status }: Visitor): boolean => status !== 'enabled';

export const isRestricted = (visitor: Visitor): boolean => isPersonRestricted(visitor) || isCompanyRestricted(visitor);

/** May create, send and pay for the business. */
export const canManageBusiness = ({ role }: Visitor): boolean => role === 'owner' || role === 'manager';
