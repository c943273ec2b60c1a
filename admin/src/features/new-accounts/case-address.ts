/** The record of a company under verification. */
export const companyCaseAddress = (organizationId: string): string =>
  `/new-accounts/accounts-under-verification/${organizationId}`;

/** The record of a person under verification. */
export const personCaseAddress = (userId: string): string => `/new-accounts/persons-under-verification/${userId}`;

/** Everything about a company under verification, to print. */
export const customerFileAddress = (organizationId: string): string =>
  `/new-accounts/accounts-under-verification/customer-file/${organizationId}`;
