import { describe, expect, it } from 'vitest';
import { invoiceStatus, organizationStatus, verificationStatus } from '../contract/index.ts';
import { invoiceStatuses } from './invoice-status.ts';
import {
  isRestrictedOrganization,
  organizationStatuses,
  organizationStatusTone,
  verificationStatuses,
} from './organization-status.ts';

describe('a restricted organization', () => {
  it('has one of these statuses', () => {
    expect(organizationStatuses.filter(isRestrictedOrganization)).toEqual([
      'restricted',
      'ofac',
      'inactive',
      'verification_denied',
      'automatically_denied',
      'duplicated',
    ]);
  });
});

describe('the status of an organization', () => {
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
    expect(organizationStatusTone(status)).toBe(tone);
  });
});

it('the statuses of a call are those of the rules, in their order', () => {
  expect(organizationStatus.options).toEqual(organizationStatuses);
  expect(verificationStatus.options).toEqual(verificationStatuses);
  expect(invoiceStatus.options).toEqual(invoiceStatuses);
});
