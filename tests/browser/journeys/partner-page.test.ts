import { payByBankDebit } from '../support/bank-window.ts';
import { newEmail } from '../support/newcomers.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { next, titled } from '../support/verification-pages.ts';

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

test('a business becomes a merchant on the shop’s page, and goes on where it stopped', async ({
  page,
  stack,
  newVisitor,
}) => {
  await page.goto(stack.partnerUrl);
  await page.getByRole('link', { name: 'Sell with us' }).click();
  await expect(page.getByRole('heading', { name: 'Become a merchant' })).toBeVisible();
  await expectAccessible(page);
  const email = newEmail();
  await page.getByLabel('First name').fill('Iris');
  await page.getByLabel('Last name').fill('Vale');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('212 555 0123');
  await page.getByLabel(/^Short name/).fill('harborstudio');
  await page.getByRole('checkbox', { name: 'I accept Quittance’s terms.' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  // The typed value stays beside the refusal.
  await expect(page.getByRole('alert')).toHaveText('harborstudio is already taken. Please choose another handle.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByLabel(/^Short name/).fill(`shop_${Date.now() % 1_000_000}`);
  await page.getByRole('checkbox', { name: 'I accept Quittance’s terms.' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(titled(page, 'Welcome')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('radio', { name: /^Solopreneur/ }).check();
  await next(page);
  await expect(titled(page, 'Your activity')).toBeVisible();
  await page.reload();
  await expect(titled(page, 'Your activity')).toBeVisible();

  // Another browser is nobody's: it gets the form, and no session.
  const other = await newVisitor();
  await other.goto(`${stack.partnerUrl}/merchants`);
  await expect(other.getByLabel('First name')).toBeVisible();
  const session = await other.request.post(`${stack.partnerUrl}/merchants/quittance-session`);
  expect(session.status()).toBe(401);
});
