import {
  type AnswerGap,
  answeredSteps,
  canHandIn,
  isIdentityCheckDone,
  isStepAccepted,
  isStepAsked,
  isVerificationHandedIn,
  missingAnswers,
  type StepStatuses,
  type VerificationFacts,
} from '@quittance/sdk/rules';
import { type AnswerPage, type PageId, pageIdsOf, pagesOf } from './pages.ts';
import { partsLeft } from './parts-left.ts';
import type { Verification, Wizard } from './use-wizard.ts';

export interface WizardPages {
  readonly ids: readonly PageId[];
  readonly facts: VerificationFacts;
  /** Returns a page with answers; undefined for the others. */
  find(id: PageId): AnswerPage | undefined;
  gapsOf(page: AnswerPage): readonly AnswerGap[];
  /** Whether a page needs nothing more. */
  isDone(id: PageId): boolean;
  /** Whether the owner can hand everything in. */
  readonly isComplete: boolean;
  /** Whether staff returned the step of a page or ask about it, and it was not submitted again. */
  isAsked(id: PageId): boolean;
  /** Whether a page was begun and lacks something. */
  isOpen(id: PageId): boolean;
  /** Returns the page to go on with: the next one, or once everything was handed in the next one that needs something. */
  after(id: PageId): PageId | undefined;
  /** Once everything was handed in, how many parts need something: the others aren't gone through again. */
  readonly partsLeft?: number | undefined;
}

/** Returns the pages of an applicant, and where each stands. */
export function useWizardPages(
  verification: Verification,
  { answers, states, identityStatus, handle }: Wizard,
): WizardPages {
  const { isOwner, today, ownerEmail = '', plusAddressesOnlyAt: plusOnlyAt, pricingTier } = verification;
  const applicant = { isOwner, companyType: answers.bankAccount?.companyType };
  const pages = pagesOf(answeredSteps(applicant));
  const knownEmails = verification.people.filter(({ status }) => status !== 'not_invited').map(({ email }) => email);
  const facts: VerificationFacts = { today, ownerEmail, plusOnlyAt, knownEmails, pricingTier, handle };
  const find = (id: PageId) => pages.find((page) => page.id === id);
  const statuses: StepStatuses = Object.fromEntries(Object.entries(states).map(([step, { status }]) => [step, status]));
  // The server's list by the server's rule, computed here as well: it came before the answers that are typed now.
  const missing = missingAnswers(applicant, answers, { ...facts, statuses });
  const gapsOf = (page: AnswerPage) => missing.filter((gap) => gap.step === page.step && page.concerns(gap));
  const isDone = (id: PageId) => {
    // People who have begun have read it.
    if (id === 'welcome') return Object.values(states).some(({ version }) => version > 0);
    if (id === 'identityCheck') {
      return isIdentityCheckDone({ kycStatus: states.personIdentityKyc.status, identityStatus });
    }
    const page = find(id);
    if (!page) return false;
    const { status, version } = states[page.step];
    if (isStepAccepted(status)) return true;
    const isComplete = version > 0 && gapsOf(page).length === 0;
    // The needs of a step depend on other steps, which may have changed since it was submitted.
    if (status === 'submitted') return isComplete;
    // Details of an identity are submitted by its check, and owners together with the officers, who come next.
    if (page.id === 'identity') return isComplete;
    const officers = page.id === 'owners' && find('officers');
    return isComplete && Boolean(officers && gapsOf(officers).length > 0);
  };
  // Owners and officers are one step, and the owners come first.
  const isBegun = ({ id, step }: AnswerPage) =>
    id === 'officers' ? answers.ubos?.officers !== undefined : states[step].version > 0;
  const isOpen = (id: PageId) => {
    const page = find(id);
    return page !== undefined && isBegun(page) && !isDone(id);
  };
  const isAsked = (id: PageId) => {
    const page = find(id);
    return page !== undefined && isStepAsked(states[page.step].status);
  };
  const needsMore = (id: PageId) => isAsked(id) || !isDone(id);
  const after = (id: PageId) => {
    const rest = ids.slice(ids.indexOf(id) + 1);
    return isHandedIn ? (rest.find(needsMore) ?? ids.find((each) => each !== id && needsMore(each))) : rest[0];
  };
  const isHandedIn = isOwner && isVerificationHandedIn(verification.verificationStatus);
  // Nothing is handed in twice.
  const ids = pageIdsOf(pages, isOwner && !isHandedIn);
  const isComplete = canHandIn(applicant, missing, statuses);
  const stepOf = (id: PageId) => (id === 'identityCheck' ? 'personIdentityKyc' : find(id)?.step);
  return {
    ids,
    facts,
    find,
    gapsOf,
    isDone,
    isComplete,
    isAsked,
    isOpen,
    after,
    partsLeft: isHandedIn ? partsLeft(ids.map((id) => ({ step: stepOf(id), needsMore: needsMore(id) }))) : undefined,
  };
}
