import type { OrganizationStepName, PersonStepName, VerificationStepStatus } from '@quittance/sdk/rules';

/** Steps of an organization that were begun. */
export interface VerificationStepsTable {
  organization_id: string;
  step: OrganizationStepName;
  status: VerificationStepStatus;
  /** Raised with each save. */
  version: number;
  /** JSON, sealed for the organization and the step; null for a step without answers. */
  sealed_answers: Buffer | null;
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
}

interface VerificationTables {
  verification_steps: VerificationStepsTable;
  person_verification_steps: PersonVerificationStepsTable;
  verification_progress: VerificationProgressTable;
}

declare module '../db/database.ts' {
  interface Database extends VerificationTables {}
}
