import type { Page } from '@playwright/test';
import { linkIn } from '../support/mailbox.ts';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.describe('contacts', () => {
  test('are added by handle, moved to another category, and invoiced', async ({ page, stack, mailbox }) => {
    await enterAs(page, mailbox, { url: stack.portalUrl, email: people.seller });
    await page.getByRole('navigation').getByRole('link', { name: 'Contacts' }).click();
    await expect(row(page, 'Northwind Robotics Inc')).toContainText('Customer');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a contact' });
    await dialog.getByLabel('Handle').fill('fieldwor');
    await expect(dialog.getByRole('status').getByText('No company has this handle.')).toBeVisible();
    await dialog.getByLabel('Handle').fill('Fieldwork');
    await expect(dialog.getByText('Fieldwork Office Supply Inc')).toBeVisible();
    await expect(dialog.getByText('Verified · United States')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add contact' }).click();
    await expect(page.getByText('Fieldwork Office Supply Inc was added to your contacts.')).toBeVisible();
    await expect(row(page, '@fieldwork')).toContainText('Customer');

    await choose(page, 'Fieldwork Office Supply Inc', 'Move to suppliers');
    await expect(row(page, '@fieldwork')).toContainText('Supplier');

    await page.getByRole('button', { name: 'Add contact' }).click();
    await dialog.getByLabel('Handle').fill('harborstudio');
    await dialog.getByRole('button', { name: 'Add contact' }).click();
    await expect(dialog.getByText('You cannot add your own company.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await choose(page, 'Northwind Robotics Inc', 'New invoice');
    await expect(page.getByLabel('Buyer’s email')).toHaveValue(people.buyer);
    await expect(page.getByLabel('Buyer’s name')).toHaveValue('Northwind Robotics Inc');

    await page.getByRole('button', { name: 'Choose a contact' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a contact' });
    await expect(picker.getByRole('button', { name: /Solstice Coffee Email unknown/ })).toBeDisabled();
    await expectAccessible(page);
    await picker.getByLabel('Search contacts').fill('cedar');
    await expect(picker.getByRole('listitem')).toHaveCount(1);
    await picker.getByRole('button', { name: /Cedar/ }).click();
    await expect(page.getByLabel('Buyer’s email')).toHaveValue('hannah@cedarandfinch.example');
    await expect(page.getByLabel('Buyer’s name')).toHaveValue('Cedar & Finch Trading Co');
    await expect(page.getByRole('button', { name: 'Choose a contact' })).toBeFocused();
  });

  test('are invited by mail, and an invite can be withdrawn', async ({ page, stack, mailbox }) => {
    const email = 'wren@wrenandsons.example';
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/contacts?status=invited`, email: people.seller });
    await page.getByRole('button', { name: 'Invite supplier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a supplier' });
    await dialog.getByLabel('Last name').fill('Ashby');
    await dialog.getByLabel('Email').fill(people.seller);
    await dialog.getByRole('button', { name: 'Send invite' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await expect(dialog.getByText('You cannot invite yourself.')).toBeVisible();

    await dialog.getByLabel('First name').fill('Wren');
    await dialog.getByLabel('Email').fill(email);
    const mail = await mailbox.messageAfter(email, () => dialog.getByRole('button', { name: 'Send invite' }).click());
    expect(mail.subject).toContain('Harbor Studio LLC invites you');
    expect(linkIn(mail, stack.portalUrl)).toContain('/accept-contact-invite#token=');
    await expect(row(page, 'Wren Ashby')).toContainText('Waiting');
    await settled(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Actions for Wren Ashby' }).click();
    await expect(page.getByRole('menuitem', { name: /^Resend from/ })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'Withdraw invite' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw this invite?' });
    await expect(question).toContainText(email);
    await question.getByRole('button', { name: 'Withdraw invite' }).click();
    await expect(page.getByText('The invite was withdrawn.')).toBeVisible();
    await expect(row(page, 'Wren Ashby')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeFocused();
  });

  test('are searched, and a search without a hit can be cleared', async ({ page, stack, mailbox }) => {
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/contacts`, email: people.seller });
    await page.getByLabel('Search contacts').fill('cedar');
    await expect(row(page, 'Cedar & Finch Trading Co')).toBeVisible();
    await expect(row(page, 'Northwind')).toHaveCount(0);
    await page.getByLabel('Search contacts').fill('zebra crossing');
    await expect(page.getByText('No contact matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(row(page, 'Northwind Robotics Inc')).toBeVisible();
  });

  test('are only looked at by a read-only member, on a phone', async ({ page, stack, mailbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/contacts`, email: people.reader });
    await expect(row(page, 'Northwind Robotics Inc')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add contact' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Referral partners' }).click();
    await expect(page.getByText('hello@lanternbooks.example')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  });
});

test('an invited company that has an account chooses the business that accepts', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  const address = 'dana@elsewhere.example';
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/contacts`, email: people.supplier });
  await page.getByRole('button', { name: 'Invite supplier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a supplier' });
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByLabel('Last name').fill('Whitfield');
  await dialog.getByLabel('Email').fill(address);
  const mail = await mailbox.messageAfter(address, () => dialog.getByRole('button', { name: 'Send invite' }).click());

  const invitee = await newVisitor();
  await enterAs(invitee, mailbox, { url: linkIn(mail, stack.portalUrl), email: people.buyer });
  await expect(invitee.getByRole('heading', { name: 'Connect with Fieldwork Office Supply Inc' })).toBeVisible();
  await expect(invitee).toHaveURL(`${stack.portalUrl}/accept-contact-invite/connect`);
  await expect(invitee.getByRole('radio', { name: /Northwind Robotics Inc/ })).toBeChecked();
  await expectAccessible(invitee);
  await invitee.reload();
  await expect(invitee.getByRole('link', { name: 'Create another company for this' })).toBeVisible();
  const isConnected = invitee.waitForEvent('load');
  await invitee.getByRole('button', { name: 'Accept invitation' }).click();
  await isConnected;
  await expect(invitee.getByRole('banner')).toContainText('Northwind Robotics Inc');
  await invitee.goto(linkIn(mail, stack.portalUrl));
  await expect(invitee.getByText('This link doesn’t work.')).toBeVisible();
  await expectAccessible(invitee);
});

test('referral partners are collected, checked and invited together', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/referral-partners`, email: people.seller });
  const email = page.getByLabel('Email', { exact: true });
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('Please add at least one email.')).toBeVisible();
  await email.fill(people.seller);
  await add.click();
  await expect(page.getByText('You cannot refer yourself.')).toBeVisible();
  await email.fill('team@kitehouse.example');
  await add.click();
  await expect(page.getByRole('list', { name: 'Addresses to invite' })).toContainText('team@kitehouse.example');
  await email.fill('Team@kitehouse.example');
  await add.click();
  await expect(page.getByText('You already added this email')).toBeVisible();
  await email.fill('hello@lanternbooks.example');
  await page.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(page.getByText('hello@lanternbooks.example: You already added this email')).toBeVisible();
  await expectAccessible(page);
  await email.fill('');
  const mail = await mailbox.messageAfter('team@kitehouse.example', () =>
    page.getByRole('button', { name: 'Send 1 invitation' }).click(),
  );
  expect(mail.subject).toContain('Harbor Studio LLC recommends');
  await expect(row(page, 'team@kitehouse.example')).toContainText('Invited');
});
