import { describe, expect, it } from 'vitest';
import {
  canManagePeople,
  includesRole,
  invitableRoles,
  isSubUser,
  type MemberChange,
  memberInviteExpiresAt,
  memberProblem,
} from './members.ts';
import { customerRoles } from './roles.ts';

const change = (changes: Partial<MemberChange> = {}): MemberChange => ({
  by: { userId: 'usr_owner', role: 'owner' },
  member: { userId: 'usr_other', role: 'manager' },
  to: 'read-only',
  owners: 1,
  tier: 'premium',
  ...changes,
});

describe('changing a member', () => {
  it.each([
    ['owner', null],
    ['manager', 'not-owner'],
    ['read-only', 'not-owner'],
    ['no-access', 'not-owner'],
  ] as const)('by a person with the role %s: %s', (role, problem) => {
    for (const to of [...customerRoles, null]) {
      expect(memberProblem(change({ by: { userId: 'usr_a', role }, to }))).toBe(problem);
    }
  });

  it('is refused for oneself, whatever the role', () => {
    const self = { userId: 'usr_owner', role: 'owner' } as const;
    for (const to of [...customerRoles, null]) {
      expect(memberProblem(change({ by: self, member: self, to, owners: 2 }))).toBe('self');
    }
  });

  it.each([
    [1, null, 'last-owner'],
    [1, 'manager', 'last-owner'],
    [1, 'owner', null],
    [2, null, null],
    [2, 'manager', null],
  ] as const)('one of %i owners to %s: %s', (owners, to, problem) => {
    expect(memberProblem(change({ member: { userId: 'usr_b', role: 'owner' }, owners, to }))).toBe(problem);
  });

  it.each([
    ['no-access', 'manager', 'plan'],
    ['no-access', 'read-only', 'plan'],
    ['no-access', 'owner', null],
    ['manager', 'manager', null],
    ['manager', 'read-only', 'plan'],
    ['manager', 'no-access', null],
    ['manager', null, null],
  ] as const)('on the free plan from %s to %s: %s', (role, to, problem) => {
    expect(memberProblem(change({ tier: 'vault', member: { userId: 'usr_b', role }, to }))).toBe(problem);
  });
});

describe('the plan', () => {
  it.each([
    ['vault', ['owner', 'no-access']],
    ['premium', ['owner', 'manager', 'read-only', 'no-access']],
  ] as const)('%s includes %j', (tier, roles) => {
    expect(customerRoles.filter((role) => includesRole(tier, role))).toEqual(roles);
  });
});

it('nobody is invited as an owner', () => {
  expect(invitableRoles).not.toContain('owner');
});

it.each([
  ['owner', false, false],
  ['owner', true, false],
  ['manager', true, false],
  ['manager', false, true],
  ['no-access', false, true],
] as const)('a person with the role %s, beneficial owner %s: sub-user %s', (role, isUbo, expected) => {
  expect(isSubUser({ role, isUbo })).toBe(expected);
});

it('only owners manage people', () => {
  expect(customerRoles.filter((role) => canManagePeople({ role }))).toEqual(['owner']);
});

it('the link of an invite works for seven days', () => {
  expect(memberInviteExpiresAt(new Date('2031-05-05T12:00:00.000Z')).toISOString()).toBe('2031-05-12T12:00:00.000Z');
});
