import type { VerificationPhase } from './verification/phases.ts';
import type { VerificationStepName } from './verification/steps.ts';

/** What staff may ask the owner of an organization about, as the wire names it. */
export const informationRequestTypes = [
  'riskProfile',
  'ownerIdentity',
  'companyVerification',
  'ubos',
  'executiveOfficer',
  'documentation',
  'externalBankAccount',
  'deposit',
  'relabe-deposit',
  'watchlistMatch',
  'internal-transfer',
  'invoice-payment',
  'withdrawal',
  'swift-withdrawal',
  'local-withdrawal',
] as const;
export type InformationRequestType = (typeof informationRequestTypes)[number];

/** Those about a transaction that monitoring keeps back. */
export const transactionRequestTypes = [
  'deposit',
  'relabe-deposit',
  'internal-transfer',
  'invoice-payment',
  'withdrawal',
  'swift-withdrawal',
  'local-withdrawal',
] as const satisfies readonly InformationRequestType[];
export type TransactionRequestType = (typeof transactionRequestTypes)[number];

// By the names, and not by the list, which would be part of every page's first download.
export const isTransactionRequest = (type: InformationRequestType): type is TransactionRequestType =>
  /deposit|transfer|payment|withdrawal/.test(type);

/** `sent`: the owner must answer. `replied`: staff must review the answer. `reviewed`: done. */
export const informationRequestStatuses = ['sent', 'replied', 'reviewed'] as const;
export type InformationRequestStatus = (typeof informationRequestStatuses)[number];

const steps: Readonly<Partial<Record<InformationRequestType, VerificationStepName>>> = {
  riskProfile: 'companyRiskProfile',
  ownerIdentity: 'personIdentityKyc',
  companyVerification: 'kyb',
  ubos: 'ubos',
  executiveOfficer: 'ubos',
  documentation: 'documentation',
};

/** The step of the verification that a request is about; undefined for requests about anything else. */
export const stepOfRequest = (type: InformationRequestType): VerificationStepName | undefined => steps[type];

/** A request that is not reviewed yet. */
export interface OpenRequest {
  readonly externalDocumentType: InformationRequestType;
  readonly status: Exclude<InformationRequestStatus, 'reviewed'>;
}

/**
 * Returns how far the requests about a step are, for its row: an unanswered one counts before those that wait for review.
 */
export function requestStateOf(
  step: VerificationStepName,
  requests: readonly OpenRequest[],
): OpenRequest['status'] | undefined {
  return stateOf(requests.filter(({ externalDocumentType }) => stepOfRequest(externalDocumentType) === step));
}

/** Returns the same about a phase of the review, which requests name. */
export const requestStateOfPhase = (
  phase: VerificationPhase,
  requests: readonly OpenRequest[],
): OpenRequest['status'] | undefined =>
  stateOf(requests.filter(({ externalDocumentType }) => externalDocumentType === phase));

const stateOf = (requests: readonly OpenRequest[]): OpenRequest['status'] | undefined =>
  (requests.find(({ status }) => status === 'sent') ?? requests[0])?.status;

/** Maximum number of files and of invoices with one answer. */
export const informationRequestLimits = { files: 10, invoices: 10 } as const;

/** Path of the page where a request is answered. */
export const requestPageOf = (type: InformationRequestType): string =>
  isTransactionRequest(type)
    ? '/monitored-transactions/additional-info-request'
    : '/verification/additional-info-request';
