import {
  isSubUser,
  isTransactionRequest,
  isVerificationHandedIn,
  type NavigationUser,
  stepOfRequest,
  type VerificationState,
  verificationStateOf,
} from '@quittance/sdk/rules';

export type StepName = 'business' | 'identity' | 'pep';
export type StepState =
  | 'open'
  | 'started'
  | 'complete'
  | 'requested'
  | 'replied'
  | 'returned'
  | 'submitted'
  | 'approved'
  | 'denied';

/** Somebody whose identity a vendor checks. */
interface CheckedUser extends NavigationUser {
  readonly identityStatus: string;
}

export interface VerificationStep {
  readonly name: StepName;
  readonly state: StepState;
}

const states: Readonly<Record<string, StepState>> = {
  not_started: 'open',
  pending: 'open',
  in_progress: 'started',
  additional_info_requested: 'requested',
  approved: 'approved',
  denied: 'denied',
};

/** Other statuses wait for us. */
const stateOf = (status: string): StepState => states[status] ?? 'submitted';

/** How far the requests about the business, or about the owner's identity, are; undefined without any. */
function requestStateOf({ company }: NavigationUser, isAboutIdentity: boolean): StepState | undefined {
  const own = (company?.additionalInfoRequests ?? []).filter(
    ({ externalDocumentType: type }) =>
      !isTransactionRequest(type) && (stepOfRequest(type) === 'personIdentityKyc') === isAboutIdentity,
  );
  if (own.length === 0) return undefined;
  return own.some(({ status }) => status === 'sent') ? 'requested' : 'replied';
}

const isUnfinished = (state: StepState): boolean => state === 'open' || state === 'started';

function businessStateOf(user: NavigationUser, status: string, isComplete: boolean): StepState {
  const requested = requestStateOf(user, false);
  if (requested === 'requested') return requested;
  if (user.company?.isResubmissionRequested) return 'returned';
  const state = requested ?? stateOf(status);
  return isComplete && isUnfinished(state) ? 'complete' : state;
}

/** Whether nothing of the person waits for the hand-in of the business, which owners hand in with all that is theirs. */
const isHandedIn = ({ role, company }: NavigationUser): boolean =>
  role !== 'owner' || company === null || isVerificationHandedIn(company.verificationStatus);

/**
 * The statement of somebody who hands in the whole application waits for that, as the business does. It was submitted
 * if all is complete, also when the user was loaded before.
 */
function pepStateOf(user: NavigationUser, isComplete: boolean): StepState {
  const state = stateOf(user.pepStatus);
  const isAnswered = user.pepStatus === 'submitted' || (isComplete && isUnfinished(state));
  return isAnswered && !isHandedIn(user) ? 'complete' : state;
}

/** So does an identity that the vendor has checked; until then it is the vendor who reviews it. */
function identityStateOf(user: CheckedUser): StepState {
  const isChecked = user.kycStatus === 'submitted' && user.identityStatus === 'approved';
  if (isChecked && !isHandedIn(user)) return 'complete';
  return requestStateOf(user, true) ?? stateOf(user.kycStatus);
}

/**
 * Lists the steps of a person: those of the business are its owners' and beneficial owners'.
 * @param isComplete whether all is answered, so that it only has to be handed in
 */
export function verificationSteps(user: CheckedUser, isComplete = false): readonly VerificationStep[] {
  const own: readonly VerificationStep[] = [
    { name: 'identity', state: identityStateOf(user) },
    { name: 'pep', state: pepStateOf(user, isComplete) },
  ];
  if (user.company === null || (isSubUser(user) && user.company.verificationStatus === 'approved')) return own;
  return [{ name: 'business', state: businessStateOf(user, user.company.verificationStatus, isComplete) }, ...own];
}

/** The page that says each state. */
const pageOf: Readonly<Record<VerificationState, string>> = {
  open: '/verify',
  denied: '/verify',
  'in-review': '/in-review',
  verified: '/verification-completed',
};

/** Returns the page that says where a person's verification stands. */
export const verificationPageOf = (user: NavigationUser): string => pageOf[verificationStateOf(user)];
