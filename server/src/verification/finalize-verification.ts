import {
  type AnswerGap,
  answeredSteps,
  gapsWithin,
  isPersonStep,
  isStepAccepted,
  isVerificationHandedIn,
  missingAnswers,
  unsubmittedSteps,
} from '@quittance/sdk/rules';
import { checkConfirmed, englishSentence } from '@quittance/sdk/validation';
import type { Connection } from '../db/index.ts';
import { lockPerson, setVerificationStatus } from '../identity/index.ts';
import { type OperationContext, Refusal, refuseField, refuseFields } from '../kernel/index.ts';
import { lockOrganization, recordOrganizationChange } from '../organizations/index.ts';
import { grantWelcome } from '../rewards/index.ts';
import { findUnknownDeeds, findUnknownDocuments } from './check-documents.ts';
import { checkOwners } from './check-owners.ts';
import { presentGap } from './present-gaps.ts';
import { applicantOf, statusesOf } from './present-verification.ts';
import { withdrawLeftOut } from './save-owners.ts';
import type { Applying } from './save-step.ts';
import { readVerification, type StoredVerification } from './stored-answers.ts';
import { verificationFacts } from './verification-facts.ts';

export interface FinalizeVerification extends Applying {
  /** Whether the owner certifies that everything is true. */
  readonly isCertified: boolean;
}

/**
 * Hands a verification in: its steps are completed, the review begins, and the welcome bonus is granted
 * if it is early enough.
 * @throws ValidationError with everything that is missing, or without the certification; VerificationStepClosedError if it
 *   was handed in
 */
export async function finalizeVerification(
  context: OperationContext,
  { isCertified, ...applying }: FinalizeVerification,
): Promise<void> {
  const { app, db } = context;
  const { organizationId, personId } = applying;
  const organization = await lockOrganization(db, organizationId);
  if (isVerificationHandedIn(organization.verificationStatus)) throw alreadyHandedIn();
  const uncertified = checkConfirmed(isCertified);
  if (uncertified) throw refuseField('certified', englishSentence(uncertified));
  await lockPerson(db, personId);
  const stored = await readVerification(context, applying);
  const applicant = applicantOf('owner', stored);
  const facts = { ...(await verificationFacts(context, organization)), statuses: statusesOf(stored.steps) };
  const hasOwners = answeredSteps(applicant).includes('ubos');
  const missing = missingAnswers(applicant, stored.answers, facts);
  const missingSteps = new Set(missing.map(({ step }) => step));
  // A complete draft was not checked, and its people were not invited.
  const drafts = unsubmittedSteps(applicant, facts.statuses).filter((step) => !missingSteps.has(step));
  const lacking = missing.map(({ step, path, problem }) => ({ path: `${step}.${path}`, problem }));
  const paths = new Set(lacking.map(({ path }) => path));
  const found = [
    ...gapsWithin('documentation', await findUnknownDocuments(db, organizationId, stored.answers)),
    ...(hasOwners && !missingSteps.has('ubos') ? await findOwnerGaps(db, organizationId, stored) : []),
  ].filter(({ path }) => !paths.has(path));
  const problems = [
    ...[...lacking, ...found].map((gap) => ({ path: gap.path, message: presentGap(gap).message })),
    ...drafts.map((step) => ({ path: step, message: 'Missing fields please adjust' })),
  ];
  if (problems.length > 0) throw refuseFields(problems);
  // A solopreneur's answers may name people from before it was one.
  if (!hasOwners) await withdrawLeftOut(context, { organization, answers: stored.answers });
  const at = await app.clock.now(db);
  const steps = answeredSteps(applicant).filter((step) => !isPersonStep(step));
  await db
    .updateTable('verification_steps')
    .set({ status: 'completed' })
    .where('organization_id', '=', organizationId)
    .where('step', 'in', steps)
    .where('status', '!=', 'approved')
    .execute();
  if (stored.steps.pep.status !== 'approved') await setVerificationStatus(db, personId, { pepStatus: 'completed' });
  await db
    .updateTable('organizations')
    .set({ verification_status: 'completed' })
    .where('id', '=', organizationId)
    .execute();
  const handed = { finalized_at: at, finalized_by: personId };
  await db
    .insertInto('verification_progress')
    .values({ organization_id: organizationId, ...handed })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(handed))
    .execute();
  await recordOrganizationChange(context, { organizationId, change: 'verification_finalized', at });
  await grantWelcome(context, applying);
}

/** Checks the owners as when they are submitted; those that we have accepted need their files only. */
async function findOwnerGaps(
  db: Connection,
  organizationId: string,
  { steps, answers }: StoredVerification,
): Promise<readonly AnswerGap[]> {
  const gaps = isStepAccepted(steps.ubos.status)
    ? await findUnknownDeeds(db, organizationId, answers.ubos?.owners ?? [])
    : await checkOwners(db, organizationId, answers);
  return gapsWithin('ubos', gaps);
}

const alreadyHandedIn = () => new Refusal('VerificationStepClosedError', 'The verification was handed in already.');
