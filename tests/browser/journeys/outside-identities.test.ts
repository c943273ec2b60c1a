import type { Page } from '@playwright/test';
import { demoPassword } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const newEmail = () => `${crypto.randomUUID()}@newcomer.example`;

interface Account {
  readonly email: string;
  readonly isVerified?: boolean;
}

/** Types an account on the sandbox's page of a provider. */
async function useAccount(page: Page, { email, isVerified = true }: Account): Promise<void> {
  // The sign-up page has fields of the same names.
  await expect(page.getByRole('heading', { level: 1, name: /^Sign in with / })).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Vale');
  await page.getByLabel('Email', { exact: true }).fill(email);
  if (!isVerified) await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a newcomer signs up with LinkedIn, gives a phone, and signs in with it the next time', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  const email = newEmail();
  await page.goto(`${stack.portalUrl}/sign-up`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with LinkedIn' })).toBeVisible();
  await expectAccessible(page);
  await useAccount(page, { email });

  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Your confirmation is required.')).toBeVisible();
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Sign up' }).click());
  await page.getByLabel('One-time code').fill(code);

  await test.step('every page leads to the phone number first', async () => {
    await expect(page).toHaveURL(/\/save-phone-number$/);
    await page.goto(`${stack.portalUrl}/income`);
    await expect(page).toHaveURL(/\/save-phone-number$/);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('2125550163');
    const text = await mailbox.codeAfter('+12125550163', () => page.getByRole('button', { name: 'Send code' }).click());
    await page.getByLabel('One-time code').fill(text);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re not part of a business yet' })).toBeAttached();
  });

  const elsewhere = await newVisitor();
  await elsewhere.goto(stack.portalUrl);
  await elsewhere.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
  await useAccount(elsewhere, { email });
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
});

test('an e-mail that the provider has not verified is verified by a mailed link', async ({ page, stack, mailbox }) => {
  const email = newEmail();
  await page.goto(`${stack.portalUrl}/sign-up`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await useAccount(page, { email, isVerified: false });
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await mailbox.messageAfter(email, () => page.getByRole('button', { name: 'Sign up' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
});

test('somebody with an account signs in once, connects Google, uses it, and disconnects it', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  const email = 'rosa@solsticecoffee.example';
  await page.goto(stack.portalUrl);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await useAccount(page, { email });
  await expect(page.getByRole('heading', { level: 1, name: 'You already have an account' })).toBeVisible();
  await expectAccessible(page);

  await test.step('sign in as usual, and connect', async () => {
    await page.getByRole('link', { name: 'Sign in to connect Google' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    const submit = page.getByRole('button', { name: 'Continue', exact: true });
    await page.getByLabel('One-time code').fill(await mailbox.codeAfter(email, () => submit.click()));
    await expect(page.getByRole('heading', { level: 1, name: 'Connect Google?' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    const isNotice = ({ subject }: { readonly subject: string }) =>
      subject.startsWith('A Google account was connected');
    await mailbox.messageAfter(email, () => page.getByRole('button', { name: 'Connect' }).click(), isNotice);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });

  await test.step('disconnect it in the settings, with a code', async () => {
    await page.goto(`${stack.portalUrl}/user-settings/security`);
    await expectAccessible(page);
    const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Disconnect Google' }).click());
    await page.getByRole('dialog').getByLabel('One-time code').fill(code);
    await expect(page.getByText('Google is disconnected.')).toBeVisible();
  });

  await test.step('connect LinkedIn there, with a code', async () => {
    const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Connect LinkedIn' }).click());
    await page.getByRole('dialog').getByLabel('One-time code').fill(code);
    await useAccount(page, { email: newEmail() });
    await expect(page.getByText('LinkedIn is connected.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Disconnect LinkedIn' })).toBeVisible();
  });

  await test.step('a page that comes back with the answer of another browser signs nobody in', async () => {
    const stranger = await newVisitor();
    await stranger.goto(`${stack.portalUrl}/auth/linkedin?code=c&state=s`);
    await expect(stranger.getByRole('alert')).toHaveText('This sign-in wasn’t accepted or has expired. Try again.');
    await expectAccessible(stranger);
    expect(new URL(stranger.url()).search).toBe('');
  });
});

test('somebody who cancels at the provider comes back', async ({ page, stack }) => {
  await page.goto(stack.portalUrl);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You didn’t finish signing in with Google.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('the buttons and the way back are Spanish', async ({ page, stack }) => {
    await page.goto(`${stack.portalUrl}/sign-up`);
    await page.getByRole('button', { name: 'Continuar con LinkedIn' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión con LinkedIn' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('No terminó de iniciar sesión con LinkedIn.')).toBeVisible();
  });
});
