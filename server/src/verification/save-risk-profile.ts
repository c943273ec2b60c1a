import { automaticDenial, type RiskProfileAnswers, type Unfinished } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { type Organization, recordOrganizationChange } from '../organizations/index.ts';
import { findUnknownIndustry } from './check-lists.ts';
import { denyVerification } from './deny-organization.ts';
import { mailOwner } from './mail-owner.ts';
import { type Applying, type SavedStep, saveStep } from './save-step.ts';

interface SaveRiskProfile extends Applying {
  readonly answers: Unfinished<RiskProfileAnswers>;
  readonly isDraft: boolean;
  readonly version?: number | undefined;
}

/**
 * Saves the risk profile. When it is submitted, some answers deny the business at once: it is restricted from then on, and
 * its owner is mailed.
 * @throws what `saveStep` does
 */
export async function saveRiskProfile(
  context: OperationContext,
  { answers, ...input }: SaveRiskProfile,
): Promise<SavedStep['answer']> {
  const { answer, facts, organization } = await saveStep(context, {
    ...input,
    step: 'companyRiskProfile',
    answers: () => answers,
    check: () => findUnknownIndustry(answers),
  });
  const reason = input.isDraft ? null : automaticDenial(answers, facts.today);
  if (reason === null) return answer;
  await deny(context, organization, reason);
  return { ...answer, status: 'denied' };
}

async function deny(context: OperationContext, organization: Organization, reason: string): Promise<void> {
  const { db } = context;
  const { id: organizationId } = organization;
  await db
    .updateTable('verification_steps')
    .set({ status: 'denied' })
    .where('organization_id', '=', organizationId)
    .where('step', '=', 'companyRiskProfile')
    .execute();
  await denyVerification(db, organization, 'verification_denied');
  const at = await context.app.clock.now(db);
  await recordOrganizationChange(context, { organizationId, change: 'automatically_denied', at, detail: { reason } });
  await mailOwner(context, organization, {
    template: 'verification-denied',
    data: { link: context.app.config.publicUrl },
  });
}
