import { choosePreference } from '../support/choose-preference.ts';
import { enterAs, people } from '../support/people.ts';
import { settled, whenSettled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('expanded accounts show their flags', async ({ page, stack, mailbox }) => {
  // Tall enough for all rows: a flag loads its drawing when it is near the screen.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts/payments`, email: people.seller });
  const unfold = page.getByRole('button', { name: /^not active/i });
  await unfold.waitFor();
  await expect(page.locator('.q-flag:not(:has(svg))')).toHaveCount(0);
  const unfoldAndCount = async (button: HTMLElement) => {
    const drawn = () => document.querySelectorAll('.q-flag > svg').length;
    const before = drawn();
    button.click();
    await new Promise(requestAnimationFrame);
    return { unfolded: drawn() - before, blank: document.querySelectorAll('.q-flag:not(:has(svg))').length };
  };
  const flags = await whenSettled(page, () => unfold.evaluate(unfoldAndCount));
  expect(flags.blank, 'flags without their drawing in the first frame').toBe(0);
  expect(flags.unfolded).toBeGreaterThan(0);
});

test('the accounts open on the group of the account whose figures are shown', async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/income`, email: people.seller });
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'USD', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Vault', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'USD', exact: true })).toBeVisible();
  // The figures of another currency don't change what the list shows.
  await page.getByRole('tab', { name: 'EUR', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'EUR', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'USD', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await expect(page).toHaveURL(`${stack.portalUrl}/accounts/payments`);
  await expect(page.getByRole('link', { name: 'EUR', exact: true })).toBeVisible();
});

test('an account is opened, a contact invited to open one, and a waiting list joined', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts/payments`, email: people.seller });
  await expect(page.getByRole('heading', { name: 'Total, converted to USD' })).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open account', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Open an account' })).toBeFocused();
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page.getByText('Please select an option.')).toBeVisible();
  await page.getByRole('radio', { name: 'PLN' }).check();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open PLN account' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Open a PLN account?' });
  await expect(confirmation).toContainText('Harbor Studio LLC');
  await confirmation.getByRole('button', { name: 'Open account' }).click();

  await expect(page.getByText('Your PLN account is open')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite a contact' }).click();
  await page.getByRole('dialog', { name: 'Choose a contact' }).getByRole('button', { name: /@/ }).first().click();
  await page
    .getByRole('dialog', { name: 'Suggest a PLN account?' })
    .getByRole('button', { name: 'Send invitation' })
    .click();
  await expect(page.getByText(/^Invitation sent to .*@/)).toBeVisible();

  await page.getByRole('link', { name: 'See your accounts' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'PLN', exact: true }) });
  await expect(row.getByRole('link', { name: 'Add money PLN' })).toHaveAttribute(
    'href',
    '/accounts/traditional/PLN/add-money',
  );
  await row.getByRole('link', { name: 'PLN', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PLN transactions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add money' })).toHaveAttribute(
    'href',
    '/accounts/traditional/PLN/add-money',
  );
  await expect(page.getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
    'href',
    '/transfer/PLN/traditional?to=recipient',
  );
  await page.getByRole('button', { name: 'Simulate deposit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByText(/1,000\.00 added to your PLN account/)).toBeVisible();

  await page.getByRole('button', { name: 'Simulate deposit' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Compliance puts it on hold/ })
    .check();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByText(/1,000\.00 for your PLN account is on hold/)).toBeVisible();

  for (const [outcome, said] of [
    ['The bank reports it twice', /It was added to your PLN account once/],
    ['It arrives on the next banking day', /will be added to your PLN account on the next banking day/],
    ['No account or reference: it waits for staff', /arrived without a reference/],
  ] as const) {
    await page.getByRole('button', { name: 'Simulate deposit' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: outcome }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click();
    await expect(page.getByText(said)).toBeVisible();
  }

  await page.goto(`${stack.portalUrl}/accounts/open?currency=PLN`);
  await expect(page.getByText('You already have a PLN account.')).toBeVisible();
  await page.getByRole('button', { name: 'Join waiting list NZD' }).click();
  await expect(page.getByText('On the waiting list')).toBeVisible();
  await choosePreference(page, 'Español');
  await expect(page.getByRole('heading', { level: 1, name: 'Abrir una cuenta' })).toBeVisible();
  await expect(page.getByText('En la lista de espera')).toBeVisible();
  await choosePreference(page, 'English');
});
