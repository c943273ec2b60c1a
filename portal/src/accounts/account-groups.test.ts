import { describe, expect, it } from 'vitest';
import { accountsOfGroup } from './account-groups.ts';

const accounts = [
  { currency: 'USD', accountType: 'smart' as const },
  { currency: 'USD', accountType: 'traditional' as const },
  { currency: 'EUR' },
  { currency: 'USD', accountType: 'merchant' as const },
];

describe('account groups', () => {
  it.each([
    ['payments', ['USD smart', 'EUR undefined']],
    ['merchant', ['USD merchant']],
    ['vault', ['USD traditional']],
  ] as const)('%s', (group, expected) => {
    const found = accountsOfGroup<(typeof accounts)[number]>(accounts, group);
    expect(found.map((account) => `${account.currency} ${account.accountType}`)).toEqual(expected);
  });
});
