/** Which of an organization's accounts in a currency. Only US dollars have more than the traditional one. */
export const accountTypes = ['traditional', 'smart', 'merchant'] as const;
export type AccountType = (typeof accountTypes)[number];
