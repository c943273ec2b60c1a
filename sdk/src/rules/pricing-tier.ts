/** The plans, the free one first. */
export const pricingTiers = ['vault', 'premium'] as const;
export type PricingTier = (typeof pricingTiers)[number];

/** Whether invoices of a seller show its logo. */
export const showsLogo = (tier: PricingTier): boolean => tier !== 'vault';
