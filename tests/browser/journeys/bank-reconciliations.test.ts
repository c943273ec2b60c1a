import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const decimal = (text: string) => ({ $numberDecimal: text });
const compared = (id: string, changes: object) => ({
  reconciliationId: `rec_01k000000000000000000000${id}`,
  businessDate: '2026-03-20',
  currency: 'USD',
  state: 'matched',
  bank: decimal('1000.00'),
  inTransit: decimal('-150.00'),
  ownFunds: decimal('50.00'),
  clientMoney: decimal('800.00'),
  difference: decimal('0.00'),
  newDifference: decimal('0.00'),
  comparedAt: '2026-03-21T05:00:00.000Z',
  ...changes,
});
const different = compared('a1', {
  state: 'difference',
  bank: decimal('974.88'),
  difference: decimal('-25.12'),
  newDifference: decimal('-25.12'),
});
const waiting = {
  reconciliationId: 'rec_01k000000000000000000000a2',
  businessDate: '2026-03-20',
  currency: 'EUR',
  state: 'waiting',
};
const parts = {
  elsewhere: decimal('0.00'),
  debits: decimal('0.00'),
  exchange: decimal('0.00'),
  payouts: decimal('150.00'),
  suspense: decimal('0.00'),
  betweenBanks: decimal('0.00'),
  unbooked: decimal('0.00'),
};
const charges = [
  {
    chargeId: 'bch_01k000000000000000000000b1',
    account: 'USD ach',
    kind: 'fee',
    bookedOn: '2026-03-20',
    amount: decimal('-7.50'),
  },
];

test('each banking day is compared with the banks', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/bank-reconciliations`, email: people.finance });
  const table = page.getByRole('table', { name: 'Bank reconciliation' });
  await table
    .getByRole('link', { name: /, USD$/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /, USD$/ })).toBeVisible();
  await expect(page.getByText('The banks hold what they should.')).toBeVisible();
  await expectAccessible(page);
});

test('finance reads which day differs, and what the bank and the ledger say of it', async ({
  page,
  stack,
  mailbox,
}) => {
  // The sandbox's bank takes nothing without an order.
  let alarms: object[] = [
    {
      alarmId: 'bsa_01k000000000000000000000c1',
      account: 'DE89370400440532013000',
      currency: 'EUR',
      businessDate: '2026-03-20',
      problem: 'missing',
      raisedAt: '2026-03-23T16:00:00.000Z',
    },
  ];
  await page.route(/\/admin\/bank-statement-alarms$/, (route) => route.fulfill({ json: { data: { items: alarms } } }));
  let entries: object[] = [
    {
      entryId: '100200300:D3',
      account: '100200300',
      bookedOn: '2026-03-20',
      amount: decimal('-25.12'),
      currency: 'USD',
      endToEndId: 'ins-7',
    },
  ];
  await page.route(/\/admin\/unexplained-bank-entries$/, (route) =>
    route.fulfill({ json: { data: { items: entries } } }),
  );
  let days: object[] = [different, waiting, compared('a3', { businessDate: '2026-03-19' })];
  await page.route(/\/api\/.*\/admin\/bank-reconciliations(\?|$)/, (route) => {
    const state = new URL(route.request().url()).searchParams.get('state');
    const items = days.filter((day) => state === null || (day as { state: string }).state === state);
    return route.fulfill({ json: { data: { items, nextCursor: null } } });
  });
  await page.route(/\/admin\/bank-reconciliations\/rec_\w+a1$/, (route) =>
    route.fulfill({
      json: { data: { ...different, parts, accounts: [{ account: 'USD ach', closing: decimal('974.88') }], charges } },
    }),
  );
  await page.route(/\/admin\/bank-reconciliations\/rec_\w+a2$/, (route) =>
    route.fulfill({ json: { data: { ...waiting, accounts: [{ account: 'DE89370400440532013000' }], charges: [] } } }),
  );
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/bank-reconciliations`, email: people.finance });
  await expect(page.getByRole('heading', { level: 1, name: 'Bank reconciliation' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Bank reconciliation' });
  const missing = page.getByText('DE89370400440532013000, EUR: the statement of 20 Mar 2026 is missing.');
  await expect(missing).toBeVisible();
  const unexplained = page.getByRole('listitem').filter({ hasText: '20 Mar 2026, 100200300:D3, with the ID ins-7:' });
  await expect(unexplained).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByText('Waiting for the bank')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Difference' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: /20 Mar 2026, USD/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /20 Mar 2026, USD/ })).toBeVisible();
  await expect(page.getByText('The banks hold a different amount than they should.')).toBeVisible();
  await expect(page.getByText('New since the last comparison')).toBeVisible();
  await expect(page.getByText('USD account (ACH)', { exact: true })).toBeVisible();
  await expect(page.getByText('Fee, USD account (ACH), 20 Mar 2026')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${stack.adminUrl}/bank-reconciliations/${waiting.reconciliationId}`);
  await expect(page.getByRole('heading', { level: 1, name: /20 Mar 2026, EUR/ })).toBeVisible();
  await expect(page.getByText('Not stated yet')).toBeVisible();
  await expectAccessible(page);

  days = [];
  alarms = [];
  entries = [];
  await page.goto(`${stack.adminUrl}/bank-reconciliations`);
  await expect(page.getByText('Nothing compared yet')).toBeVisible();
  await expect(missing).toBeHidden();
  await expect(unexplained).toBeHidden();
});
