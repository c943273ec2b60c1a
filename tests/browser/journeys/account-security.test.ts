import type { Page } from '@playwright/test';
import { addVirtualAuthenticator } from '../support/passkeys.ts';
import { demoPassword, people, signIn, userMenu } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const giveCredentials = async (page: Page, email: string, password = demoPassword) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
};

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  // A page that is left before the answer stays signed in.
  await page.getByRole('link', { name: 'Forgot your password?' }).waitFor();
}

test('somebody with an authenticator app adds a passkey and signs in with it', async ({ page, stack, mailbox }) => {
  await addVirtualAuthenticator(page);
  await page.goto(`${stack.portalUrl}/auth`);
  await giveCredentials(page, people.secured);
  await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0);
  await page.getByLabel('One-time code').fill(await mailbox.appCode(people.secured));
  await userMenu(page).waitFor();

  await page.goto(`${stack.portalUrl}/user-settings/security`);
  await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeVisible();
  await expect(page.getByText('This device').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Work laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with a code' });
  await expect(dialog.getByText('Enter the code from your authenticator app.')).toBeVisible();
  await dialog.getByLabel('One-time code').fill(await mailbox.appCode(people.secured));
  await expect(page.getByText('Work laptop', { exact: true })).toBeVisible();

  await signOut(page, 'Nora Vance');
  await giveCredentials(page, people.secured);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await userMenu(page).waitFor();
});

test('a forgotten password is reset with a mailed code', async ({ page, stack, mailbox }) => {
  const email = 'priya@northwindrobotics.example';
  await page.goto(`${stack.portalUrl}/auth`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The form that is left has a field of this name too.
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await page.getByLabel('Email').fill(email);
  const code = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Send code' }).click());
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByLabel('Reset code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill('Another-Horse-2');
  await page.getByRole('button', { name: 'Reset password' }).click();
  // Exact: "Back to sign in" stands on the form until the reset is answered.
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  const signInCode = await mailbox.codeAfter(email, () => giveCredentials(page, email, 'Another-Horse-2'));
  await page.getByLabel('One-time code').fill(signInCode);
  await userMenu(page).waitFor();
});

test('a member secures their account on a phone', async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = 'theo@harborstudio.example';
  await signIn(page, mailbox, { url: `${stack.portalUrl}/auth`, email });
  await page.goto(`${stack.portalUrl}/account-security`);
  await expectAccessible(page);
  const mailed = await mailbox.codeAfter(email, () => page.getByRole('button', { name: 'Set up' }).click());
  await page.getByLabel('One-time code').fill(mailed);
  const setUp = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await setUp.getByLabel('Code from the app').fill(await mailbox.appCode(email));
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByLabel('I saved these codes').check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Your account is secured.')).toBeVisible();

  await signOut(page, 'Theo Lindqvist');
  await giveCredentials(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await userMenu(page).waitFor();

  await signOut(page, 'Theo Lindqvist');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await page.getByLabel('Email').fill(email);
  const mail = await mailbox.messageAfter(email, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('Reset code').fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
  await page.getByLabel('New password', { exact: true }).fill('Another-Horse-3');
  await page.getByRole('button', { name: 'Reset password' }).click();
  const appCode = page.getByLabel('Authenticator code');
  await expect(appCode).toBeFocused();
  await expectAccessible(page);
  // Its last digit submits the form.
  await appCode.fill(await mailbox.appCode(email));
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
});
