import { isRestrictedOrganization, type NavigationUser } from '@quittance/sdk/rules';

export const isOrganizationRestricted = ({ company }: Pick<NavigationUser, 'company'>): boolean =>
  company !== null && isRestrictedOrganization(company.status);
