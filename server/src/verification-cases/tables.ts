import type { ReviewedStep, VerificationDecision } from '@quittance/sdk/rules';

/** A decision of staff; never changed. */
export interface VerificationDecisionsTable {
  id: string;
  organization_id: string;
  /** The person that it is about; null: the organization. */
  person_id: string | null;
  /** The step that it is about; null: the whole. */
  step: ReviewedStep | null;
  decision: VerificationDecision;
  /** Why; the owner reads it. */
  note: string | null;
  decided_by_staff_id: string;
  /** Business time. */
  decided_at: Date;
}

interface VerificationCaseTables {
  verification_decisions: VerificationDecisionsTable;
}

declare module '../db/database.ts' {
  interface Database extends VerificationCaseTables {}
}
