import { customerRoles, organizationReaders } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { hasLiveEvents } from './has-live-events.ts';

describe('a person receives live events', () => {
  it.each(customerRoles)('as %s where the stream of events allows it', (role) => {
    const isAllowed = (organizationReaders.roles as readonly string[]).includes(role);
    expect(hasLiveEvents({ organizationId: 'org_1', role })).toBe(isAllowed);
  });

  it('only in an organization', () => {
    expect(hasLiveEvents({ organizationId: null, role: 'owner' })).toBe(false);
  });
});
