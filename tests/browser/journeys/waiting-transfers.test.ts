import type { Page } from '@playwright/test';
import { callAs } from '../support/calls.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card } from '../support/verification-pages.ts';

const company = 'Northwind Robotics Inc';

/** The buyer sends money to the seller, which monitoring keeps back. */
async function sendHeld(
  page: Page,
  mailbox: Mailbox,
  { url, amount }: { readonly url: string; readonly amount: string },
) {
  await page.goto(url);
  await page.getByLabel('Handle of the company').fill('harborstudio');
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Reference (optional)').fill('Held desks');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const code = await mailbox.codeAfter(people.buyer, () => page.getByRole('button', { name: /^Send/ }).click());
  await page.getByRole('dialog').getByLabel('One-time code').fill(code);
  await expect(page.getByRole('heading', { name: `$${amount} to Harbor Studio LLC` })).toBeVisible();
}

test('compliance finds held transfers, allows one, denies another and sees what a colleague did', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const buyer = await newVisitor();
  await enterAs(buyer, mailbox, { url: `${stack.portalUrl}/dashboard`, email: people.buyer });
  await callAs(buyer, 'POST', '/sandbox/monitoring', { monitored: true });
  const url = `${stack.portalUrl}/transfer/USD/traditional`;
  await sendHeld(buyer, mailbox, { url, amount: '17.50' });
  await sendHeld(buyer, mailbox, { url, amount: '19.50' });
  await sendHeld(buyer, mailbox, { url, amount: '16.50' });
  // The last one is denied, which its open page says.
  await sendHeld(buyer, mailbox, { url, amount: '18.50' });
  // Other journeys of this buyer move money, too.
  await callAs(buyer, 'POST', '/sandbox/monitoring', { monitored: false });

  await enterAs(page, mailbox, { url: stack.adminUrl, email: people.head });
  await page.getByRole('link', { name: 'Transfers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers to decide' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Transfers to decide' });
  const rowOf = (amount: string) => table.getByRole('row').filter({ hasText: amount });
  const decide = card(page, 'Decision');

  await test.step('they are listed, searched and filtered', async () => {
    await expect(rowOf('$17.50').getByText('On hold')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await page.getByLabel('Search transfers').fill('nobody of this name');
    await expect(page.getByText('No matching transfers')).toBeVisible();
    await page.getByLabel('Search transfers').fill('held DESKS');
    await expect(rowOf('$18.50')).toBeVisible();
    await page.getByLabel('Status').click();
    await page.getByRole('option', { name: 'Needs approval' }).click();
    await expect(page.getByText('No matching transfers')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rowOf('$18.50')).toBeVisible();
  });

  await test.step('one is allowed', async () => {
    await rowOf('$17.50').getByRole('link', { name: company }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${company} to Harbor Studio LLC` })).toBeVisible();
    await expect(card(page, 'Details').getByText('Held desks')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await decide.getByRole('radio', { name: 'Allow' }).check();
    await decide.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText('Your decision is saved.')).toBeVisible();
    await expect(card(page, 'History').getByText('Allowed')).toBeVisible();
    await expect(decide).toHaveCount(0);
  });

  await test.step('a lost answer is asked for again under its key, and shown', async () => {
    await page.getByRole('link', { name: 'Transfers to decide' }).click();
    await expect(rowOf('$17.50')).toHaveCount(0);
    await rowOf('$18.50').getByRole('link', { name: company }).click();
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().endsWith('/admin/transfers/decide')) keys.add(request.headers()['idempotency-key']);
    });
    await page.route('**/admin/transfers/decide', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await decide.getByRole('radio', { name: 'Deny' }).check();
    await decide.getByRole('button', { name: 'Deny' }).click();
    await expect(decide.getByRole('alert')).toBeVisible();
    await page.unroute('**/admin/transfers/decide');
    await decide.getByRole('button', { name: 'Deny' }).focus();
    await page.keyboard.press('Enter');
    await expect(card(page, 'History').getByText('Denied')).toBeVisible();
    await expect(decide).toHaveCount(0);
    expect(keys.size).toBe(1);
  });

  await test.step('a transfer that changed in the meantime is loaded again', async () => {
    await page.getByRole('link', { name: 'Transfers to decide' }).click();
    await rowOf('$19.50').getByRole('link', { name: company }).click();
    await decide.getByRole('radio', { name: 'Deny' }).check();
    // A colleague is faster.
    const { pathname } = new URL(page.url());
    await callAs(page, 'POST', '/admin/transfers/decide', {
      transferId: pathname.split('/').at(-1),
      decision: 'allow',
    });
    await decide.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('This page shows how it stands now.', { exact: false })).toBeVisible();
    await expect(card(page, 'History').getByText('Allowed')).toBeVisible();
    await expect(decide).toHaveCount(0);
  });

  await test.step('the money of one is blocked, with the reason', async () => {
    await page.getByRole('link', { name: 'Transfers to decide' }).click();
    await rowOf('$16.50').getByRole('link', { name: company }).click();
    await decide.getByRole('radio', { name: 'Block the money' }).check();
    await decide.getByRole('button', { name: 'Block the money' }).click();
    await expect(decide.getByText('This field is required.')).toBeVisible();
    await decide.getByLabel('Reason').fill('Order 4711 of the authority');
    await decide.getByRole('button', { name: 'Block the money' }).click();
    const question = page.getByRole('dialog', { name: 'Block this money?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(decide.getByLabel('Reason')).toHaveValue('Order 4711 of the authority');
    await decide.getByRole('button', { name: 'Block the money' }).click();
    await question.getByRole('button', { name: 'Block the money' }).click();
    await expect(card(page, 'History').getByText('Order 4711 of the authority')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const address = page.url();
    await page.getByRole('link', { name: 'Blocked money' }).click();
    const blocked = page.getByRole('table', { name: 'Blocked money' }).getByRole('row').filter({ hasText: '$16.50' });
    await blocked.getByRole('link', { name: 'Transfer', exact: true }).click();
    await expect(page).toHaveURL(address);
  });

  await test.step('the buyer reads it', async () => {
    await buyer.reload();
    await expect(buyer.getByText('Not allowed after our check.', { exact: false })).toBeVisible();
  });
});

const transferId = 'trf_01k000000000000000000000a1';
const usd = (text: string) => ({ amount: { $numberDecimal: text }, currency: 'USD' });
const held = {
  _id: transferId,
  organizationId: 'org_01k000000000000000000000aa',
  direction: 'outgoing',
  state: 'on_hold',
  kind: 'own-account',
  from: { currency: 'USD', accountType: 'traditional', name: company },
  to: { currency: 'USD', accountType: 'smart', name: '' },
  sent: usd('5.00'),
  fee: usd('0.00'),
  total: usd('5.00'),
  received: usd('5.00'),
  createdAt: '2026-03-20T15:00:00.000Z',
  arrivesAt: null,
  mayCancel: true,
  decisions: ['allow', 'deny', 'block'],
  unexplainedEntries: [],
  steps: [{ kind: 'done', code: 'created', at: '2026-03-20T15:00:00.000Z' }],
};

test('finance reads that compliance decides about a hold; an unknown transfer is not found', async ({
  page,
  stack,
  mailbox,
}) => {
  await page.route(`**/admin/transfers/${transferId}`, (route) => route.fulfill({ json: { data: held } }));
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/transfers/${transferId}`, email: people.finance });
  await expect(page.getByRole('heading', { level: 1, name: `${company} to Own account` })).toBeVisible();
  await expect(page.getByText('Compliance decides about this transfer.')).toBeVisible();
  await page.goto(`${stack.adminUrl}/transfers/trf_01k000000000000000000000zz`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer not found' })).toBeVisible();
});

test('finance orders money again that a bank moved back', async ({ page, stack, mailbox }) => {
  // The sandbox's bank moves no money back.
  let state = 'moved_back';
  const isBack = () => state === 'moved_back';
  const arrived = { code: 'settled', kind: 'done', at: '2026-03-20T16:00:00.000Z' };
  await page.route(`**/admin/transfers/${transferId}`, (route) =>
    route.fulfill({
      json: { data: { ...held, state, decisions: isBack() ? ['move-again'] : [], steps: [...held.steps, arrived] } },
    }),
  );
  let ordered = 0;
  await page.route('**/admin/transfers/move-again', (route) => {
    ordered += 1;
    expect(route.request().postDataJSON()).toEqual({ transferId });
    expect(route.request().headers()['idempotency-key']).toBeTruthy();
    state = 'completed';
    return route.fulfill({ json: { data: { ...held, state } } });
  });
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/transfers/${transferId}`, email: people.finance });
  await expect(page.getByText('Moved back by a bank')).toBeVisible();
  await page.getByRole('radio', { name: 'Move the money again' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move the money again' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Move the money again' })).toBeHidden();
  expect(ordered).toBe(1);
});

test('finance closes a transfer as already there, with the entries that show it', async ({ page, stack, mailbox }) => {
  let state = 'moved_back';
  const entryOf = (entryId: string, amount: string) => ({
    entryId,
    bookedOn: '2026-03-23',
    ...usd(amount),
    direction: 'there',
  });
  const entries = [entryOf('100200300:D3', '-5.00'), entryOf('400500600:C3', '5.00')];
  await page.route(`**/admin/transfers/${transferId}`, (route) => {
    const isBack = state === 'moved_back';
    const decisions = isBack ? ['move-again', 'already-there'] : [];
    return route.fulfill({
      json: { data: { ...held, state, decisions, unexplainedEntries: isBack ? entries : [] } },
    });
  });
  const sent: unknown[] = [];
  await page.route('**/admin/transfers/bank-moves', (route) => {
    sent.push(route.request().postDataJSON());
    expect(route.request().headers()['idempotency-key']).toBeTruthy();
    state = 'completed';
    return route.fulfill({ json: { data: { ...held, state } } });
  });
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/transfers/${transferId}`, email: people.finance });
  const decision = card(page, 'Decision');
  const close = decision.getByRole('button', { name: 'Close it: already there' });
  await decision.getByRole('radio', { name: 'Close it: already there' }).check();
  await close.click();
  await expect(decision.getByText('This field is required.')).toBeVisible();
  await decision.getByLabel('Reason').fill('Repeated by the bank on 23 March');
  await decision.getByRole('checkbox', { name: /100200300:D3, -\$5\.00: to the receiving account/ }).check();
  await decision.getByRole('checkbox', { name: /400500600:C3/ }).check();
  await settled(page);
  await expectAccessible(page);
  await close.click();
  const question = page.getByRole('dialog', { name: 'Close it as already there?' });
  await question.getByRole('button', { name: 'Close it: already there' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(decision).toHaveCount(0);
  expect(sent).toEqual([
    {
      transferId,
      direction: 'there',
      reason: 'Repeated by the bank on 23 March',
      entryIds: ['100200300:D3', '400500600:C3'],
    },
  ]);
});
