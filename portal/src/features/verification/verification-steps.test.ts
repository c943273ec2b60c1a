import type { InformationRequestType, NavigationUser } from '@quittance/sdk/rules';
import { describe, expect, it } from 'vitest';
import { verificationSteps } from './verification-steps.ts';

type CheckedUser = NavigationUser & { readonly identityStatus: string };

const user = (changes: Partial<CheckedUser> = {}): CheckedUser => ({
  role: 'owner',
  isUbo: false,
  status: 'enabled',
  kycStatus: 'not_started',
  identityStatus: 'not_started',
  pepStatus: 'submitted',
  accountSecure: true,
  hasGoogleId: false,
  hasLinkedInId: false,
  profile: { phoneNumberVerified: true },
  company: { status: 'enabled', verificationStatus: 'in_progress' },
  ...changes,
});

describe('the steps of the verification', () => {
  it('are those of the business and of the person', () => {
    expect(verificationSteps(user())).toEqual([
      { name: 'business', state: 'started' },
      { name: 'identity', state: 'open' },
      { name: 'pep', state: 'complete' },
    ]);
  });

  it.each([
    ['not_started', false, 'open'],
    ['in_progress', false, 'started'],
    ['submitted', false, 'complete'],
    // Loaded before the statement was submitted.
    ['in_progress', true, 'complete'],
    ['approved', true, 'approved'],
  ] as const)('say of a statement that is %s, with all complete: %s, that it is %s', (pepStatus, isComplete, state) => {
    expect(verificationSteps(user({ pepStatus }), isComplete).find(({ name }) => name === 'pep')?.state).toBe(state);
  });

  it.each([
    ['owner', 'approved', 'in_progress', 'complete'],
    // The vendor reviews it.
    ['owner', 'pending', 'in_progress', 'submitted'],
    ['owner', 'approved', 'completed', 'submitted'],
    ['manager', 'approved', 'in_progress', 'submitted'],
  ] as const)(
    'say of the identity of a %s that the vendor’s check is %s, while the business is %s, that it is %s',
    (role, identityStatus, verificationStatus, state) => {
      const company = { status: 'enabled', verificationStatus } as const;
      const steps = verificationSteps(user({ role, kycStatus: 'submitted', identityStatus, company }));
      expect(steps.find(({ name }) => name === 'identity')?.state).toBe(state);
    },
  );

  it('say of a member’s statement that it is in review, since they hand in nothing else', () => {
    expect(verificationSteps(user({ role: 'manager', isUbo: true })).at(-1)).toEqual({
      name: 'pep',
      state: 'submitted',
    });
  });

  it('say that the business only has to be handed in, until it is', () => {
    const businessOf = (verificationStatus: 'in_progress' | 'completed') =>
      verificationSteps(user({ company: { status: 'enabled', verificationStatus } }), true)[0];
    expect(businessOf('in_progress')).toEqual({ name: 'business', state: 'complete' });
    expect(businessOf('completed')).toEqual({ name: 'business', state: 'submitted' });
  });

  it('are a new member’s own once the business is verified', () => {
    const company = { status: 'enabled', verificationStatus: 'approved' } as const;
    expect(verificationSteps(user({ role: 'manager', company })).map(({ name }) => name)).toEqual(['identity', 'pep']);
  });

  const request = (externalDocumentType: InformationRequestType, status: 'sent' | 'replied') => ({
    _id: 'air_1',
    externalDocumentType,
    status,
  });

  it.each([
    ['a request', { additionalInfoRequests: [request('ubos', 'sent')] }, 'requested', 'open'],
    ['an answer', { additionalInfoRequests: [request('ubos', 'replied')] }, 'replied', 'open'],
    [
      'a request about the owner',
      { additionalInfoRequests: [request('ownerIdentity', 'sent')] },
      'submitted',
      'requested',
    ],
    ['a request about a deposit', { additionalInfoRequests: [request('deposit', 'sent')] }, 'submitted', 'open'],
    ['a returned step', { isResubmissionRequested: true }, 'returned', 'open'],
    [
      'a request and a returned step',
      { isResubmissionRequested: true, additionalInfoRequests: [request('ubos', 'sent')] },
      'requested',
      'open',
    ],
  ] as const)('say %s', (_case, changes, business, identity) => {
    const company = { status: 'enabled', verificationStatus: 'completed', ...changes } as const;
    expect(verificationSteps(user({ company })).map(({ state }) => state)).toEqual([business, identity, 'submitted']);
  });

  it.each([
    ['not_started', 'open'],
    ['pending', 'open'],
    ['in_progress', 'started'],
    ['additional_info_requested', 'requested'],
    ['submitted', 'submitted'],
    ['completed', 'submitted'],
    ['approved', 'approved'],
    ['denied', 'denied'],
  ])('%s reads as %s', (kycStatus, state) => {
    expect(verificationSteps(user({ kycStatus })).find(({ name }) => name === 'identity')?.state).toBe(state);
  });
});
