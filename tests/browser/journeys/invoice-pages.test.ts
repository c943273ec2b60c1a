import { people, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('another page of a list opens at its first rows, and the focus stays on the button', async ({
  page,
  stack,
  mailbox,
}) => {
  await signIn(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.seller });
  await page.setViewportSize({ width: 1024, height: 480 });
  // The seller has fewer invoices than a page holds.
  await page.route('**/invoices/income*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '8');
    return route.continue({ url: url.href });
  });
  await page.goto(`${stack.portalUrl}/income`);
  const first = page.getByRole('link', { name: /^INV-/ }).first();
  const next = page.getByRole('button', { name: 'Next' });
  const newest = (await first.textContent()) ?? '';
  await next.focus();
  await expect(first).not.toBeInViewport();

  await page.keyboard.press('Enter');
  await expect(first).not.toHaveText(newest);
  await expect(first).toBeInViewport();
  await expect(next).toBeFocused();

  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(first).toHaveText(newest);
  await expect(first).toBeInViewport();
});
