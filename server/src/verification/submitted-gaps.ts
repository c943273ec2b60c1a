import { type AnsweredStep, type AnswerGap, isPersonStep, owesAddressProof, stepGaps } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { findUnknownAddressProof, findUnknownDeeds, findUnknownDocuments } from './check-documents.ts';
import type { Applying } from './save-step.ts';
import { readVerification } from './stored-answers.ts';
import { verificationFacts } from './verification-facts.ts';

type Reading = Pick<OperationContext, 'app' | 'db'>;

interface StepOfApplicant extends Applying {
  readonly step: AnsweredStep;
}

/**
 * Lists what a step lacks that was handed in: answers, and files that were removed. Ages are judged by the day of the last
 * save, because a document may grow too old while staff review it.
 */
export async function submittedGaps(
  context: Reading,
  { step, ...applying }: StepOfApplicant,
): Promise<readonly AnswerGap[]> {
  const { db } = context;
  const { organizationId } = applying;
  const { answers } = await readVerification(context, applying);
  const facts = await verificationFacts(context, await getOrganization(db, organizationId));
  const saved = await findSaved(db, { step, ...applying });
  const today = saved ? businessDateOf(saved.updated_at) : facts.today;
  return [
    ...stepGaps(step, answers, { ...facts, today }),
    ...(step === 'documentation' ? await findUnknownDocuments(db, organizationId, answers.documentation ?? {}) : []),
    ...(step === 'personIdentityKyc' && owesAddressProof(answers.personIdentityKyc ?? {})
      ? await findUnknownAddressProof(db, applying.personId, answers.personIdentityKyc ?? {})
      : []),
    ...(step === 'ubos' ? await findUnknownDeeds(db, organizationId, answers.ubos?.owners ?? []) : []),
  ];
}

/** Whether a step of an organization stands as it was submitted: without a later draft, and with its files. */
export async function isStepAsSubmitted(context: Reading, input: StepOfApplicant): Promise<boolean> {
  const saved = await findSaved(context.db, input);
  if (!saved || saved.version !== saved.submitted_version) return false;
  return (await submittedGaps(context, input)).length === 0;
}

/** When a step was saved last, and which of its versions was submitted. */
async function findSaved(db: Connection, { step, organizationId, personId }: StepOfApplicant) {
  if (isPersonStep(step)) {
    const row = await db
      .selectFrom('person_verification_steps')
      .select(['updated_at', 'version'])
      .where('person_id', '=', personId)
      .where('step', '=', step)
      .executeTakeFirst();
    return row && { ...row, submitted_version: row.version };
  }
  return await db
    .selectFrom('verification_steps')
    .select(['updated_at', 'version', 'submitted_version'])
    .where('organization_id', '=', organizationId)
    .where('step', '=', step)
    .executeTakeFirst();
}
