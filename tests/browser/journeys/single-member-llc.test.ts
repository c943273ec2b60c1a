import { newApplication } from '../support/applicants.ts';
import { callAs } from '../support/calls.ts';
import { enterCard } from '../support/card-fields.ts';
import { businessClock } from '../support/clock.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card, fillPublicOffice, handIn, next, proveIdentity, titled } from '../support/verification-pages.ts';

const steps = ['Account risk and information', 'Business verification', 'Documentation', 'Owners and officers'];

test('an LLC of one member is verified: vendor and staff approve, the fee is charged, and an account is opened', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'llc' });
  const { email, handle, legalName } = applicant;
  await applicant.answer();
  await test.step('the vendor approves the identity, and everything is handed in', async () => {
    await page.goto(`${stack.portalUrl}/verify`);
    await expect(titled(page, 'Identity check')).toBeVisible();
    await proveIdentity(page);
    await fillPublicOffice(page);
    await next(page);
    await expect(titled(page, 'Review')).toBeVisible();
    await handIn(page);
    await expect(page).toHaveURL(`${stack.portalUrl}/in-review`);
    await next(page);
  });
  await test.step('a card is kept for the fee', async () => {
    await expect(titled(page, 'Onboarding fee')).toBeVisible();
    await page.getByRole('button', { name: 'Enter card details' }).click();
    await enterCard(page, { number: '4242 4242 4242 4242' });
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(titled(page, 'Referral partners')).toBeVisible();
  });

  const staff = await newVisitor();
  await test.step('staff approve each step, the person and the company', async () => {
    const list = `${stack.adminUrl}/new-accounts/accounts-under-verification`;
    await enterAs(staff, mailbox, { url: `${list}?search=${handle}`, email: people.head });
    await staff.getByRole('link', { name: legalName }).click();
    for (const step of steps) {
      await staff.getByRole('button', { name: `Actions for ${step}` }).click();
      await staff.getByRole('menuitem', { name: 'Approve step' }).click();
      await expect(card(staff, step).getByText('Approved', { exact: true }).first()).toBeVisible();
    }
    await card(staff, 'Decide').getByRole('link', { name: 'Ada Vale' }).click();
    await staff.getByRole('radio', { name: 'Approve person' }).check();
    await staff.getByRole('button', { name: 'Approve person' }).click();
    await expect(staff.getByRole('button', { name: 'Approve person' })).toHaveCount(0);
    await staff.getByRole('link', { name: legalName }).click();
    await staff.getByRole('radio', { name: 'Approve company' }).check();
    const approve = () => staff.getByRole('button', { name: 'Approve company' }).click();
    await mailbox.messageAfter(email, approve, ({ subject }) => subject === 'Your payment of $29.00');
    await expect(staff.getByRole('heading', { name: 'Decide' })).toHaveCount(0);
  });
  await test.step('the provider approves the accounts an hour later', async () => {
    await mailbox.messageAfter(
      email,
      () => businessClock(stack.portalUrl).move({ hours: 1 }),
      ({ subject }) => subject === 'Kite Repair LLC can open its accounts',
    );
    await staff.reload();
    await expect(card(staff, 'Account applications').getByText('Approved').first()).toBeVisible();
    await expectAccessible(staff);
  });
  await test.step('the owner sees the approval, and opens an account', async () => {
    await page.goto(`${stack.portalUrl}/verify`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your company is verified' })).toBeVisible();
    await expectAccessible(page);
    const account = await callAs<{ currencyStatus: string }>(page, 'POST', '/currency-accounts', {
      currency: 'USD',
      accountType: 'smart',
    });
    expect(account.currencyStatus).toBe('CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS');
  });
  await test.step('the balance that its plan requires is missed two weeks later, which the owner and staff see', async () => {
    await page.goto(`${stack.portalUrl}/business-settings/plan`);
    await expect(page.getByText('$0.00 of $5,000.00')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: '$0.00 of $5,000.00' })).toBeVisible();
    await expectAccessible(page);
    await mailbox.messageAfter(
      email,
      () => businessClock(stack.portalUrl).move({ days: 15 }),
      ({ subject }) => subject === 'Your plan’s balance of $5,000.00 wasn’t reached',
    );
    await page.goto(`${stack.portalUrl}/business-settings/account-permissions`);
    await expect(page.getByRole('region', { name: 'Your plan’s balance wasn’t reached' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See your plan' }).click();
    await expect(page.getByText('Missed', { exact: true })).toBeVisible();
    await expect(page.getByText(/It still counts as soon as you reach it/)).toBeVisible();
    await page.getByRole('button', { name: 'Request an upgrade' }).click();
    await expect(page.getByText(/^You requested an upgrade on/)).toBeVisible();
  });
  await test.step('staff do without the balance; a last day that is over is refused', async () => {
    await staff.goto(`${stack.adminUrl}/free-plan-balances`);
    await expect(staff.getByRole('heading', { level: 1, name: 'Free plan balances' })).toBeVisible();
    const { organizationId } = await callAs<{ organizationId: string }>(page, 'GET', '/me');
    const row = staff.getByRole('row').filter({ has: staff.locator(`a[href$="/companies/${organizationId}"]`) });
    const decide = row.getByRole('button', { name: 'Decide on Kite Repair LLC' });
    await decide.click();
    const dialog = staff.getByRole('dialog', { name: 'Decide on Kite Repair LLC' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This field is required.')).toHaveCount(2);
    await expectAccessible(staff);
    const newLastDay = dialog.getByRole('textbox', { name: 'New last day' });
    const tooEarly = dialog.getByText(/^Please choose .* or a later date\.$/).first();
    await newLastDay.fill('01/02/2026');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The money is on its way.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(tooEarly).toBeVisible();
    // A day ahead for this computer, and today for the server, whose clock was moved.
    const [year, month, day] = (await businessClock(stack.portalUrl).today()).split('-');
    await newLastDay.fill('12/31/2030');
    await expect(tooEarly).toHaveCount(0);
    await newLastDay.fill(`${month}/${day}/${year}`);
    await newLastDay.press('Tab');
    await expect(tooEarly).toBeVisible();
    await dialog.getByRole('radio', { name: 'Do without the balance' }).check();
    await mailbox.messageAfter(
      email,
      () => dialog.getByRole('button', { name: 'Save' }).click(),
      ({ subject }) => subject === 'Your plan no longer requires a balance',
    );
    await expect(decide).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Your plan no longer requires a balance.')).toBeVisible();
    await expect(page.getByText('Missed', { exact: true })).toHaveCount(0);
  });
});
