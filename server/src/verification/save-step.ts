import {
  type AnsweredStep,
  type AnswerGap,
  isPersonStep,
  isStepOpen,
  statusAfterSave,
  stepGaps,
  type VerificationAnswers,
  type VerificationFacts,
} from '@quittance/sdk/rules';
import { recordAudit } from '../audit/index.ts';
import { lockPerson, setVerificationStatus } from '../identity/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { lockOrganization, type Organization } from '../organizations/index.ts';
import { presentGap, refuseGaps } from './present-gaps.ts';
import { readVerification, type StoredStep, type StoredVerification, sealAnswers } from './stored-answers.ts';
import { newEmailFacts, verificationFacts } from './verification-facts.ts';

/** Who saves: a person, for themselves or for the organization that they act for. */
export interface Applying {
  readonly organizationId: string;
  readonly personId: string;
}

export interface SaveStep<Step extends AnsweredStep> extends Applying {
  readonly step: Step;
  /** Replaces what was answered; a function adds to it. */
  readonly answers: (stored: NonNullable<VerificationAnswers[Step]>) => NonNullable<VerificationAnswers[Step]>;
  readonly isDraft: boolean;
  /** The version that the answers are based on; absent: they replace any. */
  readonly version?: number | undefined;
  /** Whether a gap keeps the answers from being submitted; default: each does. */
  readonly concerns?: (gap: AnswerGap) => boolean;
  /** Checks that only the server makes when the answers are submitted. Gives the gaps that don't keep them from it. */
  readonly check?: (
    answers: VerificationAnswers,
    gaps: readonly AnswerGap[],
  ) => readonly AnswerGap[] | Promise<readonly AnswerGap[]>;
}

/** What a save is based on, and what came of it. */
export interface SavedStep {
  readonly organization: Organization;
  readonly facts: VerificationFacts;
  /** Before the save. */
  readonly stored: StoredVerification;
  readonly answers: VerificationAnswers;
  readonly answer: StoredStep & { readonly missing: ReturnType<typeof presentGap>[] };
}

/**
 * Saves the answers of a step. Drafts may have gaps. Saves of an organization wait for each other.
 * @throws ValidationError with each gap of answers that are submitted; VerificationStepClosedError once they were handed in;
 *   VerificationChangedError if somebody saved others since the given version
 */
export async function saveStep<Step extends AnsweredStep>(
  context: OperationContext,
  input: SaveStep<Step>,
): Promise<SavedStep> {
  const { step, isDraft, version } = input;
  const organization = await lockOrganization(context.db, input.organizationId);
  if (isPersonStep(step)) await lockPerson(context.db, input.personId);
  const stored = await readVerification(context, input);
  const current = stored.steps[step];
  assertOpen(organization, current, step);
  if (version !== undefined && version !== current.version) throw changed();
  const own = input.answers((stored.answers[step] ?? {}) as NonNullable<VerificationAnswers[Step]>);
  const answers = { ...stored.answers, [step]: own };
  const facts = {
    ...(await verificationFacts(context, organization, { needsOwner: step === 'ubos' })),
    ...(step === 'ubos' && (await newEmailFacts(context, organization, answers))),
  };
  const gaps = stepGaps(step, answers, facts);
  if (!isDraft) await assertComplete(input, answers, gaps);
  const status = statusAfterSave(step, current.status, { isDraft, hasGaps: gaps.length > 0 });
  const saved = { status, version: current.version + 1 };
  await storeAnswers(context, { ...input, former: current.status }, saved, own);
  if (organization.verificationStatus === 'not_started') await begin(context, organization.id);
  if (!isDraft) await recordSubmission(context, input, step);
  return { organization, facts, stored, answers, answer: { ...saved, missing: gaps.map(presentGap) } };
}

const changed = () =>
  new Refusal('VerificationChangedError', 'Somebody saved other answers in the meantime. Load them before you save.');

/** @throws VerificationStepClosedError */
export function assertOpen(organization: Organization, current: StoredStep, step: AnsweredStep): void {
  if (isStepOpen(step, current.status, organization.verificationStatus)) return;
  throw new Refusal('VerificationStepClosedError', 'These answers were handed in and can’t be changed.');
}

async function assertComplete<Step extends AnsweredStep>(
  { concerns = () => true, check }: SaveStep<Step>,
  answers: VerificationAnswers,
  gaps: readonly AnswerGap[],
): Promise<void> {
  const open = gaps.filter(concerns);
  const found = open.length > 0 || !check ? open : await check(answers, gaps);
  if (found.length > 0) throw refuseGaps(found);
}

interface StepToStore extends Applying {
  readonly step: AnsweredStep;
  readonly former?: StoredStep['status'];
}

/** Stores answers with their status and version. @param former the status before, if it is known */
export async function storeAnswers(
  context: OperationContext,
  { organizationId, personId, step, former }: StepToStore,
  { status, version }: StoredStep,
  answers: object,
): Promise<void> {
  const { app, db } = context;
  const at = await app.clock.now(db);
  if (isPersonStep(step)) {
    const row = { version, sealed_answers: sealAnswers(app, { id: personId, step }, answers), updated_at: at };
    await db
      .insertInto('person_verification_steps')
      .values({ ...row, person_id: personId, step })
      .onConflict((conflict) => conflict.columns(['person_id', 'step']).doUpdateSet(row))
      .execute();
    if (status !== former) {
      await setVerificationStatus(db, personId, step === 'pep' ? { pepStatus: status } : { kycStatus: status });
    }
    return;
  }
  const row = {
    status,
    version,
    ...(status === 'submitted' && { submitted_version: version }),
    sealed_answers: sealAnswers(app, { id: organizationId, step }, answers),
    updated_by: personId,
    updated_at: at,
  };
  await db
    .insertInto('verification_steps')
    .values({ submitted_version: null, ...row, organization_id: organizationId, step })
    .onConflict((conflict) => conflict.columns(['organization_id', 'step']).doUpdateSet(row))
    .execute();
}

async function begin({ db }: OperationContext, organizationId: string): Promise<void> {
  await db
    .updateTable('organizations')
    .set({ verification_status: 'in_progress' })
    .where('id', '=', organizationId)
    .execute();
}

async function recordSubmission(
  context: OperationContext,
  { organizationId, personId }: Applying,
  step: AnsweredStep,
): Promise<void> {
  await recordAudit(context.db, {
    actor: context.actor,
    at: await context.app.clock.now(context.db),
    action: 'verification.submitted',
    object: isPersonStep(step) ? { type: 'person', id: personId } : { type: 'organization', id: organizationId },
    organizationId,
    detail: { step },
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
}
