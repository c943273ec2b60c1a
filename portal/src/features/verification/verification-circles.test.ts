import type { NavigationUser } from '@quittance/sdk/rules';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { guard } from '../../guards/guard.ts';
import { verificationFlow } from '../../guards/verification-flow.ts';
import { verificationPageOf } from './verification-steps.ts';

/** The pages that redirect by the state of the verification, and the page whose state they say. */
const gates: Readonly<Record<string, string>> = {
  '/verify': '/verify',
  '/in-review': '/in-review',
  '/verification-completed': '/verification-completed',
  '/continue-on-desktop': '/verification-completed',
};

const request = '/verification/additional-info-request';

/** Where an open page redirects; null if it stays. */
function gateOf(page: string, user: NavigationUser): string | null {
  const own = verificationPageOf(user);
  return page in gates && gates[page] !== own ? own : null;
}

/** Follows guard and page until a page stays. */
function settle(start: string, user: NavigationUser): string {
  const visited: string[] = [];
  for (let page = start; !visited.includes(page); ) {
    visited.push(page);
    const result = guard.check(page, user);
    const next = result.kind === 'allow' ? gateOf(page, user) : result.to;
    if (next === null) return page;
    page = next;
  }
  throw new Error(`A circle: ${visited.join(', ')}`);
}

const steps = ['not_started', 'pending', 'in_progress', 'submitted', 'completed', 'approved', 'denied'] as const;
const identities = [...steps, 'additional_info_requested'] as const;

function* people(role: NavigationUser['role']): Generator<NavigationUser> {
  for (const verificationStatus of ['in_progress', 'completed', 'approved', 'denied'] as const)
    for (const isUbo of [false, true])
      for (const kycStatus of identities)
        for (const pepStatus of identities)
          for (const accountSecure of [false, true])
            for (const handle of ['harbor', undefined])
              yield {
                role,
                isUbo,
                status: 'enabled',
                kycStatus,
                pepStatus,
                accountSecure,
                hasGoogleId: false,
                hasLinkedInId: false,
                profile: { phoneNumber: '+12025550100', phoneNumberVerified: true },
                company: { status: 'enabled', verificationStatus, handle },
              };
}

const begin = (isPhone: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  verificationFlow.note('/start-verification');
};

afterAll(() => {
  begin(false);
  vi.unstubAllGlobals();
});

describe.each([
  ['computer', false],
  ['phone', true],
] as const)('guard and pages lead nobody in a circle on a %s', (_device, isPhone) => {
  it.each(['owner', 'manager', 'read-only', 'no-access'] as const)('%s', (role) => {
    begin(isPhone);
    for (const user of people(role)) {
      const pages = ['/', request, ...Object.keys(gates)].map((page) => settle(page, user));
      // The page that says "completed" leads to the dashboard, which must not lead back.
      if (pages.includes('/verification-completed')) expect(Object.keys(gates)).not.toContain(settle('/', user));
    }
  });
});

const noAccess = (changes: Partial<NavigationUser>): NavigationUser => ({
  role: 'no-access',
  isUbo: false,
  status: 'enabled',
  kycStatus: 'completed',
  pepStatus: 'completed',
  accountSecure: true,
  hasGoogleId: false,
  hasLinkedInId: false,
  profile: { phoneNumber: '+12025550100', phoneNumberVerified: true },
  company: { status: 'enabled', verificationStatus: 'completed', handle: 'harbor' },
  ...changes,
});

it('people without access read where their own verification stands', () => {
  expect(settle('/verify', noAccess({}))).toBe('/in-review');
  for (const isUbo of [false, true]) expect(settle('/', noAccess({ isUbo }))).toBe('/in-review');
  const company = { status: 'enabled', verificationStatus: 'approved', handle: 'harbor' } as const;
  expect(settle('/', noAccess({ isUbo: true, kycStatus: 'pending', company }))).toBe('/verify');
  expect(settle('/', noAccess({ company }))).toBe('/denied');
});
