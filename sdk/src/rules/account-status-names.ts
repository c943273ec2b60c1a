/** Status of an account in one currency, by the names of the wire. */
export const currencyStatuses = [
  'PROVIDER_APPLICATION_UNDER_REVIEW',
  'CURRENCY_ACCOUNT_LOCKED',
  'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS',
  'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING',
  'ORGANIZATION_VERIFICATION_REQUIRED',
] as const;
export type CurrencyStatus = (typeof currencyStatuses)[number];

/** Status of an application at an account provider, by the names of the wire. */
export const providerStatuses = ['not_started', 'approved', 'denied', 'ineligible', 'completed', 'submitted'] as const;
export type ProviderStatus = (typeof providerStatuses)[number];
