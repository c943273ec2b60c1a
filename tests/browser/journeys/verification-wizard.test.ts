import type { Page } from '@playwright/test';
import { callAs } from '../support/calls.ts';
import { enterCard } from '../support/card-fields.ts';
import { businessClock } from '../support/clock.ts';
import { fillCredentials, newApplicant } from '../support/new-applicant.ts';
import { newEmail, password } from '../support/newcomers.ts';
import { enterAs, people, signIn } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import {
  card,
  choose,
  fillActivity,
  fillBusiness,
  fillDocument,
  fillIdentity,
  fillPublicOffice,
  next,
  proveIdentity,
  titled,
} from '../support/verification-pages.ts';

test('a solopreneur answers the verification on two devices, proves their identity, and hands it in', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const today = await businessClock(stack.portalUrl).today();
  const email = await newApplicant(page, mailbox, stack.portalUrl);
  await test.step('the welcome tells what comes, what it earns and what it costs', async () => {
    await expect(titled(page, 'Welcome')).toBeVisible();
    await expect(page.getByText('Finish within 24 hours and earn 500 reward points')).toBeVisible();
    await expect(page.getByText(/^2[34] h \d+ min left\.$/)).toBeVisible();
    await expect(page.getByText(/more than 10 currencies/)).toBeVisible();
    await expect(
      page.getByText(/^The free plan requires a balance of USD 5,000 within the first 2 weeks/),
    ).toBeVisible();
    // The verification asks for the address itself.
    await expect(page.getByText('Missing information')).toHaveCount(0);
    await expect(page.getByText(/^A one-time onboarding fee of \$29\.00 is charged only if/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
  });
  await test.step('an empty page names what is missing', async () => {
    await next(page);
    await expect(page.getByText('Please select an option.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: /^Solopreneur/ }).check();
  });
  await test.step('the handle can be another one until everything is handed in', async () => {
    const handle = page.getByRole('textbox', { name: 'Handle' });
    await expect(handle).toHaveValue(/^new_\d+$/);
    await handle.fill('harborstudio');
    await expect(page.getByText('harborstudio is already taken. Please choose another handle.').first()).toBeVisible();
    await next(page);
    await expect(handle).toHaveAttribute('aria-invalid', 'true');
    await expect(titled(page, 'Your account')).toBeVisible();
    const chosen = `kites_${Date.now() % 1_000_000}`;
    await handle.fill(chosen);
    await next(page);
    await expect(titled(page, 'Your activity')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(handle).toHaveValue(chosen);
    await expect(page.getByText(`${chosen} is available.`).first()).toBeAttached();
    await next(page);
    await expect(titled(page, 'Your activity')).toBeVisible();
  });
  await test.step('the activity', async () => {
    await fillActivity(page);
    await expectAccessible(page);
    await next(page);
    await expect(titled(page, 'Business details')).toBeVisible();
  });
  await test.step('what was typed on one device is there on another', async () => {
    await page.getByLabel('Legal name').fill('Ada Vale Kites');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    const other = await newVisitor();
    await signIn(other, mailbox, { url: `${stack.portalUrl}/verify`, email, password });
    await expect(other.getByLabel('Legal name')).toHaveValue('Ada Vale Kites');
    await other.getByLabel('Legal name').fill('Ada Vale Kite Repair');
    await expect(other.getByText(/^Saved /)).toBeVisible();
    // The card for the fee comes after everything else.
    await other.goto(`${stack.portalUrl}/onboarding-checkout`);
    await expect(other).toHaveURL(`${stack.portalUrl}/verify`);
    await page.getByLabel('Trading name').fill('Kites');
    await expect(page.getByText('These answers were changed elsewhere')).toBeVisible();
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(page.getByLabel('Legal name')).toHaveValue('Ada Vale Kite Repair');
  });
  await test.step('the business', async () => {
    await fillBusiness(page);
    await expectAccessible(page);
    await next(page);
    await expect(titled(page, 'Documents')).toBeVisible();
  });
  await test.step('the document', async () => {
    await fillDocument(page, today);
    const failed = { code: 'InternalError', message: 'For developers', validations: [] };
    await page.route('**/files/update-language', (route) => route.fulfill({ status: 500, json: failed }));
    await choose(page, 'Language of the document', 'French');
    await expect(page.getByText('Language not updated')).toBeVisible();
    await page.unroute('**/files/update-language');
    await expectAccessible(page);
  });
  await test.step('the document is there again later, to be downloaded', async () => {
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.reload();
    await expect(page.getByText('bill.pdf')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download bill.pdf' }).click();
    await expect.poll(async () => (await download).suggestedFilename()).toBe('bill.pdf');
    await next(page);
    await expect(titled(page, 'Your identity')).toBeVisible();
  });
  await test.step('the person', async () => {
    await fillIdentity(page);
    await expect(titled(page, 'Proof of your address')).toHaveCount(0);
    // Who lives abroad proves where.
    await choose(page, 'Nationality', 'France');
    await fillDocument(card(page, 'Proof of your address'), today);
    await expectAccessible(page);
    await next(page);
    await expect(titled(page, 'Identity check')).toBeVisible();
    await expect(page).toHaveTitle(/^Identity check – Verification/);
    await expectAccessible(page);
  });
  await test.step('a vendor that can’t be reached is said', async () => {
    const refused = { code: 'ProviderUnavailableError', message: 'For developers', validations: [] };
    await page.route('**/verification/create-kyc-session', (route) => route.fulfill({ status: 502, json: refused }));
    await page.getByRole('button', { name: 'Check my identity' }).click();
    await expect(page.getByText('Error trying to verify, please contact support.')).toBeVisible();
    await page.unroute('**/verification/create-kyc-session');
  });
  await test.step('the identity vendor approves', async () => {
    await page.getByRole('button', { name: 'I’ve already done it' }).click();
    await expect(page.getByText('You haven’t begun the check yet.')).toBeVisible();
    await proveIdentity(page);
    await expect(titled(page, 'Public offices')).toBeVisible();
  });
  await test.step('the statement', async () => {
    await fillPublicOffice(page);
    await next(page);
  });
  await test.step('the review says that all pages are complete', async () => {
    await expect(titled(page, 'Review')).toBeVisible();
    await expect(page.getByText('Complete', { exact: true })).toHaveCount(7);
    await expect(page.getByText('Complete, not handed in yet').first()).toBeVisible();
    for (const answer of [
      'Ada Vale Kite Repair',
      'Kite repair',
      'bill.pdf, Spanish',
      'Calle Mayor 1, Madrid, 28013, Spain',
    ]) {
      await expect(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible();
    }
    await expectAccessible(page);
  });
  await test.step('everything is handed in once it is certified', async () => {
    await page.getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByText('Your confirmation is required.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^I certify/ }).check();
    const validations = [
      { path: 'documentation.proofOfAddress.fileId', message: 'Please upload a file' },
      { path: 'pep', message: 'For developers' },
    ];
    const refused = { code: 'ValidationError', message: 'For developers', validations };
    await page.route('**/verification/review-and-finalize', (route) => route.fulfill({ status: 422, json: refused }));
    await page.getByRole('button', { name: 'Hand in' }).click();
    const reviewed = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
    await expect(reviewed('Documents').filter({ hasText: 'Incomplete' })).toContainText('Please upload a file');
    await expect(reviewed('Public offices')).toContainText('Missing fields please adjust');
    await expectAccessible(page);
    await page.unroute('**/verification/review-and-finalize');
    await page.getByRole('button', { name: 'Hand in' }).click();
    await expect(page).toHaveURL(`${stack.portalUrl}/in-review`);
  });
  await test.step('it earned the welcome bonus', async () => {
    await expect(titled(page, 'Congratulations!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application handed in');
    await expect(page.getByText('You’ve earned 500 reward points.')).toBeVisible();
    await expectAccessible(page);
    await next(page);
  });
  await test.step('a card that is refused says why, another one is kept', async () => {
    await expect(titled(page, 'Onboarding fee')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card for the onboarding fee');
    await expect(page).toHaveTitle(/^Card for the onboarding fee/);
    await expectAccessible(page);
    const give = async (number: string) => {
      await page.getByRole('button', { name: 'Enter card details' }).click();
      await enterCard(page, { number });
      await page.getByRole('button', { name: 'Save card' }).click();
    };
    for (const [number, words] of [
      ['4000 0000 0000 0002', 'Your card details are invalid. Please try again.'],
      ['4000 0000 0000 0036', 'The address doesn’t match the cardholder’s billing address. Check it and try again.'],
      ['4000 0000 0000 9995', 'Your card has an insufficient balance. Try another card.'],
      ['4000 0000 0000 0119', 'An error occurred while processing the payment. Please try again.'],
    ] as const) {
      await give(number);
      await expect(page.getByText(words)).toBeVisible();
    }
    await give('4242 4242 4242 4242');
    await expect(titled(page, 'Referral partners')).toBeVisible();
    await page.reload();
    await expect(titled(page, 'Referral partners')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invite referral partners');
  });
  await test.step('partners are referred, but not oneself', async () => {
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await expect(page.getByText('Please add at least one email.')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await expect(page.getByText('You cannot refer yourself.')).toBeVisible();
    const [partner, other] = [newEmail(), newEmail()];
    await page.getByLabel('Email').fill(other);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const remove = page.getByRole('button', { name: `Remove ${other}` });
    await expect(remove).toHaveText('Remove');
    await remove.click();
    await expect(page.getByText(other)).toHaveCount(0);
    await page.getByLabel('Email').fill(partner);
    await expectAccessible(page);
    await mailbox.messageAfter(partner, () => page.getByRole('button', { name: 'Send invitations' }).click());
  });
  await test.step('the waiting list of a currency is joined', async () => {
    await expect(titled(page, 'Waiting lists')).toBeVisible();
    await expect(page.getByText('1 invitation was sent.')).toBeVisible();
    await page.getByRole('button', { name: 'Join the list for NZD' }).click();
    await expect(page.getByText('On the list')).toBeVisible();
    await page.reload();
    await expect(page.getByText('On the list')).toBeVisible();
    await expectAccessible(page);
    const noted = page.waitForResponse((answer) => answer.url().endsWith('/verification/finish-onboarding'));
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('We’re checking your details')).toBeVisible();
    await noted;
    await page.reload();
    await expect(page.getByText('We’re checking your details')).toBeVisible();
  });
  await test.step('the review says what the fee is, and which card it is charged to', async () => {
    const fee = card(page, 'Onboarding fee');
    await expect(fee).toContainText(/one-time onboarding fee of \$29\.00 is charged only if/);
    await expect(fee).toContainText('Your card: Visa ending in 4242.');
    await expectAccessible(page);
    await fee.getByRole('button', { name: 'Use another card' }).click();
    await expect(titled(page, 'Onboarding fee')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByText('We’re checking your details')).toBeVisible();
  });
  await test.step('staff approve: the fee is charged, and the account can be opened', async () => {
    const staff = await newVisitor();
    await enterAs(staff, mailbox, { url: stack.adminUrl, email: people.head });
    const decide = (path: string, body: object) => callAs(staff, 'PUT', `/admin/verification/${path}`, body);
    const { items } = await callAs<{ items: { organizationId: string }[] }>(
      staff,
      'GET',
      '/admin/verification/companies?limit=1',
    );
    const organizationId = items[0]?.organizationId ?? '';
    const { owner } = await callAs<{ owner: { userId: string; email: string } }>(
      staff,
      'GET',
      `/admin/verification/company?organizationId=${organizationId}`,
    );
    expect(owner.email).toBe(email);
    for (const step of ['companyRiskProfile', 'kyb', 'documentation']) {
      await decide('approve-step', { organizationId, step });
    }
    await decide('approve-user', { userId: owner.userId });
    await mailbox.messageAfter(
      email,
      () => decide('approve-company', { organizationId }),
      ({ subject }) => subject === 'Your payment of $29.00',
    );
    await mailbox.messageAfter(
      email,
      () => businessClock(stack.portalUrl).move({ hours: 1 }),
      ({ subject }) => subject === 'Ada Vale Kite Repair can open its accounts',
    );
    const account = await callAs<{ currencyStatus: string }>(page, 'POST', '/currency-accounts', {
      currency: 'USD',
      accountType: 'smart',
    });
    expect(account.currencyStatus).toBe('CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS');
    const rewards = await callAs<{ points: number }>(page, 'GET', '/dashboard/rewards');
    expect(rewards.points).toBe(500);
  });
});

/** Answers as a solopreneur up to the legal name. */
async function nameBusiness(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('radio', { name: /^Solopreneur/ }).check();
  await next(page);
  await fillActivity(page);
  await next(page);
  await page.getByLabel('Legal name').fill(name);
  await expect(page.getByText(/^Saved /)).toBeVisible();
}

/** Types a trading name into a page whose session has ended. */
async function typeSignedOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.getByLabel('Trading name').fill('Kites by Ada');
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
}

test('what was typed while the session expired is there after signing in again', async ({ page, stack, mailbox }) => {
  const email = await newApplicant(page, mailbox, stack.portalUrl);
  await nameBusiness(page, 'Ada Vale Kites');
  await typeSignedOut(page);
  await fillCredentials(page, email, mailbox);
  await expect(page).toHaveURL(`${stack.portalUrl}/verify`);
  await expect(page.getByLabel('Legal name')).toHaveValue('Ada Vale Kites');
  await expect(page.getByLabel('Trading name')).toHaveValue('Kites by Ada');
  await expect(page.getByText('These answers were changed elsewhere')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Trading name')).toHaveValue('Kites by Ada');
});

test('what was typed while the session expired is not saved for another person who signs in', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const other = await newVisitor();
  const otherEmail = await newApplicant(other, mailbox, stack.portalUrl);
  await nameBusiness(other, 'Rui Costa Pianos');
  await newApplicant(page, mailbox, stack.portalUrl);
  await nameBusiness(page, 'Ada Vale Kites');
  await typeSignedOut(page);
  await fillCredentials(page, otherEmail, mailbox);
  await expect(page.getByLabel('Legal name')).toHaveValue('Rui Costa Pianos');
  await expect(page.getByLabel('Trading name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Legal name')).toHaveValue('Rui Costa Pianos');
  await expect(page.getByLabel('Trading name')).toHaveValue('');
});
