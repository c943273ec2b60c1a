import type { CorrectedField, ReviewedStep, VerificationDecision } from '@quittance/sdk/rules';

/** A decision of staff; never changed. */
export interface VerificationDecisionsTable {
  id: string;
  organization_id: string;
  /** The person that it is about; null: the organization. */
  person_id: string | null;
  /** The step that it is about; null: the whole. */
  step: ReviewedStep | null;
  /** The entity or trust in the answers that it is about. */
  owner_id: string | null;
  /** The answers in which that owner was approved. */
  answers_version: number | null;
  /** Of what was answered about that owner: other answers must be approved again. Absent from early approvals. */
  answers_digest: Buffer | null;
  decision: VerificationDecision;
  /** What was corrected; set for corrections alone. */
  field: CorrectedField | null;
  /** Why; the owner reads it. */
  note: string | null;
  decided_by_staff_id: string;
  /** Business time. */
  decided_at: Date;
}

/** What staff write down for colleagues; never changed. */
export interface InternalNotesTable {
  id: string;
  organization_id: string;
  /** The person that it is about; null: the organization. */
  person_id: string | null;
  note: string;
  written_by_staff_id: string;
  /** Business time. */
  written_at: Date;
}

/** Files that staff have looked at, or have to look at again. */
export interface FileReviewsTable {
  file_id: string;
  is_reviewed: boolean;
  reviewed_by_staff_id: string;
  /** Business time. */
  reviewed_at: Date;
}

interface VerificationCaseTables {
  verification_decisions: VerificationDecisionsTable;
  internal_notes: InternalNotesTable;
  file_reviews: FileReviewsTable;
}

declare module '../db/database.ts' {
  interface Database extends VerificationCaseTables {}
}
