import { describe, expect, it } from 'vitest';
import { type OrganizationStatus, organizationStatuses, verificationStatuses } from './organization-status.ts';
import { organizationRestriction, restrictionOf } from './restriction.ts';

describe('the restriction of an organization', () => {
  it.each<[OrganizationStatus, ReturnType<typeof organizationRestriction>]>([
    ['enabled', null],
    ['restricted', 'restricted'],
    ['owner_closed', null],
    ['admin_closed', null],
    ['ofac', 'restricted'],
    ['inactive', 'restricted'],
    ['verification_denied', 'denied'],
    ['automatically_denied', 'denied'],
    ['dormant', null],
    ['duplicated', 'restricted'],
  ])('that is %s, before a decision about its verification, is %s', (status, restriction) => {
    expect(organizationRestriction({ status, verificationStatus: 'in_progress' })).toBe(restriction);
  });

  it('is a denial once its verification was denied, whatever restricts it besides', () => {
    for (const status of organizationStatuses) {
      const before = organizationRestriction({ status, verificationStatus: 'completed' });
      expect(organizationRestriction({ status, verificationStatus: 'denied' })).toBe(before && 'denied');
    }
  });

  it('is a denial for no other state of its verification', () => {
    const restrictions = verificationStatuses.map((verificationStatus) =>
      organizationRestriction({ status: 'restricted', verificationStatus }),
    );
    expect(restrictions).toEqual(['restricted', 'restricted', 'restricted', 'restricted', 'denied']);
  });
});

describe('what a person reads about their restriction', () => {
  const approved = { status: 'enabled', verificationStatus: 'approved' } as const;
  const restricted = { status: 'restricted', verificationStatus: 'approved' } as const;
  const denied = { status: 'verification_denied', verificationStatus: 'denied' } as const;

  it.each([
    ['enabled', null, null],
    ['enabled', approved, null],
    ['enabled', restricted, 'company'],
    ['enabled', denied, 'denied'],
    ['restricted', null, 'person'],
    ['suspended', approved, 'person'],
    // The company's says more than the person's.
    ['suspended', restricted, 'company'],
    ['suspended', denied, 'denied'],
  ] as const)('who is %s, with the company %o: %s', (status, company, restriction) => {
    expect(restrictionOf({ status, company })).toBe(restriction);
  });
});
