import type { RailDecision } from './rails.ts';

/** A decision as columns: a reference of the bank, or the code of a refusal. */
export interface StoredDecision {
  readonly bank_reference: string | null;
  readonly refusal_code: string | null;
}

export const decisionOf = ({ bank_reference, refusal_code }: StoredDecision): RailDecision =>
  bank_reference === null
    ? { outcome: 'refused', code: refusal_code ?? 'refused' }
    : { outcome: 'accepted', bankReference: bank_reference };
