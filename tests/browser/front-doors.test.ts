import { expect, expectAccessible, test } from './support/test.ts';

test('the portal, the back office, the partner and the mailbox open, accessible to everyone', async ({
  page,
  stack,
}) => {
  for (const address of [stack.portalUrl, stack.adminUrl, stack.partnerUrl, `${stack.portalUrl}/sandbox/mailbox`]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expectAccessible(page);
  }
});

test('the portal and the partner are two sites for the browser', async ({ stack }) => {
  expect(new URL(stack.portalUrl).hostname).toBe('localhost');
  expect(new URL(stack.partnerUrl).hostname).toBe('127.0.0.1');
});

test('the back office is answered on its own address only', async ({ request, stack }) => {
  const answer = await request.get(`${stack.portalUrl}/api/new/admin/companies`);
  expect(answer.status()).toBe(404);
});
