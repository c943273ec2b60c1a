import { isRestrictedOrganization, type NavigationUser } from '@quittance/sdk/rules';

export const isOrganizationRestricted = ({ company }: Pick<NavigationUser, 'company'>): boolean =>
  company !== null && isRestrictedOrganization(company.status);

/** Whether the role may create, send and pay for the organization. */
export const canManageOrganization = ({ role }: Pick<NavigationUser, 'role'>): boolean =>
  role === 'owner' || role === 'manager';
