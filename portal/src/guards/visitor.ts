import type { OrganizationStatus } from '@quittance/sdk/contract';
import { isRestrictedOrganization } from '@quittance/sdk/rules';

/** The facts about a signed-in person that guards need. */
export interface Visitor {
  readonly role: 'owner' | 'manager' | 'read-only' | 'no-access';
  readonly status: string;
  readonly profile: { readonly phoneNumber?: string | undefined };
  readonly hasGoogleId: boolean;
  readonly hasLinkedInId: boolean;
  readonly company: { readonly status: OrganizationStatus } | null;
}

/** Whether they signed up with Google or LinkedIn, which tell no phone number, and have given none since. */
export const lacksPhone = ({ hasGoogleId, hasLinkedInId, profile }: Visitor): boolean =>
  (hasGoogleId || hasLinkedInId) && profile.phoneNumber === undefined;

export const isOrganizationRestricted = ({ company }: Visitor): boolean =>
  company !== null && isRestrictedOrganization(company.status);

export const isPersonRestricted = ({ status }: Visitor): boolean => status !== 'enabled';

export const isRestricted = (visitor: Visitor): boolean =>
  isPersonRestricted(visitor) || isOrganizationRestricted(visitor);

/** Whether the role may create, send and pay for the organization. */
export const canManageOrganization = ({ role }: Visitor): boolean => role === 'owner' || role === 'manager';
