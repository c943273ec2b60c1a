import type { CorrectedField } from '@quittance/sdk/rules';
import { auditedBy, recordAudit } from '../audit/index.ts';
import { Refusal, type StaffCall, seal } from '../kernel/index.ts';
import { storeDecision } from './record-decision.ts';

interface Correction {
  readonly object: { readonly type: 'organization' | 'person'; readonly id: string };
  readonly organizationId: string;
  readonly field: CorrectedField;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Records what staff corrected, in the timeline of the case too. The audit event holds both values sealed, since they are names
 * and addresses.
 */
export async function recordCorrection(
  context: StaffCall,
  { object, organizationId, field, before, after }: Correction,
): Promise<void> {
  const { app, db } = context;
  const at = await app.clock.now(db);
  const personId = object.type === 'person' ? object.id : undefined;
  await storeDecision(context, { organizationId, ...(personId && { personId }), decision: 'corrected', field }, at);
  const change = JSON.stringify({ before, after });
  await recordAudit(db, {
    at,
    ...auditedBy(context),
    action: 'verification.corrected',
    object,
    organizationId,
    detail: { field, sealedChange: seal(app.config.dataKey, change, `correction ${object.id}`).toString('base64') },
  });
}

/** The refusal of a correction of answers that changed since staff read them. */
export const changedSince = () =>
  new Refusal('VerificationChangedError', 'These answers changed in the meantime. Load them again first.');
