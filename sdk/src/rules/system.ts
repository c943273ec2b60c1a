/** Outside services that a server can be configured for. */
export const systemServices = [
  'database',
  'email',
  'sms',
  'google',
  'linkedIn',
  'bankRails',
  'exchangeRates',
  'files',
  'malwareScanner',
  'ledgerHeads',
  'supportChat',
] as const;
export type SystemService = (typeof systemServices)[number];

export const systemStates = ['configured', 'sandbox', 'missing'] as const;
