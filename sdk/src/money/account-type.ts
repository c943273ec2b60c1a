/**
 * Types of an organization's accounts in one currency. Currencies other than US dollars have only the traditional one.
 */
export const accountTypes = ['traditional', 'smart', 'merchant'] as const;
export type AccountType = (typeof accountTypes)[number];
