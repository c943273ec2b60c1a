import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const item = (last: string, kind: string, code?: string) => ({
  exceptionId: `pex_01k000000000000000000000a${last}`,
  kind,
  ...(code !== undefined && { code }),
  paymentId: `pay_01k000000000000000000000a${last}`,
  paymentMethod: 'achDirectDebit',
  amount: { $numberDecimal: '1250.00' },
  currency: 'USD',
  invoiceId: 'inv_01k000000000000000000000aa',
  invoiceNumber: `INV-010${last}`,
  organizationId: 'org_01k000000000000000000000aa',
  sellerName: 'Harbor Studio LLC',
  occurredAt: '2026-03-20T15:00:00.000Z',
});

test('finance reads why the money of a payment is stuck, and says what was done', async ({ page, stack, mailbox }) => {
  const address = `${stack.adminUrl}/payment-exceptions`;
  // Banks don't contradict themselves on demand.
  let open = [item('1', 'refund-failed', 'R10'), item('2', 'card-paid-back-twice')];
  let reason = '';
  await page.route(/\/api\/.*\/admin\/payment-exceptions(\?|$)/, (route) =>
    route.fulfill({ json: { data: { items: open, nextCursor: null } } }),
  );
  await page.route(/\/admin\/payment-exceptions\/[^/]+\/resolve$/, async (route) => {
    reason = (route.request().postDataJSON() as { reason: string }).reason;
    const [done] = open;
    open = open.slice(1);
    await route.fulfill({ json: { data: { ...done, resolvedAt: '2026-03-21T15:00:00.000Z' } } });
  });
  await enterAs(page, mailbox, { url: address, email: people.finance });
  await expect(page.getByRole('heading', { level: 1, name: 'Payment exceptions' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Payment exceptions' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByText('Refund failed (R10)')).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .app__progress')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resolve: Refund failed, Harbor Studio LLC' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolve: Refund failed' });
  await expect(dialog.getByText('INV-0101')).toBeVisible();
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'What was done' }).fill('  Wired by hand, reference 4711. ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Marked as resolved.')).toBeVisible();
  expect(reason).toBe('Wired by hand, reference 4711.');
  await expect(table.getByRole('row')).toHaveCount(2);
  open = [];
  await page.reload();
  await expect(page.getByText('Nothing to do')).toBeVisible();
  await expectAccessible(page);
});
