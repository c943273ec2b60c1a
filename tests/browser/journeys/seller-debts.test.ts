import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const debt = {
  organizationId: 'org_01m8f9yrgvaaayxp89sfae2cqx',
  legalName: 'Harbor Studio LLC',
  currency: 'USD',
  owed: { $numberDecimal: '120.50' },
};

test('finance writes off what a seller owes, with a reason and a confirmation', async ({ page, stack, mailbox }) => {
  let owed = [debt];
  await page.route(/\/admin\/seller-debts(\?|$)/, (route) =>
    route.fulfill({ json: { data: { items: owed, nextCursor: null } } }),
  );
  await page.route('**/admin/seller-debts/*/write-off', (route) => {
    owed = [];
    return route.fulfill({ json: { data: { ...debt, owed: { $numberDecimal: '0.00' } } } });
  });
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/seller-debts`, email: people.finance });
  await expect(page.getByRole('heading', { level: 1, name: 'Debts of sellers' })).toBeVisible();
  const row = page.getByRole('table', { name: 'Debts of sellers' }).getByRole('row', { name: /Harbor Studio LLC/ });
  await expect(row).toContainText('$120.50');
  await settled(page);
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Write off the USD debt of Harbor Studio LLC' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write off the USD debt of Harbor Studio LLC' });
  await settled(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expect(dialog.getByText('This field is required.').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('The company is insolvent');
  await dialog.getByRole('checkbox', { name: 'I understand that this can’t be undone.' }).check();
  const bodies: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/write-off') && bodies.push(request.postDataJSON()));
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expect(page.getByText('No debts')).toBeVisible();
  expect(bodies).toEqual([{ currency: 'USD', amount: '120.50', reason: 'The company is insolvent' }]);
});
