/** Where the money of a denied payment went. `waiting`: to nobody yet, because its account is unknown. */
export type DeniedPlace = 'balance' | 'bank' | 'card' | 'wallet' | 'waiting' | 'blocked';
