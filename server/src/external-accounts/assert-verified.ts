import { Refusal } from '../kernel/index.ts';
import type { Organization } from '../organizations/index.ts';

/** @throws CompanyNotVerifiedError before the organization is verified */
export function assertVerified({ verificationStatus }: Organization): void {
  if (verificationStatus === 'approved') return;
  throw new Refusal('CompanyNotVerifiedError', 'Only a verified organization adds bank accounts.');
}
