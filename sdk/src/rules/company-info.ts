/** Maximum characters of what an organization says of itself. */
export const companyInfoLimits = { description: 500, website: 200 } as const;
