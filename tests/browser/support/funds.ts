import type { Page } from '@playwright/test';

/** An organization's balance and guaranteed funds in US dollars, as its accounts screen loads them. */
export interface Funds {
  readonly balance: number;
  readonly guaranteed: number;
}

/** Opens the accounts screen of a signed-in person and reads the figures it shows. */
export async function openFunds(page: Page, portalUrl: string): Promise<Funds> {
  // Leave the page first: an answer to the previous page could be mistaken for this one's.
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
