import { describe, expect, it } from 'vitest';
import { mayMake } from './may-make.ts';
import {
  changeStaffRole,
  getMe,
  inviteMember,
  listIncome,
  listOrganizations,
  saveDraft,
} from './routes/index.generated.ts';

describe('whether a role may make a call', () => {
  it.each([
    ['owner', { inviteMember: true, saveDraft: true, listIncome: true, getMe: true }],
    ['manager', { inviteMember: false, saveDraft: true, listIncome: true, getMe: true }],
    ['read-only', { inviteMember: false, saveDraft: false, listIncome: true, getMe: true }],
    ['no-access', { inviteMember: false, saveDraft: false, listIncome: false, getMe: true }],
    ['unknown', { inviteMember: false, saveDraft: false, listIncome: false, getMe: true }],
  ])('is what the declarations grant to %s', (role, expected) => {
    const routes = { inviteMember, saveDraft, listIncome, getMe };
    const granted = Object.entries(routes).map(([name, route]) => [name, mayMake(route, { role })]);
    expect(Object.fromEntries(granted)).toEqual(expected);
  });

  it('is told of staff too', () => {
    expect(mayMake(changeStaffRole, { role: 'compliance-head' })).toBe(true);
    expect(mayMake(changeStaffRole, { role: 'finance' })).toBe(false);
    expect(mayMake(listOrganizations, { role: 'finance' })).toBe(true);
  });
});
