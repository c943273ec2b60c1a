import type { Page } from '@playwright/test';
import { choosePreference } from '../support/choose-preference.ts';
import { enterAs, people, resumeSession, signIn } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

test('a person of a verified business reaches the dashboard at once', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.buyer });
  await expect(page).toHaveURL(`${stack.portalUrl}/`);
  await expect(page.getByRole('link', { name: 'Expenses' }).first()).toBeVisible();
  await page.goto(`${stack.portalUrl}/account-security`);
  await expect(page).toHaveURL(`${stack.portalUrl}/`);
  // Guessed from the addresses of invoices, and from the name of the page.
  await page.goto(`${stack.portalUrl}/invoices`);
  await expect(page).toHaveURL(/\/invoicing/);
  await page.goto(`${stack.portalUrl}/dashboard`);
  await expect(page).toHaveURL(`${stack.portalUrl}/`);
});

test('a business that is not verified is led to its verification, in both languages', async ({
  page,
  stack,
  mailbox,
}) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.unverified });
  for (const path of ['/', '/income', '/accounts/payments', '/business-settings/business-profile', '/in-review']) {
    await page.goto(`${stack.portalUrl}${path}`);
    await expect(page).toHaveURL(`${stack.portalUrl}/verify`);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Account, company profile' })).toContainText('Started');
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('Questions? Write to')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();

  for (const [path, title] of [
    ['/user-settings', 'Settings'],
    ['/help', 'Help'],
    ['/help/security', 'Account security'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await page.goto(`${stack.portalUrl}${path}`);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }

  await page.goto(`${stack.portalUrl}/verify`);
  await choosePreference(page, 'Español');
  await expect(page.getByRole('heading', { level: 1, name: 'Verificación' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cuenta, perfil de la empresa' })).toContainText(
    'Empezado',
  );
  // Other journeys share the people of the demo.
  await choosePreference(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
});

test('a person without access reads why, and keeps their own settings', async ({ page, stack, mailbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, mailbox, { url: `${stack.portalUrl}/user-settings/user-profile`, email: people.outsider });
  await expect(page).toHaveURL(`${stack.portalUrl}/user-settings/user-profile`);
  for (const path of ['/', '/contacts', '/account-security']) {
    await page.goto(`${stack.portalUrl}${path}`);
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
    await expect(page).toHaveURL(`${stack.portalUrl}/denied`);
  }
  await page.getByRole('link', { name: 'Open your settings' }).click();
  await expect(page).toHaveURL(`${stack.portalUrl}/user-settings/user-profile`);
  expect(asked.some((path) => path.endsWith('/me'))).toBe(true);
  expect(asked.filter((path) => /^\/api\/.*\/(me\/constants|contacts)$/.test(path))).toEqual([]);
});

test('a read-only member is refused the invoice form with an error', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/invoices/new/form`, email: people.reader });
  await expect(page.getByText('Your role doesn’t have access to this page.')).toBeVisible();
  await expect(page).toHaveURL(`${stack.portalUrl}/`);
});

test('a verification that begins on a phone continues there', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/start-verification`, email: people.unverified });
  await expect(page.getByText('Have your company details and an identity document at hand.')).toBeVisible();
  await expect(page.getByText('on this phone')).toHaveCount(0);
  await page.setViewportSize(phone);
  await page.goto(`${stack.portalUrl}/start-verification`);
  await expect(page.getByText('You can begin on this phone.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start verification' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
  await expectAccessible(page);
});

/** Changes the answer about the person, as no person of the demo is in this state. */
async function changeMe(page: Page, change: (me: { kycStatus: string; company: { handle?: string } }) => void) {
  await page.route('**/me', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (response.ok()) change(answer.data);
    await route.fulfill({ response, json: answer });
  });
}

test('a business without a handle is led to the start on a phone only', async ({ page, stack, mailbox }) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.unverified });
  await changeMe(page, ({ company }) => delete company.handle);
  await page.goto(`${stack.portalUrl}/`);
  await expect(page).toHaveURL(`${stack.portalUrl}/verify`);
  await page.setViewportSize(phone);
  await page.goto(`${stack.portalUrl}/start-verification`);
  await expect(page.getByRole('link', { name: 'Start verification' })).toBeVisible();
  for (const path of ['/', '/verify', '/income']) {
    await page.goto(`${stack.portalUrl}${path}`);
    await expect(page).toHaveURL(`${stack.portalUrl}/start-verification`);
  }
});

test('a person whom we asked for information comes to the page of the request on a phone', async ({
  page,
  stack,
  mailbox,
}) => {
  await page.setViewportSize(phone);
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/start-verification`, email: people.unverified });
  await expect(page.getByRole('link', { name: 'Start verification' })).toBeVisible();
  await changeMe(page, (me) => {
    me.kycStatus = 'additional_info_requested';
  });
  await page.goto(`${stack.portalUrl}/`);
  await expect(page).toHaveURL(`${stack.portalUrl}/verification/additional-info-request`);
  await expect(page.getByRole('heading', { level: 1, name: 'Information needed' })).toBeVisible();
  await expect(page.getByText('Nothing to answer')).toBeVisible();
  await expect(page.getByText('Questions? Write to')).toBeVisible();
  await expectAccessible(page);
});

test('people who are signed in never see the sign-in form, wherever a link leads', async ({ page, stack, mailbox }) => {
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.buyer });
  const answer = Promise.withResolvers<void>();
  await page.route('**/me', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/me');
  await page.goto(`${stack.portalUrl}/auth?next=%2F%09%2Fevil.example`);
  await asked;
  await expect(page.locator('.splash')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  answer.resolve();
  await expect(page).toHaveURL(`${stack.portalUrl}/`);
  await expect(page.getByRole('link', { name: 'Expenses' }).first()).toBeVisible();
});

test('a verified business continues on a computer, or stays on the phone', async ({ page, stack, mailbox }) => {
  await page.setViewportSize(phone);
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/start-verification`, email: people.seller });
  await expect(page.getByRole('heading', { name: 'Continue on a computer' })).toBeVisible();
  await expect(page).toHaveURL(`${stack.portalUrl}/continue-on-desktop`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue on this phone' }).click();
  await expect(page).toHaveURL(`${stack.portalUrl}/`);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('pages by type say only what we wrote', async ({ page, stack }) => {
    await page.goto(`${stack.portalUrl}/message/link-expired?text=Send+money`);
    await expect(page.getByRole('heading', { name: 'Este enlace ha caducado' })).toBeVisible();
    await expect(page.getByText('Send money')).toHaveCount(0);
    await page.goto(`${stack.portalUrl}/restricted?restrictedType=company`);
    await expect(page.getByRole('heading', { name: 'Esta cuenta está restringida' })).toBeVisible();
    for (const path of ['/message/anything', '/message/toString', '/restricted?restrictedType=person']) {
      await page.goto(`${stack.portalUrl}${path}`);
      await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    }
  });
});

test('staff without the role get a page that says so, like an unknown address', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/staff`, email: 'sam@quittance.example' });
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${stack.adminUrl}/nowhere`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText(/^Version 0\.[1-9]/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Signups' }).click();
  await expect(page).toHaveURL(`${stack.adminUrl}/new-accounts/signups`);
});
