/** What a sender enters to send money to one of our accounts. */
export const depositFields = [
  'iban',
  'bic',
  'accountNumber',
  'routingNumber',
  'sortCode',
  'bsb',
  'clabe',
  'bankCode',
  'branchCode',
  'institutionNumber',
  'transitNumber',
] as const;
export type DepositField = (typeof depositFields)[number];
