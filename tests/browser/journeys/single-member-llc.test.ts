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
  const { email, companyName } = applicant;
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
    await enterAs(staff, mailbox, { url: `${list}?search=${encodeURIComponent(companyName)}`, email: people.head });
    await staff.getByRole('link', { name: companyName }).click();
    for (const step of steps) {
      await staff.getByRole('button', { name: `Actions for ${step}` }).click();
      await staff.getByRole('menuitem', { name: 'Approve step' }).click();
      await expect(card(staff, step).getByText('Approved', { exact: true }).first()).toBeVisible();
    }
    await card(staff, 'Decide').getByRole('link', { name: 'Ada Vale' }).click();
    await staff.getByRole('radio', { name: 'Approve person' }).check();
    await staff.getByRole('button', { name: 'Approve person' }).click();
    await expect(staff.getByRole('button', { name: 'Approve person' })).toHaveCount(0);
    await staff.getByRole('link', { name: companyName }).click();
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
    await expect(page.getByRole('heading', { level: 1, name: 'Your business is verified' })).toBeVisible();
    await expectAccessible(page);
    const account = await callAs<{ currencyStatus: string }>(page, 'POST', '/currency-accounts', {
      currency: 'USD',
      accountType: 'smart',
    });
    expect(account.currencyStatus).toBe('CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS');
  });
});
