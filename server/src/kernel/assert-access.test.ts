import type { Access } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import type { ActorOf } from './actor.ts';
import { assertAccess } from './assert-access.ts';

const restricted: ActorOf<'customer'> = {
  kind: 'customer',
  sessionId: 'ses_1',
  userId: 'usr_1',
  email: 'owner@example.com',
  organizationId: 'org_1',
  role: 'manager',
  isRestricted: true,
};
const managers: Access = { kind: 'customer', roles: ['manager'] };
const owners: Access = { kind: 'customer', roles: ['owner'], evenRestricted: true };
const disabled = expect.objectContaining({ code: 'PersonOrCompanyDisabled' });

describe('a restricted person', () => {
  it('is refused by a call of several kinds of callers, like by one of people alone', () => {
    for (const access of [managers, [{ kind: 'guest' }, managers] as const]) {
      expect(() => assertAccess(access, restricted)).toThrow(disabled);
    }
  });

  it('gets nothing from a grant to restricted people of another role', () => {
    expect(() => assertAccess([managers, owners], restricted)).toThrow(disabled);
    expect(() => assertAccess([managers, owners], { ...restricted, role: 'owner' })).not.toThrow();
  });

  it('refuses the role where restricted people of other roles are answered', () => {
    expect(() => assertAccess(owners, restricted)).toThrow(expect.objectContaining({ code: 'ForbiddenError' }));
  });
});

it('an empty list of callers grants nothing', () => {
  expect(() => assertAccess([], restricted)).toThrow(expect.objectContaining({ code: 'ForbiddenError' }));
  expect(() => assertAccess([], { kind: 'anyone' })).toThrow(expect.objectContaining({ code: 'UnauthenticatedError' }));
});
