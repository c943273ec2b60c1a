/** What the guards need to know of a signed-in person. */
export interface Visitor {
  readonly role: 'owner' | 'manager' | 'read-only' | 'no-access';
  readonly status: string;
  readonly company: { readonly status: string } | null;
}

const restrictedCompanyStatuses = [
  'restricted',
  'verification_denied',
  'automatically_denied',
  'inactive',
  'ofac',
  'duplicated',
];

export const isCompanyRestricted = ({ company }: Visitor): boolean =>
  company !== null && restrictedCompanyStatuses.includes(company.status);

export const isPersonRestricted = ({ status }: Visitor): boolean => status !== 'enabled';

export const isRestricted = (visitor: Visitor): boolean => isPersonRestricted(visitor) || isCompanyRestricted(visitor);

/** May create, send and pay for the business. */
export const canManageBusiness = ({ role }: Visitor): boolean => role === 'owner' || role === 'manager';
