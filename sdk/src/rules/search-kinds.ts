/**
 * Kinds of records that a search finds. Contacts are connected or `invited`; an invoice is `income` of its seller and an
 * `expense` of its buyer.
 */
export const searchKinds = ['contact', 'invited', 'income', 'expense'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kinds of records that staff find. A person is found once for each of their organizations. */
export const staffSearchKinds = ['organization', 'person'] as const;
export type StaffSearchKind = (typeof staffSearchKinds)[number];
