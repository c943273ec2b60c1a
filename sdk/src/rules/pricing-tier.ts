/** The plans, the free one first. */
export const pricingTiers = ['vault', 'premium'] as const;
export type PricingTier = (typeof pricingTiers)[number];
