export const customerRoles = ['owner', 'manager', 'read-only', 'no-access'] as const;
export type CustomerRole = (typeof customerRoles)[number];

export const staffRoles = ['compliance-head', 'compliance-admin', 'customer-success', 'finance'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a compliance head sets for a colleague. */
export const staffStatuses = ['enabled', 'suspended'] as const;
export type StaffStatus = (typeof staffStatuses)[number];
