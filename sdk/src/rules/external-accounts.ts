/** Whose account it is: the organization's own, another business's, or a person's. */
export const externalAccountKinds = ['own-business', 'business', 'person'] as const;
export type ExternalAccountKind = (typeof externalAccountKinds)[number];

/**
 * `active`: can be paid. `pending`: can be paid after a waiting period, because its holder's name was not confirmed.
 * `needs-attention`: payments fail; its details must be corrected. `removed`: kept for the history only.
 */
export const externalAccountStatuses = ['active', 'pending', 'needs-attention', 'removed'] as const;
export type ExternalAccountStatus = (typeof externalAccountStatuses)[number];

/** What a bank says about the name of an account's holder. */
export const nameCheckOutcomes = ['match', 'close-match', 'no-match', 'unavailable'] as const;
export type NameCheckOutcome = (typeof nameCheckOutcomes)[number];

/**
 * The networks that take money to an account outside. `ach`, `wire`: United States. `sepa`: euro. `faster-payments`: pounds.
 * `fps`: Hong Kong. `fast`: Singapore. `eft`: Canada. `spei`: Mexico. `direct-entry`: Australia. `cnaps`: offshore renminbi to
 * China. `elixir`: Poland. `becs`: New Zealand. `swift`: everywhere else.
 */
export const payoutRails = [
  'ach',
  'wire',
  'sepa',
  'faster-payments',
  'fps',
  'fast',
  'eft',
  'spei',
  'direct-entry',
  'cnaps',
  'elixir',
  'becs',
  'swift',
] as const;
export type PayoutRail = (typeof payoutRails)[number];

/** The kinds of accounts that a US bank tells apart. */
export const bankAccountTypes = ['checking', 'savings'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

/** Longest texts of an external account, in characters. */
export const externalAccountLimits = { name: 60, holderName: 140 } as const;
