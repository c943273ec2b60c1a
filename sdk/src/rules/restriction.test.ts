import { describe, expect, it } from 'vitest';
import { companyStatus } from '../contract/me.ts';
import { isRestrictedCompany } from './restriction.ts';

describe('a restricted company', () => {
  it('is one of these and no other', () => {
    expect(companyStatus.options.filter(isRestrictedCompany)).toEqual([
      'restricted',
      'ofac',
      'inactive',
      'verification_denied',
      'automatically_denied',
      'duplicated',
    ]);
  });
});
