import type { Response } from '@playwright/test';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { whenSettled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('a read-only member sees invoices but no button to create one', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/income`, email: people.reader });
  await expect(page.getByRole('link', { name: /INV-/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New invoice' })).toHaveCount(0);
  await page.goto(`${stack.portalUrl}/invoices/new/form`);
  await expect(page.getByLabel('Buyer’s email')).toHaveCount(0);
});

test('a signed-out person is sent to sign in, and then returns to the requested page', async ({ page, stack }) => {
  await page.goto(`${stack.portalUrl}/accounts/payments`);
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('You must Log In to continue')).toBeVisible();
});

test('a missing invoice is reported at once, whatever its id looks like', async ({ page, stack, mailbox }) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  for (const id of ['inv_00000000000000000000000000', 'INV-000001']) {
    const answers: number[] = [];
    const note = (response: Response) => {
      if (response.url().endsWith(`/invoices/${id}`) && response.url().includes('/api/'))
        answers.push(response.status());
    };
    page.on('response', note);
    await page.goto(`${stack.portalUrl}/invoices/${id}`);
    await expect(page.getByText('This invoice can’t be found.')).toBeVisible();
    await whenSettled(page, async () => undefined);
    expect(answers).toEqual([404]);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    page.off('response', note);
  }
});

test('an address that does not exist has one frame, whether its screen would have navigation or not', async ({
  page,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  for (const path of ['/nowhere', '/accounts/nowhere']) {
    await page.goto(`${stack.portalUrl}${path}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
  }
});
