import type { readVerification } from '../verification/index.ts';

/** A company under verification, with what was answered. */
export interface CaseOfCompany {
  readonly organizationId: string;
  readonly ownerId: string;
  readonly stored: Awaited<ReturnType<typeof readVerification>>;
}
