/**
 * State of an exchange by which the house covers what customers converted.
 *
 * - `submitted`: ordered, and not yet sent to the dealer
 * - `unknown`: the dealer may or may not have dealt; it is asked, and never ordered again
 * - `dealt`: at the dealer's rate, for a value date; `settled`: both amounts have moved
 * - `rejected`: nothing was exchanged; the conversions wait for the next cover
 * - `netted`: the conversions left nothing to exchange
 */
export const fxCoverStates = ['submitted', 'unknown', 'dealt', 'settled', 'rejected', 'netted'] as const;
export type FxCoverState = (typeof fxCoverStates)[number];
