import type { Page } from '@playwright/test';

/** What an organization may spend and what it is sure to get, in US dollars, as its accounts screen is told. */
export interface Funds {
  readonly balance: number;
  readonly guaranteed: number;
}

/** Opens the accounts screen of a signed-in person and reads the figures it shows. */
export async function openFunds(page: Page, portalUrl: string): Promise<Funds> {
  // Left first: an answer to the page before could be taken for the answer to this one.
  await page.goto('about:blank');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.ok() && response.url().includes('/organization/funds')),
    page.goto(`${portalUrl}/accounts/payments`),
  ]);
  const { data } = (await answer.json()) as { data: Record<string, { readonly $numberDecimal: string }> };
  return {
    balance: Number(data.transactionalBalance?.$numberDecimal),
    guaranteed: Number(data.availableGuaranteedFunds?.$numberDecimal),
  };
}
