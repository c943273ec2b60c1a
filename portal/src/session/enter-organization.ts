import { switchOrganization } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback, useEffect } from 'react';

/**
 * Other tabs of this browser share the session, so they act for the other organization too. One channel for both directions:
 * a channel does not receive its own messages.
 */
const otherTabs = new BroadcastChannel('quittance-organization');

/**
 * Opens the dashboard, or another page, after the session began to act for another organization. Loads the page again, so
 * that no data of the former organization stays in memory, and has other tabs do the same.
 */
export function enterOrganization(to = '/'): void {
  otherTabs.postMessage(null);
  location.assign(to);
}

/** Loads the page again when another tab has switched the organization. */
export function useFollowedSwitch(): void {
  useEffect(() => {
    otherTabs.onmessage = () => location.assign('/');
    return () => {
      otherTabs.onmessage = null;
    };
  }, []);
}

/** Returns a function that switches to an organization. It throws what the API client throws. */
export function useSwitchOrganization(): (organizationId: string) => Promise<void> {
  const client = useClient();
  return useCallback(
    async (organizationId: string) => {
      await client.request(switchOrganization, { body: { organizationId } });
      enterOrganization();
    },
    [client],
  );
}
