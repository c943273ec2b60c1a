import { automaticDenial, type RiskProfileAnswers, type Unfinished } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { recordOrganizationChange } from '../organizations/index.ts';
import { type Applying, type SavedStep, saveStep } from './save-step.ts';

interface SaveRiskProfile extends Applying {
  readonly answers: Unfinished<RiskProfileAnswers>;
  readonly isDraft: boolean;
  readonly version?: number | undefined;
}

/**
 * Saves the risk profile. When it is submitted, some answers deny the business at once: it is restricted from then on.
 * @throws what `saveStep` does
 */
export async function saveRiskProfile(
  context: OperationContext,
  { answers, ...input }: SaveRiskProfile,
): Promise<SavedStep['answer']> {
  const { answer, facts } = await saveStep(context, { ...input, step: 'companyRiskProfile', answers: () => answers });
  const reason = input.isDraft ? null : automaticDenial(answers, facts.today);
  if (reason === null) return answer;
  await deny(context, input.organizationId, reason);
  return { ...answer, status: 'denied' };
}

async function deny(context: OperationContext, organizationId: string, reason: string): Promise<void> {
  const { db } = context;
  await db
    .updateTable('verification_steps')
    .set({ status: 'denied' })
    .where('organization_id', '=', organizationId)
    .where('step', '=', 'companyRiskProfile')
    .execute();
  await db
    .updateTable('organizations')
    .set({ status: 'verification_denied', verification_status: 'denied' })
    .where('id', '=', organizationId)
    .execute();
  const at = await context.app.clock.now(db);
  await recordOrganizationChange(context, { organizationId, change: 'automatically_denied', at, detail: { reason } });
}
