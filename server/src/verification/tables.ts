import type {
  FinishStep,
  IdentityMismatch,
  IdentityOutcome,
  OrganizationStepName,
  PersonStepName,
  VerificationStepStatus,
} from '@quittance/sdk/rules';
import type { Generated } from 'kysely';

/** Steps of an organization that were begun. */
export interface VerificationStepsTable {
  organization_id: string;
  step: OrganizationStepName;
  status: VerificationStepStatus;
  /** Raised with each save. */
  version: number;
  /** The version that was submitted last; null before the first. */
  submitted_version: number | null;
  /** JSON, sealed for the organization and the step; null for a step without answers. */
  sealed_answers: Buffer | null;
  /** What staff wrote when they returned it last. */
  returned_note: string | null;
  updated_by: string;
  /** Business time. */
  updated_at: Date;
}

/** Steps of a person that were begun. Their statuses are the person's. */
export interface PersonVerificationStepsTable {
  person_id: string;
  step: PersonStepName;
  /** Raised with each save. */
  version: number;
  /** JSON, sealed for the person and the step. */
  sealed_answers: Buffer;
  /** Business time. */
  updated_at: Date;
}

/** What happened to the verification of an organization as a whole. Business times. */
export interface VerificationProgressTable {
  organization_id: string;
  started_on_mobile_at: Date | null;
  finalized_at: Date | null;
  finalized_by: string | null;
  /** The page that the owner has reached of those that follow; null before the first. */
  finish_step: FinishStep | null;
  /** When the owner had gone through the pages that follow. */
  finished_at: Date | null;
}

/** A session of a person with the identity vendor. */
export interface IdentitySessionsTable {
  id: string;
  person_id: string;
  /** The organization that the person applied for. */
  organization_id: string;
  /** The vendor's name of it. */
  vendor_reference: string;
  outcome: Generated<IdentityOutcome>;
  /** Business time. */
  created_at: Date;
  /** Real time. */
  expires_at: Date;
  /** Business time. */
  decided_at: Date | null;
  /** What of the document that the vendor approved differs from what the person declared: staff decide. Null: nothing. */
  mismatches: Generated<readonly IdentityMismatch[] | null>;
  /** When staff asked for another check: this one counts no more. Business time. */
  superseded_at: Generated<Date | null>;
}

interface VerificationTables {
  identity_sessions: IdentitySessionsTable;
  verification_steps: VerificationStepsTable;
  person_verification_steps: PersonVerificationStepsTable;
  verification_progress: VerificationProgressTable;
}

declare module '../db/database.ts' {
  interface Database extends VerificationTables {}
}
