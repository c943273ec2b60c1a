import type { Page } from '@playwright/test';
import { businessClock } from '../support/clock.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

async function choose(page: Page, field: string, option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Presses the button that sends, and enters the mailed code. */
async function confirm(
  page: Page,
  mailbox: Mailbox,
  { email, button }: { readonly email: string; readonly button: RegExp },
) {
  const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: button }).click());
  await page.getByRole('dialog').getByLabel('One-time code').fill(code);
}

test.describe('transfers', () => {
  test('convert money after an expired quote, and send it to another business', async ({ page, stack, mailbox }) => {
    await enterAs(page, mailbox, { url: stack.portalUrl, email: people.seller });
    await page.goto(`${stack.portalUrl}/accounts/payments`);
    await page.getByRole('link', { name: 'Convert' }).click();
    await expect(page.getByRole('heading', { name: 'New transfer' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Review transfer' }).click();
    await expect(page.getByText('Enter an amount above 0.')).toBeVisible();
    await choose(page, 'Account', /EUR/);
    await page.getByLabel('You send').fill('100');
    await expect(page.getByLabel('You get')).not.toHaveValue('');
    await expect(page.getByText(/Sandbox rates, 06 Mar 2026, 10:00 AM EST\. Our margin/)).toBeVisible();
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await expect(page.getByRole('timer')).toContainText('This quote is good for');
    await expectAccessible(page);

    // The clock passes the quote's end before the code is asked for.
    await businessClock(stack.portalUrl).move({ hours: 1 });
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText('This quote has expired.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Get a new quote' }).click();
    await confirm(page, mailbox, { email: people.seller, button: /^Send/ });
    await expect(page.getByRole('heading', { name: /to EUR/ })).toBeVisible();
    await expect(page.getByText('Completed')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'New transfer' }).click();
    await page.getByLabel('Handle of the company').fill('northwind');
    await page.getByLabel('Handle of the company').fill('harborstudio');
    await page.getByLabel('Amount').fill('12.50');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await expect(page.getByText('This is your own company.', { exact: false })).toBeVisible();
    await page.getByLabel('Handle of the company').fill('fieldwork');
    await page.getByLabel('Reference (optional)').fill('Desks');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    await confirm(page, mailbox, { email: people.seller, button: /^Send/ });
    await expect(page.getByRole('heading', { name: '$12.50 to Fieldwork Office Supply Inc' })).toBeVisible();
    const address = page.url();

    // The recipient sees it too, without the sender's account.
    const subjects = async () => (await mailbox.messagesFor(people.supplier)).map(({ subject }) => subject).join('\n');
    await expect.poll(subjects).toContain('sent you $12.50');
    await page.context().clearCookies();
    await enterAs(page, mailbox, { url: stack.portalUrl, email: people.supplier });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: '$12.50 from Harbor Studio LLC' })).toBeVisible();
    await expect(page.getByText('Desks')).toBeVisible();
  });

  test('money moves between account types of US dollars, without a fee or a rate', async ({ page, stack, mailbox }) => {
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts/vault`, email: people.seller });
    await page.getByRole('button', { name: 'More actions for USD', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Convert' }).click();
    await choose(page, 'Account', 'USD Merchant account');
    await page.getByLabel('Amount').fill('25');
    await page.getByRole('button', { name: 'Review transfer' }).click();
    const review = page.locator('.facts');
    await expect(review.getByText('USD Merchant account')).toBeVisible();
    await expect(review.getByText('No fee')).toBeVisible();
    await expect(review.getByText('Rate', { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await confirm(page, mailbox, { email: people.seller, button: /^Send/ });
    await expect(page.getByRole('heading', { name: '$25.00 to USD Merchant account' })).toBeVisible();
    // The money moves from one of our banks to another.
    await businessClock(stack.portalUrl).move({ days: 4 });
    await page.reload();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await page.goto(`${stack.portalUrl}/accounts/merchant/USD/transactions-history`);
    await expect(page.getByRole('grid', { name: 'Transactions' }).getByText('+$25.00').first()).toBeVisible();
  });
});
