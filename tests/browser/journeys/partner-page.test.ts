import { payByBankDebit } from '../support/bank-window.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a customer pays inside the partner’s page, under the strictest content policy', async ({ page, stack }) => {
  const order = await page.goto(stack.partnerUrl);
  const policy = order?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');

  const lamp = page.getByRole('listitem').filter({ hasText: 'Studio lamp' });
  await lamp.getByLabel('Company').fill('Quiet Press');
  await lamp.getByLabel('Billing email').fill('desk@quietpress.example');
  await lamp.getByRole('button', { name: 'Order on invoice' }).click();
  await expect(page.getByText('$189.50').first()).toBeVisible();
  await expectAccessible(page);
  await payByBankDebit(page, 'Everyday Checking', 'quiet-press');
  await expect(
    page.getByText('Your payment is authorized. We will ship your order when your bank has paid.'),
  ).toBeVisible();
});

test('the shop shows its accounts to its staff, and to nobody else', async ({ stack, newVisitor }) => {
  const address = `${stack.partnerUrl}/accounts`;
  for (const [path, method] of [
    ['', 'GET'],
    ['/quittance-session', 'POST'],
  ] as const) {
    await expect.poll(async () => (await fetch(address + path, { method })).status).toBe(401);
  }
  const staff = await newVisitor({ httpCredentials: { username: 'staff', password: 'fieldwork' } });
  await staff.goto(address);
  await expect(staff.getByRole('list', { name: 'Accounts' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(staff);
});
