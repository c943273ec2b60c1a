import { wasOpened } from './account-status.ts';
import { type OpenRequest, stepOfRequest } from './information-requests.ts';
import { isSubUser } from './members.ts';
import type { OrganizationStatus, VerificationStatus } from './organization-status.ts';
import { restrictionOf } from './restriction.ts';
import type { CustomerRole } from './roles.ts';
import { isVerificationStepComplete } from './verification-step-complete.ts';

/** The facts about a signed-in person that decide which pages open. */
export interface NavigationUser {
  readonly role: CustomerRole;
  readonly isUbo: boolean;
  readonly status: string;
  readonly kycStatus: string;
  readonly pepStatus: string;
  readonly accountSecure: boolean;
  readonly hasGoogleId: boolean;
  readonly hasLinkedInId: boolean;
  readonly profile: { readonly phoneNumber?: string | undefined; readonly phoneNumberVerified: boolean };
  readonly company: {
    readonly status: OrganizationStatus;
    readonly verificationStatus: VerificationStatus;
    readonly handle?: string | undefined;
    /** Whether staff returned a step of the verification. */
    readonly isResubmissionRequested?: boolean | undefined;
    /** Requests for information that are not done, newest first; only for those who may answer. */
    readonly additionalInfoRequests?: readonly (OpenRequest & { readonly _id: string })[] | undefined;
  } | null;
}

/** The pages that people are redirected to. */
export type NavigationPage =
  | 'restricted'
  | 'save-phone-number'
  | 'no-business'
  | 'no-access'
  | 'information-request'
  | 'verification'
  | 'start-verification'
  | 'continue-on-desktop'
  | 'account-security'
  | 'not-found';

/** What a route says of itself. The defaults are the strictest. */
export interface RouteFacts {
  /** The page that this route is, if people are redirected to it. */
  readonly page?: NavigationPage;
  /** Opens whatever a person's role and the state of their business. */
  readonly isStandalone?: boolean;
  /** Opens before the business is verified. */
  readonly opensUnverified?: boolean;
  /** Opens for the role no-access. */
  readonly opensWithoutAccess?: boolean;
  /** Opens before the account is secure. */
  readonly opensUnsecured?: boolean;
  /** Manages the business, so that it is closed to the role read-only. */
  readonly managesBusiness?: boolean;
  /** Exists for owners alone. */
  readonly isForOwners?: boolean;
  /** A step of the verification, which a verified business has behind it. */
  readonly isVerificationStep?: boolean;
  /** Shows what happened in an account, and so opens for closed accounts as well. */
  readonly showsHistory?: boolean;
}

export interface NavigationRoute {
  readonly access: 'signed-in' | 'anyone' | 'signed-out';
  readonly facts: RouteFacts;
}

export interface NavigationDevice {
  /** Whether the verification was begun on a phone. */
  readonly isMobileFlow: boolean;
}

/**
 * `sign-in`: nobody is signed in. `destination`: to the address that the person wanted, or the dashboard. `refused`: to the
 * dashboard, with an error. `secured`: to the dashboard, unless the page was open when the account became secure.
 */
export type NavigationResult = 'allow' | 'sign-in' | 'destination' | 'refused' | 'secured' | NavigationPage;

/** Whether an organization, or the person, may not use the product. */
export const isRestrictedUser = ({ status, company }: Pick<NavigationUser, 'status' | 'company'>): boolean =>
  restrictionOf({ status, company }) !== null;

const isIdentityComplete = ({ kycStatus, pepStatus }: NavigationUser): boolean =>
  isVerificationStepComplete(kycStatus) && isVerificationStepComplete(pepStatus);

/** Returns the newest request for information that the person may answer, and nobody has. */
export const openRequestOf = ({ company }: Pick<NavigationUser, 'company'>) =>
  company?.additionalInfoRequests?.find(({ status }) => status === 'sent');

const isPersonAsked = ({ kycStatus, pepStatus }: NavigationUser): boolean =>
  [kycStatus, pepStatus].includes('additional_info_requested');

/** Whether we asked the person, or their organization, for more information. */
const isInformationRequested = (user: NavigationUser): boolean =>
  isPersonAsked(user) || openRequestOf(user) !== undefined;

/** Whether a step was opened again after everything was handed in. Owners answer for the business. */
function isStepAsked({ role, company }: NavigationUser): boolean {
  if (company?.verificationStatus !== 'completed' || role !== 'owner') return false;
  const isAsked = company.additionalInfoRequests?.some(
    ({ status, externalDocumentType }) => status === 'sent' && stepOfRequest(externalDocumentType) !== undefined,
  );
  return company.isResubmissionRequested === true || isAsked === true;
}

/** Decides who may open which page of the portal, by the first rule that applies. */
export function judgeNavigation(
  user: NavigationUser | null,
  { access, facts }: NavigationRoute,
  device: NavigationDevice,
): NavigationResult {
  if (user === null) return access === 'signed-in' ? 'sign-in' : 'allow';
  if (access === 'anyone') return 'allow';
  if (access === 'signed-out') {
    // After signing in on a phone, a request for information comes before the page that was wanted.
    return isAnswering(user, device) ? 'information-request' : 'destination';
  }
  const result = judgeUser(user, facts, device);
  return result === facts.page ? 'allow' : result;
}

const isAnswering = (user: NavigationUser, { isMobileFlow }: NavigationDevice): boolean =>
  isMobileFlow && !isRestrictedUser(user) && openRequestOf(user) !== undefined;

function judgeUser(user: NavigationUser, facts: RouteFacts, device: NavigationDevice): NavigationResult {
  if (isRestrictedUser(user)) return 'restricted';
  const isSingleSignOn = user.hasGoogleId || user.hasLinkedInId;
  if (isSingleSignOn && !user.profile.phoneNumber) return 'save-phone-number';
  if (user.company === null) return facts.isStandalone || facts.opensWithoutAccess ? 'allow' : 'no-business';
  if (facts.isStandalone && !facts.isVerificationStep) return 'allow';
  if (user.role === 'no-access') return judgeWithoutAccess(user, facts);
  return judgeMobile(user, user.company, facts, device) ?? judgeDesktop(user, user.company, facts);
}

function judgeWithoutAccess(user: NavigationUser, facts: RouteFacts): NavigationResult {
  if (!facts.opensUnverified && !isVerificationStepComplete(user.kycStatus)) return 'verification';
  return facts.opensWithoutAccess ? 'allow' : 'no-access';
}

type Company = NonNullable<NavigationUser['company']>;

/** @returns null where the rules of a desktop apply: a verified business uses the portal alike on a phone. */
function judgeMobile(
  user: NavigationUser,
  company: Company,
  facts: RouteFacts,
  { isMobileFlow }: NavigationDevice,
): NavigationResult | null {
  if (!isMobileFlow) return null;
  if (company.verificationStatus === 'approved') {
    const isBehind = facts.isVerificationStep && !isSubUser(user) && verificationStateOf(user) === 'verified';
    return isBehind ? 'continue-on-desktop' : null;
  }
  if (!facts.opensUnverified && isInformationRequested(user)) return 'information-request';
  const next = company.handle === undefined ? 'start-verification' : 'verification';
  if (facts.page === 'verification') return next;
  return facts.opensUnverified ? 'allow' : next;
}

function judgeDesktop(user: NavigationUser, company: Company, facts: RouteFacts): NavigationResult {
  if (!facts.opensUnverified) {
    if (company.verificationStatus !== 'approved') return 'verification';
    if (isSubUser(user) && !isIdentityComplete(user)) return 'verification';
    if (!user.accountSecure && !facts.opensUnsecured) return 'account-security';
  }
  if (facts.managesBusiness && user.role === 'read-only') return 'refused';
  if (facts.isForOwners && user.role !== 'owner') return 'not-found';
  if (facts.page === 'account-security' && user.accountSecure && user.profile.phoneNumberVerified) return 'secured';
  return 'allow';
}

/** The state of a person's verification: of their business, and of themselves. */
export type VerificationState = 'open' | 'in-review' | 'denied' | 'verified';

/** Returns what the pages of the verification say to a person. */
export function verificationStateOf(user: NavigationUser): VerificationState {
  const status = user.company?.verificationStatus;
  if (status === 'denied') return 'denied';
  if (isPersonAsked(user) || isStepAsked(user)) return 'open';
  // The guard leads a beneficial owner without access here for their identity too.
  const owesIdentity = (isSubUser(user) || user.role === 'no-access') && !isIdentityComplete(user);
  if (status === 'approved') return owesIdentity ? 'open' : 'verified';
  return status === 'completed' && isIdentityComplete(user) ? 'in-review' : 'open';
}

/** An account of the organization, as the currency guard reads it. */
export interface GuardedAccount {
  readonly currency: string;
  readonly isActive: boolean;
  readonly bankAccountNumber?: string | undefined;
}

/**
 * Returns a currency of which the organization has an active account, or had one on a page that shows history: the given
 * one, else US dollars.
 */
export function activeCurrencyOr(
  currency: string,
  accounts: readonly GuardedAccount[],
  { showsHistory = false }: Pick<RouteFacts, 'showsHistory'> = {},
): string {
  const wanted = currency.toUpperCase();
  const opens = (account: GuardedAccount) => (showsHistory ? wasOpened(account) : account.isActive);
  return accounts.some((account) => account.currency === wanted && opens(account)) ? wanted : 'USD';
}
