import {
  type AnsweredStep,
  type AnswerGap,
  gapsWithin,
  isPersonStep,
  owesAddressProof,
  stepGaps,
  type VerificationAnswers,
} from '@quittance/sdk/rules';
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

interface StepsOfApplicant extends Applying {
  readonly steps: readonly AnsweredStep[];
}

/**
 * Lists what steps lack that were handed in: answers, and files that were removed. Paths begin with the step. Ages are judged
 * by the day of the last save, because a document may grow too old while staff review it.
 */
export async function submittedGaps(
  context: Reading,
  { steps, ...applying }: StepsOfApplicant,
): Promise<readonly AnswerGap[]> {
  if (steps.length === 0) return [];
  const { db } = context;
  const { answers } = await readVerification(context, applying);
  const facts = await verificationFacts(context, await getOrganization(db, applying.organizationId));
  const gaps: AnswerGap[] = [];
  for (const step of steps) {
    const saved = await findSaved(db, { step, ...applying });
    const today = saved ? businessDateOf(saved.updated_at) : facts.today;
    const missing = stepGaps(step, answers, { ...facts, today });
    gaps.push(...gapsWithin(step, [...missing, ...(await findUnknownFiles(db, { step, ...applying }, answers))]));
  }
  return gaps;
}

/** Finds files of a step that were removed, or are somebody else's. */
async function findUnknownFiles(
  db: Connection,
  { step, organizationId, personId }: StepOfApplicant,
  answers: VerificationAnswers,
): Promise<readonly AnswerGap[]> {
  const { personIdentityKyc = {}, ubos = {} } = answers;
  switch (step) {
    case 'documentation':
      return await findUnknownDocuments(db, organizationId, answers);
    case 'personIdentityKyc':
      return owesAddressProof(personIdentityKyc) ? await findUnknownAddressProof(db, personId, personIdentityKyc) : [];
    case 'ubos':
      return await findUnknownDeeds(db, organizationId, ubos.owners ?? []);
    default:
      return [];
  }
}

/** Whether a step of an organization stands as it was submitted: without a later draft, and with its files. */
export async function isStepAsSubmitted(context: Reading, input: StepOfApplicant): Promise<boolean> {
  const saved = await findSaved(context.db, input);
  if (!saved || saved.version !== saved.submitted_version) return false;
  const { step, ...applying } = input;
  return (await submittedGaps(context, { steps: [step], ...applying })).length === 0;
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
