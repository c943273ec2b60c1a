import { describe, expect, it } from 'vitest';
import {
  informationRequestTypes,
  isTransactionRequest,
  type OpenRequest,
  requestPageOf,
  requestStateOf,
  stepOfRequest,
} from './information-requests.ts';

const pages = {
  verification: '/verification/additional-info-request',
  transaction: '/monitored-transactions/additional-info-request',
} as const;

describe('a request for information', () => {
  it.each([
    ['riskProfile', 'companyRiskProfile', 'verification'],
    ['ownerIdentity', 'personIdentityKyc', 'verification'],
    ['companyVerification', 'kyb', 'verification'],
    ['ubos', 'ubos', 'verification'],
    ['executiveOfficer', 'ubos', 'verification'],
    ['documentation', 'documentation', 'verification'],
    ['externalBankAccount', undefined, 'verification'],
    ['watchlistMatch', undefined, 'verification'],
    ['deposit', undefined, 'transaction'],
    ['relabe-deposit', undefined, 'transaction'],
    ['internal-transfer', undefined, 'transaction'],
    ['invoice-payment', undefined, 'transaction'],
    ['withdrawal', undefined, 'transaction'],
    ['swift-withdrawal', undefined, 'transaction'],
    ['local-withdrawal', undefined, 'transaction'],
  ] as const)('about %s belongs to the step %s and to the page of the %s', (type, step, page) => {
    expect(stepOfRequest(type)).toBe(step);
    expect(requestPageOf(type)).toBe(pages[page]);
    expect(isTransactionRequest(type)).toBe(page === 'transaction');
  });

  it('has every type in the table above', () => {
    expect(informationRequestTypes).toHaveLength(15);
  });
});

describe('the row of a step', () => {
  const of = (externalDocumentType: OpenRequest['externalDocumentType'], status: OpenRequest['status']) => ({
    externalDocumentType,
    status,
  });

  it.each<[string, readonly OpenRequest[], OpenRequest['status'] | undefined]>([
    ['nothing without a request', [], undefined],
    ['nothing for a request about another step', [of('companyVerification', 'sent')], undefined],
    ['nothing for a request about a transaction', [of('deposit', 'sent')], undefined],
    ['a sent request', [of('ubos', 'sent')], 'sent'],
    ['an answer', [of('executiveOfficer', 'replied')], 'replied'],
    ['the unanswered one first', [of('ubos', 'replied'), of('executiveOfficer', 'sent')], 'sent'],
  ])('shows %s', (_case, requests, state) => {
    expect(requestStateOf('ubos', requests)).toBe(state);
  });
});
