import { describe, expect, it } from 'vitest';
import { companyStatus, invoiceStatus, verificationStatus } from '../contract/index.ts';
import { companyStatuses, companyStatusTone, isRestrictedCompany, verificationStatuses } from './company-status.ts';
import { invoiceStatuses } from './invoice-status.ts';

describe('a restricted company', () => {
  it('is one of these and no other', () => {
    expect(companyStatuses.filter(isRestrictedCompany)).toEqual([
      'restricted',
      'ofac',
      'inactive',
      'verification_denied',
      'automatically_denied',
      'duplicated',
    ]);
  });
});

describe('the status of a company', () => {
  it.each([
    ['enabled', 'success'],
    ['restricted', 'warning'],
    ['owner_closed', 'neutral'],
    ['admin_closed', 'neutral'],
    ['ofac', 'warning'],
    ['inactive', 'neutral'],
    ['verification_denied', 'danger'],
    ['automatically_denied', 'danger'],
    ['dormant', 'neutral'],
    ['duplicated', 'danger'],
  ] as const)('%s is shown to staff as %s', (status, tone) => {
    expect(companyStatusTone(status)).toBe(tone);
  });
});

it('the statuses of a call are those of the rules, in their order', () => {
  expect(companyStatus.options).toEqual(companyStatuses);
  expect(verificationStatus.options).toEqual(verificationStatuses);
  expect(invoiceStatus.options).toEqual(invoiceStatuses);
});
