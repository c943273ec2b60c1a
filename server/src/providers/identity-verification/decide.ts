import type { IdentityOutcome, SandboxVerificationDecision } from '@quittance/sdk/rules';
import { sealAnotherDocument } from './sandbox-documents.ts';
import type { SandboxVendorParts } from './sandbox-parts.ts';

const outcomes: Readonly<Record<SandboxVerificationDecision, IdentityOutcome>> = {
  approve: 'approved',
  mismatch: 'approved',
  deny: 'denied',
  retry: 'retry',
  later: 'pending',
};

/** How much business time the vendor takes when it decides later. */
const laterMs = 60 * 60_000;

/**
 * Decides a session of the sandbox's vendor, and plans its callback. A decision is final, except the one to decide later.
 * @returns whether it could still be decided
 */
export async function decide(
  parts: SandboxVendorParts,
  reference: string,
  decision: SandboxVerificationDecision,
): Promise<boolean> {
  const { db, clock } = parts;
  const now = await clock.now(db);
  const { numUpdatedRows } = await db
    .updateTable('sandbox_identity_sessions')
    .set({
      outcome: outcomes[decision],
      ...(decision === 'mismatch' && { sealed_document: sealAnotherDocument(parts, reference) }),
      callback_at: decision === 'later' ? new Date(now.getTime() + laterMs) : now,
      attempts: 0,
    })
    .where('reference', '=', reference)
    .where('outcome', 'in', decision === 'later' ? ['open'] : ['open', 'pending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
