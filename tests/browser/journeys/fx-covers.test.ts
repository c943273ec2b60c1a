import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const decimal = (text: string) => ({ $numberDecimal: text });
const cover = (id: string, changes: object) => ({
  coverId: `fxc_01k000000000000000000000${id}`,
  state: 'settled',
  soldCurrency: 'USD',
  sold: decimal('2443.16'),
  boughtCurrency: 'EUR',
  owed: decimal('2253.40'),
  bought: decimal('2252.29'),
  result: decimal('-1.11'),
  rate: '0.921877',
  valueDate: '2026-03-10',
  orderedAt: '2026-03-06T22:00:00.000Z',
  ...changes,
});
const undealt = { bought: undefined, result: undefined, rate: undefined, valueDate: undefined };

test('finance reads open positions, dealt rates and what the dealer has not answered', async ({
  page,
  stack,
  mailbox,
}) => {
  await page.route(/\/admin\/fx-positions$/, (route) =>
    route.fulfill({
      json: {
        data: {
          items: [
            {
              positionId: 'MXN USD',
              soldCurrency: 'USD',
              sold: decimal('300.00'),
              boughtCurrency: 'MXN',
              owed: decimal('5430.00'),
              dueAt: '2026-03-09T21:00:00.000Z',
            },
          ],
        },
      },
    }),
  );
  const covers = [
    cover('a1', { state: 'unknown', ...undealt }),
    cover('a2', { state: 'rejected', failureCode: 'credit_limit', ...undealt }),
    cover('a3', {}),
  ];
  await page.route(/\/admin\/fx-covers(\?|$)/, (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const state = new URL(route.request().url()).searchParams.get('state');
    const items = covers.filter((each) => state === null || each.state === state);
    return route.fulfill({ json: { data: { items, nextCursor: null } } });
  });
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/fx-covers`, email: people.finance });
  await expect(page.getByRole('heading', { level: 1, name: 'Currency covers' })).toBeVisible();
  await expect(page.getByText('We sell $300.00 and owe MX$5,430.00.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Currency covers' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByText('0.921877')).toBeVisible();
  await page.getByRole('button', { name: /Rejected/ }).click();
  await expect(page.getByText('Code credit_limit. Part of the next cover.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Unknown' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('finance reads the covers of the sandbox’s dealer', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/fx-covers`, email: people.finance });
  await expect(page.getByRole('heading', { level: 1, name: 'Currency covers' })).toBeVisible();
  await expect(page.getByText('Not covered yet')).toBeVisible();
});

test('people without the right can’t open the covers', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/fx-covers`, email: people.support });
  await expect(page.getByText('Your role doesn’t have access to this page.')).toBeVisible();
});
