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
  restriction: 'restricted',
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

it.each([
  ['restricted', 'The person or the company is restricted.'],
  ['denied', 'The verification of the company was denied.'],
] as const)('a person whose restriction is: %s, is told: %s', (restriction, message) => {
  const refusal = expect.objectContaining({ code: 'PersonOrCompanyDisabled', message });
  expect(() => assertAccess(managers, { ...restricted, restriction })).toThrow(refusal);
});

describe('a page of a denied business', () => {
  const page: ActorOf<'embed'> = {
    kind: 'embed',
    embedSessionId: 'emb_1',
    organizationId: 'org_1',
    guest: null,
    widgets: ['onboarding'],
    origin: 'https://shop.example',
    restriction: 'denied',
  };
  const reads = { kind: 'embed', widget: 'onboarding', evenRestricted: true } as const;

  it('reads how its verification stands', () => {
    expect(() => assertAccess([managers, reads], page)).not.toThrow();
    expect(() => assertAccess([managers, { kind: 'embed', widget: 'onboarding' }], page)).toThrow(disabled);
  });

  it('needs the widget for it', () => {
    expect(() => assertAccess(reads, { ...page, widgets: ['balances'] })).toThrow(
      expect.objectContaining({ code: 'ForbiddenError' }),
    );
  });
});

it('an empty list of callers grants nothing', () => {
  expect(() => assertAccess([], restricted)).toThrow(expect.objectContaining({ code: 'ForbiddenError' }));
  expect(() => assertAccess([], { kind: 'anyone' })).toThrow(expect.objectContaining({ code: 'UnauthenticatedError' }));
});
