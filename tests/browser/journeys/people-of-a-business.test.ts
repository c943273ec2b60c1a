import type { Page } from '@playwright/test';
import { linkIn, type Mailbox } from '../support/mailbox.ts';
import { demoPassword, enterAs, people, signIn, userMenu } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Presses a button whose call takes a code, and enters the mailed code. */
async function confirm(page: Page, mailbox: Mailbox, email: string, press: () => Promise<unknown>): Promise<void> {
  const code = await mailbox.codeAfter(email, press);
  await page.getByLabel('One-time code').fill(code);
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Switches the business, which loads the page again. */
async function switchTo(page: Page, name: string): Promise<void> {
  const isLoaded = page.waitForEvent('load');
  await page.getByRole('button', { name: `Switch to ${name}` }).click();
  await isLoaded;
  await expect(page.getByRole('banner')).toContainText(name);
}

test('an owner invites a manager, changes the role and removes them; they switch between businesses', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  await enterAs(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  await page.getByRole('link', { name: 'Account permissions' }).click();
  await expect(rowOf(page, 'Ruth Amsel')).toContainText('No access');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Invite a person' }).click();
  await page.getByLabel('Email').fill(people.reader);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('You already added this email')).toBeVisible();
  await page.getByLabel('Email').fill(people.supplier);
  const invitation = await mailbox.messageAfter(
    people.supplier,
    () => confirm(page, mailbox, people.seller, () => page.getByRole('button', { name: 'Send invitation' }).click()),
    ({ text }) => text.includes('/accept-invite'),
  );
  await expect(rowOf(page, people.supplier)).toContainText('Manager');

  const invitee = await newVisitor();
  await invitee.goto(linkIn(invitation, `${stack.portalUrl}/accept-invite`));
  await expect(invitee.getByText(`${people.supplier} already has an account.`)).toBeVisible();
  await expect(invitee).toHaveURL(`${stack.portalUrl}/accept-invite`);
  await expectAccessible(invitee);
  await invitee.getByRole('link', { name: 'Sign in to accept' }).click();
  await invitee.getByLabel('Email').fill(people.supplier);
  await invitee.getByLabel('Password', { exact: true }).fill('Sandbox-Demo-7');
  const code = await mailbox.codeAfter(people.supplier, () =>
    invitee.getByRole('button', { name: 'Continue' }).click(),
  );
  await invitee.getByLabel('One-time code').fill(code);
  await expect(invitee.getByRole('heading', { name: 'Join Harbor Studio LLC' })).toBeVisible();
  await expectAccessible(invitee);
  const isJoined = invitee.waitForEvent('load');
  await invitee.getByRole('button', { name: 'Accept invitation' }).click();
  await isJoined;
  await expect(invitee.getByRole('banner')).toContainText('Harbor Studio LLC');
  await expect(rowOf(page, 'Omar Haddad')).toContainText('Manager');

  await choose(page, 'Omar Haddad', 'Change role');
  await page.getByRole('radio', { name: 'Read only' }).check();
  await confirm(page, mailbox, people.seller, () => page.getByRole('button', { name: 'Change role' }).click());
  await expect(rowOf(page, 'Omar Haddad')).toContainText('Read only');

  await invitee.getByRole('button', { name: 'Account of Omar Haddad' }).click();
  await switchTo(invitee, 'Fieldwork Office Supply Inc');
  await invitee.goto(`${stack.portalUrl}/business-settings/other-businesses`);
  await switchTo(invitee, 'Harbor Studio LLC');

  await choose(page, 'Omar Haddad', 'Remove');
  await confirm(page, mailbox, people.seller, () => page.getByRole('button', { name: 'Remove', exact: true }).click());
  await expect(rowOf(page, 'Omar Haddad')).toHaveCount(0);
  await expect(invitee.getByRole('heading', { name: 'You’re not part of a company yet' })).toBeVisible();
  await expectAccessible(invitee);
  await switchTo(invitee, 'Fieldwork Office Supply Inc');
});

test('a person creates a business, and completes its information', async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Its own session: it acts for the new business afterwards.
  await signIn(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.reader });
  await page.goto(`${stack.portalUrl}/create-business`);
  await page.getByLabel('Handle').fill('harborstudio');
  await expect(page.getByText('harborstudio is already taken. Please choose another handle.').first()).toBeVisible();
  const handle = `studio_${Date.now() % 100_000}`;
  await page.getByLabel('Handle').fill(handle);
  await expect(page.getByText(`${handle} is available.`).first()).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create company' }).click();
  await userMenu(page).waitFor();

  await page.goto(`${stack.portalUrl}/organization/complete-missing-information`);
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'United States', exact: true }).click();
  await page.getByLabel('Street and number').fill('48 Wharf Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('Postal code').fill('x');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a valid postal code')).toBeVisible();
  await page.getByLabel('Postal code').fill('04101');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Street and number')).toHaveCount(0);

  await page.goto(`${stack.portalUrl}/business-settings/business-profile`);
  await expect(page).toHaveURL(`${stack.portalUrl}/verify`);

  const giveCredentials = async () => {
    await page.goto(`${stack.portalUrl}/logout`);
    await page.getByLabel('Email').fill(people.reader);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const chooseBusiness = async (name: string) => {
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByRole('option', { name }).click();
  };
  await test.step('they choose the business at the next sign-in, and remember the device', async () => {
    await giveCredentials();
    await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Harbor Studio LLC');
    await chooseBusiness(handle);
    await page.getByLabel('Remember this device').check();
    await page.getByLabel('One-time code').fill(await mailbox.appCode(people.reader));
    await expect(page).toHaveURL(`${stack.portalUrl}/verify`);
  });
  await test.step('and where no code is needed', async () => {
    await giveCredentials();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a company' })).toBeVisible();
    await expectAccessible(page);
    await chooseBusiness('Harbor Studio LLC');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('banner')).toContainText('Harbor Studio LLC');
    await page.goto(`${stack.portalUrl}/user-settings/security`);
    await page.getByRole('button', { name: /^Forget / }).click();
    await expect(page.getByText('Device forgotten.')).toBeVisible();
  });
});

test('an owner changes the profile of the business and asks for a higher plan, which staff decline', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, mailbox, {
    url: `${stack.portalUrl}/business-settings/business-profile`,
    email: people.solopreneur,
  });
  await expect(page.getByText('77 Mission Street')).toBeVisible();
  await page.getByLabel('Website').fill('harbor.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.goto(`${stack.portalUrl}/business-settings/account-permissions`);
  await page.getByRole('button', { name: 'Request an upgrade' }).click();
  await expect(page.getByText(/You requested an upgrade on/)).toBeVisible();
  await expectAccessible(page);

  const staff = await newVisitor();
  await enterAs(staff, mailbox, { url: stack.adminUrl, email: people.otherHead });
  await staff.getByRole('link', { name: 'Upgrades' }).click();
  await expectAccessible(staff);
  await staff
    .getByRole('button', { name: /^Answer / })
    .first()
    .click();
  const dialog = staff.getByRole('dialog', { name: /^Answer / });
  const colleague = await staff.context().newPage();
  await colleague.goto(staff.url());
  await colleague
    .getByRole('button', { name: /^Answer / })
    .first()
    .click();
  const late = colleague.getByRole('dialog', { name: /^Answer / });
  await late.getByRole('radio', { name: /^Decline/ }).check();
  await late.getByRole('textbox').fill('We called you about it.');
  await dialog.getByRole('radio', { name: /^Decline/ }).check();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(staff);
  await dialog.getByRole('textbox').fill('Please verify your company first.');
  const mail = await mailbox.messageAfter(people.solopreneur, () =>
    dialog.getByRole('button', { name: 'Decline' }).click(),
  );
  expect(mail.text).toContain('Please verify your company first.');
  await expect(staff.getByText(/was answered\.$/)).toBeVisible();
  await expect(staff.getByRole('row').filter({ hasText: 'Declined' }).first()).toBeVisible();
  await late.getByRole('button', { name: 'Decline' }).click();
  await expect(late.getByText('A colleague has just answered this request.', { exact: false })).toBeVisible();
  await expect(late.getByRole('textbox')).toHaveValue('We called you about it.');
  await expectAccessible(colleague);
  await late.getByRole('button', { name: 'Close' }).click();
  await expect(colleague.getByRole('row').filter({ hasText: 'Declined' }).first()).toBeVisible();
});

test('the tab of the current page is in sight on a phone', async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/business-settings/other-businesses`, email: people.seller });
  const tab = page.getByRole('navigation', { name: 'Company settings' }).getByRole('link', { name: 'Other companies' });
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test('only an owner opens the account permissions', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/business-settings/business-profile`, email: people.reader });
  await expect(page.getByRole('heading', { name: 'Company profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account permissions' })).toHaveCount(0);
  await page.goto(`${stack.portalUrl}/business-settings/account-permissions`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto(`${stack.portalUrl}/nowhere`);
  await expect(page.getByText(/^Version 0\.[1-9]/)).toBeVisible();
});
