import type { AnswerOf, Contract } from '@quittance/sdk/client';
import type { InformationRequestType, ReviewedStep } from '@quittance/sdk/rules';

export type StaffRequest = AnswerOf<Contract['listInformationRequests']>[number];

/** What staff may ask about from the record of a company or a person. */
export const askedTypes = [
  'riskProfile',
  'companyVerification',
  'documentation',
  'ubos',
  'executiveOfficer',
  'ownerIdentity',
  'externalBankAccount',
] as const satisfies readonly InformationRequestType[];
export type AskedType = (typeof askedTypes)[number];

/** What a request says and what it is about. */
export interface RequestDraft {
  readonly type: AskedType;
  readonly message: string;
}

const types: Readonly<Record<ReviewedStep, AskedType>> = {
  companyRiskProfile: 'riskProfile',
  kyb: 'companyVerification',
  documentation: 'documentation',
  ubos: 'ubos',
  bankAccount: 'externalBankAccount',
};

/** What a request from the menu of a step is about. */
export const typeOfStep = (step: ReviewedStep): AskedType => types[step];

/** Whether staff may ask again about what a request is about. Transactions are asked about from their own records. */
export const isAskable = (type: InformationRequestType): type is AskedType =>
  (askedTypes as readonly string[]).includes(type);

/** Whether something is to be decided about the company, or may be looked at again. */
export const canRequestInformation = (verificationStatus: string): boolean =>
  verificationStatus === 'completed' || verificationStatus === 'approved';
