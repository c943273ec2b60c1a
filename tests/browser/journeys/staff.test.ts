import type { Page } from '@playwright/test';
import { linkIn, type Mailbox } from '../support/mailbox.ts';
import { demoPassword, enterAs, people, signIn, userMenu } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const password = 'Correct-Horse-1';

/** Opens the menu of a row and chooses an action. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Gives the mailed code of the step that asks for one. */
async function confirm(page: Page, mailbox: Mailbox, by: string, step: () => Promise<unknown>): Promise<void> {
  const code = await mailbox.codeAfter(by, step);
  await page.getByLabel('One-time code').fill(code);
}

test('a compliance head invites a colleague, who sets a password, signs in and is shut out when disabled', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  const email = `ida-${crypto.randomUUID().slice(0, 8)}@quittance.example`;
  await enterAs(page, mailbox, { url: stack.adminUrl, email: people.otherHead });
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('row').filter({ hasText: people.otherHead })).toContainText('You');

  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  const send = () => dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByLabel('First name').fill('Ida');
  await dialog.getByLabel('Last name').fill('Vale');
  await dialog.getByLabel('Email').fill(people.otherHead);
  await confirm(page, mailbox, people.otherHead, send);
  await expect(dialog.getByText('This email is already in use')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await expectAccessible(page);
  const invitation = await mailbox.messageAfter(email, () => confirm(page, mailbox, people.otherHead, send));
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');

  const colleague = await newVisitor();
  await colleague.goto(linkIn(invitation, stack.adminUrl));
  await expect(colleague.getByText(`You will sign in as ${email}.`)).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByLabel('New password', { exact: true }).fill('weak');
  await colleague.getByRole('button', { name: 'Set password' }).click();
  await expect(colleague.getByText('Password is not strong enough.')).toBeVisible();
  await colleague.getByLabel('New password', { exact: true }).fill(password);
  await colleague.getByRole('button', { name: 'Set password' }).click();
  await signIn(colleague, mailbox, { url: `${stack.adminUrl}/auth`, email, password });
  await expect(colleague.getByRole('link', { name: 'Companies', exact: true })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Staff' })).toBeHidden();
  await colleague.goto(`${stack.adminUrl}/staff`);
  await expect(colleague.getByText('Your role doesn’t have access to this page.')).toBeVisible();

  await page.reload();
  await choose(page, 'Ida Vale', 'Disable');
  await expectAccessible(page);
  const disable = page.getByRole('dialog').getByRole('button', { name: 'Disable' });
  await confirm(page, mailbox, people.otherHead, () => disable.click());
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Disabled');
  await colleague.goto(`${stack.adminUrl}/companies`);
  await expect(colleague.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a staff member sets up an authenticator app, signs in with it and removes it', async ({
  page,
  stack,
  mailbox,
}) => {
  const email = 'elena@quittance.example';
  await enterAs(page, mailbox, { url: stack.adminUrl, email });
  await page.getByRole('button', { name: 'Elena Marchetti' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expectAccessible(page);
  await confirm(page, mailbox, email, () => page.getByRole('button', { name: 'Set up' }).click());
  const setUp = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await setUp.getByLabel('Code from the app').fill(await mailbox.appCode(email));
  await page.getByLabel('I saved these codes').check();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await page.getByRole('button', { name: 'Elena Marchetti' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible();
  await page.getByLabel('One-time code').fill(await mailbox.appCode(email));
  await userMenu(page).waitFor();

  await page.goto(`${stack.adminUrl}/user-settings`);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByLabel('One-time code').fill(await mailbox.appCode(email));
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list of staff and its dialogs are accessible in the dark', async ({ page, stack, mailbox }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await enterAs(page, mailbox, { url: `${stack.adminUrl}/staff`, email: people.otherHead });
    await expect(page.getByText('elena@quittance.example')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Invite' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await choose(page, 'Elena Marchetti', 'Change role');
    await expectAccessible(page);
  });
});

test.describe('in Spanish, on a phone', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } });

  test('a link to set a password that was used says so', async ({ page, stack }) => {
    await page.goto(`${stack.adminUrl}/auth/set-password?token=pwl_used`);
    await expect(page.getByRole('heading', { name: 'Este enlace ha caducado' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  });
});

test('a compliance head sees what the server is configured for', async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, mailbox, { url: `${stack.adminUrl}/system`, email: people.otherHead });
  await expect(page.getByRole('row').filter({ hasText: 'Email (SMTP)' })).toContainText('Simulated');
  await expect(page.getByRole('row').filter({ hasText: 'Database' })).toContainText('Configured');
  await expectAccessible(page);
});
