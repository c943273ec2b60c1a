/** The address of an organization's record. */
export const companyAddress = (organizationId: string): string => `/companies/${organizationId}`;

/** The address of the files that staff keep of an organization. */
export const companyDocumentsAddress = (organizationId: string): string =>
  `${companyAddress(organizationId)}/documents`;
