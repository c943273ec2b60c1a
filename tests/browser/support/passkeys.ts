import type { Page } from '@playwright/test';
import { spend } from './visitor-pool.ts';

/** Gives the browser a device with passkeys. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  spend(page);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
