import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import {
  type Applicant,
  answeredStepNames,
  canHandIn,
  freePlan,
  freePlanTermsOn,
  isApplicantDone,
  isPersonStep,
  isVerificationHandedIn,
  isVerificationStepComplete,
  missingAnswers,
  type OpenRequest,
  onboardingFeeCurrency,
  planCurrency,
  requestStateOf,
  type StepStatuses,
  type VerificationFacts,
} from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { listAddressProofs, listDocuments, presentFile } from '../files/index.ts';
import { findFormMemory } from '../identity/index.ts';
import { listOpenRequests } from '../information-requests/index.ts';
import { type CallContext, type PersonActor, personOf } from '../kernel/index.ts';
import { type Checkout, findCheckout } from '../onboarding-fee/index.ts';
import { getOrganization, listWaitlists } from '../organizations/index.ts';
import { findWelcome } from '../rewards/index.ts';
import { plusOnlyAt } from '../validation/index.ts';
import { applyingOf } from './applying.ts';
import { filesOf } from './documents-in-use.ts';
import { listPeople } from './list-people.ts';
import { presentGap } from './present-gaps.ts';
import { findProgress } from './progress.ts';
import type { Applying } from './save-step.ts';
import { readVerification, type StoredVerification } from './stored-answers.ts';
import { verificationFacts } from './verification-facts.ts';

type Answer = CallOutput<Contract['getVerification']>;

/** Returns an applicant: owners answer for the business. */
export const applicantOf = (role: string, { answers }: StoredVerification): Applicant => ({
  isOwner: role === 'owner',
  companyType: answers.bankAccount?.companyType,
});

/** The statuses of all steps. */
export const statusesOf = (steps: StoredVerification['steps']): StepStatuses =>
  Object.fromEntries(Object.entries(steps).map(([step, { status }]) => [step, status]));

/** Returns the verification as its applicant sees it: people without access see their own answers only. */
export async function presentVerification(
  context: Pick<CallContext<PersonActor>, 'app' | 'db' | 'actor'>,
): Promise<Answer> {
  const { app, db } = context;
  const { role } = personOf(context.actor);
  const applying = applyingOf(context.actor);
  const organization = await getOrganization(db, applying.organizationId);
  const stored = await readVerification(context, applying);
  const facts = await verificationFacts(context, organization);
  const applicant = applicantOf(role, stored);
  const statuses = statusesOf(stored.steps);
  const missing = missingAnswers(applicant, stored.answers, { ...facts, statuses });
  // A step that was returned and submitted again is reviewed as it is.
  const isHandedIn = applicant.isOwner && isVerificationHandedIn(organization.verificationStatus);
  const isReader = role !== 'no-access';
  const welcome = applicant.isOwner ? await findWelcome(db, applying) : null;
  const progress = await findProgress(db, organization.id);
  const now = await app.clock.now(db);
  const plusDomain = plusOnlyAt(app.config);
  return {
    verificationStatus: organization.verificationStatus,
    today: facts.today,
    isOwner: applicant.isOwner,
    ...(applicant.isOwner && { ownerEmail: facts.ownerEmail }),
    ...(plusDomain !== undefined && { plusAddressesOnlyAt: plusDomain }),
    pricingTier: facts.pricingTier,
    ...presentFreePlan(facts),
    ...(isReader && facts.handle !== undefined && { handle: facts.handle }),
    isHandleSettled: organization.isHandleSettled,
    identityStatus: stored.identityStatus,
    isFinalized: isApplicantDone(statuses, applicant, organization.verificationStatus),
    startedOnMobile: progress.startedOnMobile,
    isFinished: progress.isFinished,
    ...(applicant.isOwner && progress.finishStep && { finishStep: progress.finishStep }),
    canFinalize: !isHandedIn && canHandIn(applicant, missing, statuses),
    ...(welcome && {
      welcome: {
        points: Number(welcome.points),
        until: welcome.until.toISOString(),
        secondsLeft: Math.max(0, Math.floor((welcome.until.getTime() - now.getTime()) / 1000)),
        isGranted: welcome.isGranted,
      },
    }),
    missing: missing.map(({ step, ...gap }) => ({ step, ...presentGap(gap) })),
    files: await presentFiles(db, applying, { answers: stored.answers, isReader }),
    ...(await findFormMemory(db, applying.personId)),
    waitlists: applicant.isOwner ? await listWaitlists(db, organization.id) : [],
    people: isReader ? await listPeople(db, organization.id, stored.answers) : [],
    steps: presentSteps(stored, {
      isReader,
      checkout: await findCheckout(context, organization.id),
      requests: isReader ? await listOpenRequests(db, organization.id) : [],
    }),
  };
}

function presentFreePlan({ pricingTier, today }: VerificationFacts): Pick<Answer, 'freePlan'> {
  const terms = pricingTier === freePlan && freePlanTermsOn(today);
  if (!terms) return {};
  return { freePlan: { balance: toWireDecimal(terms.balanceMinor, planCurrency), weeks: terms.weeks } };
}

/** Returns the documents that answers name: those of the business to its readers, and those of the person. */
async function presentFiles(
  db: Connection,
  { organizationId, personId }: Applying,
  { answers, isReader }: Pick<StoredVerification, 'answers'> & Pick<StepsReader, 'isReader'>,
): Promise<Answer['files']> {
  const named = filesOf(answers);
  const files = [
    ...(isReader ? await listDocuments(db, organizationId) : []),
    ...(await listAddressProofs(db, personId)),
  ];
  return files.filter(({ id }) => named.has(id)).map(presentFile);
}

interface StepsReader {
  /** Whether they may read the answers of the business. */
  readonly isReader: boolean;
  readonly checkout: Checkout;
  /** Requests for information that are not done. */
  readonly requests: readonly OpenRequest[];
}

/** Returns the steps with what was answered. */
export function presentSteps(
  { steps, answers }: StoredVerification,
  { isReader, checkout, requests }: StepsReader,
): Answer['steps'] {
  const present = (step: keyof Answer['steps']) => {
    const requestAdditionalInfo = requestStateOf(step, requests);
    const { returnedNote, ...standing } = steps[step];
    return {
      ...standing,
      ...(isReader && returnedNote !== undefined && { returnedNote }),
      completed: isVerificationStepComplete(steps[step].status),
      ...(requestAdditionalInfo && { requestAdditionalInfo }),
      data: null,
    };
  };
  const answered = answeredStepNames.map((step) => [
    step,
    { ...present(step), data: isReader || isPersonStep(step) ? (answers[step] ?? null) : null },
  ]);
  return { ...Object.fromEntries(answered), onboardingCheckout: presentCheckout(checkout, isReader) };
}

const presentCheckout = (
  { status, feeMinor, feeState, card, refusal }: Checkout,
  isReader: boolean,
): Answer['steps']['onboardingCheckout'] => ({
  status,
  completed: isVerificationStepComplete(status),
  // There are no answers of ours that could be based on an older version.
  version: 0,
  data: isReader
    ? {
        feeAmount: toWireDecimal(feeMinor, onboardingFeeCurrency),
        feeState,
        ...(card && { card }),
        ...(refusal && { refusal }),
      }
    : null,
});
