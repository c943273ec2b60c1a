import type { Page } from '@playwright/test';
import { authorizeBankDebit, payByBankDebit } from '../support/bank-window.ts';
import { addDays, businessClock } from '../support/clock.ts';
import { openFunds } from '../support/funds.ts';
import { sendAndGetLink } from '../support/invoices.ts';
import { linkIn } from '../support/mailbox.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Makes the page visible again. It then polls at once, not after its pause of up to a minute. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a seller sends an invoice, a guest pays it by bank debit, and the money reaches the seller when it is due', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  const dueDate = addDays(await clock.today(), 21);
  const guestEmail = 'orders@greenfern.example';

  await enterAs(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await expectAccessible(page);
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    email: guestEmail,
    name: 'Green Fern Café',
    dueDate,
    summary: 'Menu design',
    items: [
      { name: 'Menu, four pages', rate: '420.00', qty: '1' },
      { name: 'Illustration', rate: '85.50', qty: '4' },
    ],
  });
  await expect(page.getByText('$762.00').first()).toBeVisible();
  await expectAccessible(page);

  const guestPage = await newVisitor();
  await guestPage.goto(link);
  await expect(guestPage.getByText('$762.00').first()).toBeVisible();
  await expectAccessible(guestPage);
  await test.step('the guest has the bank debit at hand, and the sender’s own organization has none', async () => {
    await expect(guestPage.getByRole('button', { name: 'Pay $762.00' })).toBeVisible();
    await expect(page.getByText('$762.00').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  });
  const copy = await mailbox.messageAfter(guestEmail, () =>
    payByBankDebit(guestPage, 'Everyday Checking', 'green-fern'),
  );
  expect(copy.text).toContain('6789');
  await expect(guestPage.getByText('Your payment is processing.', { exact: false })).toBeVisible();

  await test.step('a second payment is refused while the first is in progress', async () => {
    await guestPage.reload();
    await expect(guestPage.getByText('Your payment is processing.', { exact: false })).toBeVisible();
    await expect(guestPage.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
  });

  const invoiceUrl = page.url();
  const before = await openFunds(page, stack.portalUrl);

  await test.step('after the return window the seller has guaranteed funds', async () => {
    await clock.move({ days: 9 });
    const after = await openFunds(page, stack.portalUrl);
    // At least by this invoice: other debits of the demo may clear in these days too.
    expect(after.balance + after.guaranteed - before.balance - before.guaranteed).toBeGreaterThanOrEqual(762);
    await page.goto(invoiceUrl);
    await expect(page.getByText('Allocated').first()).toBeVisible();
    // The guest's page stayed open all the time.
    await lookAgain(guestPage);
    await expect(guestPage.getByText('Guaranteed').first()).toBeVisible();
  });

  await test.step('on the due date the invoice is paid', async () => {
    await clock.moveTo(addDays(dueDate, -1));
    const eve = await openFunds(page, stack.portalUrl);
    await clock.moveTo(dueDate);
    const due = await openFunds(page, stack.portalUrl);
    expect(due.balance - eve.balance).toBeGreaterThanOrEqual(762);
    expect(due.balance - eve.balance, 'what was guaranteed became balance').toBeCloseTo(
      eve.guaranteed - due.guaranteed,
      2,
    );
    await page.goto(invoiceUrl);
    await expect(page.getByText('Paid', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Allocated')).toHaveCount(0);
  });
});

test('a debit returned with R01 reopens the invoice and notifies both sides', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  const guestEmail = 'office@brassbell.example';
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    email: guestEmail,
    name: 'Brass Bell Books',
    dueDate: addDays(await clock.today(), 40),
    summary: 'Shop sign',
    items: [{ name: 'Hand-painted sign', rate: '310.00', qty: '1' }],
  });
  const guestPage = await newVisitor();
  await guestPage.goto(link);
  await payByBankDebit(guestPage, 'Returns R01', 'brass-bell');

  const toGuest = await mailbox.messageAfter(
    guestEmail,
    () => clock.move({ days: 24 }),
    ({ text }) => text.includes(`${stack.portalUrl}/pay-invoice`),
  );
  const isSellerTold = async () =>
    (await mailbox.messagesFor(people.seller)).some(
      ({ text }) => text.includes('R01') && text.includes('Brass Bell Books'),
    );
  await expect.poll(isSellerTold, { timeout: 60_000 }).toBe(true);
  await page.reload();
  await expect(page.getByText('The buyer’s payment was returned')).toBeVisible();

  await guestPage.goto(linkIn(toGuest, `${stack.portalUrl}/pay-invoice`));
  await expect(guestPage.getByText('Your last payment did not go through')).toBeVisible();
  await payByBankDebit(guestPage, 'Everyday Checking', 'brass-bell');
});

test('a guest can pay again after leaving the bank window, or after the bank refused the debit', async ({
  page: seller,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  const guestEmail = 'hello@northpier.example';
  await resumeSession(seller, mailbox, { url: stack.portalUrl, email: people.seller });
  const link = await sendAndGetLink(seller, mailbox, stack.portalUrl, {
    email: guestEmail,
    name: 'North Pier Tours',
    dueDate: addDays(await clock.today(), 10),
    summary: 'Tour map',
    items: [{ name: 'Map', rate: '95.00', qty: '1' }],
  });
  const page = await newVisitor();
  await page.goto(link);

  await test.step('leaving the window changes nothing', async () => {
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    const bank = page.frameLocator('iframe').frameLocator('iframe');
    await bank.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  });

  await test.step('a debit that the bank refuses moves no money, and the guest gets a mail with a new link', async () => {
    const dialog = page.getByRole('dialog');
    const refused = await mailbox.messageAfter(
      guestEmail,
      async () => {
        await authorizeBankDebit(page, 'Refused at once', 'north-pier');
        await expect(dialog.getByText(/^We couldn’t process your payment\. Please try again\./)).toBeVisible();
      },
      ({ text }) => text.includes(`${stack.portalUrl}/pay-invoice`),
    );
    await expect(dialog.getByText(/invalid routing number \(R13\)/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(linkIn(refused, `${stack.portalUrl}/pay-invoice`));
    await expect(page.getByText('Your last payment was refused')).toBeVisible();
  });

  await test.step('after a provider error the page says that nothing is confirmed, then that the payment failed', async () => {
    await authorizeBankDebit(page, 'Provider error', 'north-pier');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('We have your payment. Your bank hasn’t confirmed it yet.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(async () => {
      await stack.askBankAgain();
      await lookAgain(page);
      await expect(page.getByText('Your last payment could not be submitted')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  });

  await test.step('after a lost answer the bank is asked again, and the payer is thanked once it has the debit', async () => {
    await page.reload();
    await payByBankDebit(page, 'Provider answers too late', 'north-pier');
    await expect(page.getByText('Your payment is processing.', { exact: false })).toBeVisible();
  });
});

test('after all these payments, returns and releases the ledger is consistent', async ({ stack }) => {
  const { exitCode, report } = await stack.verifyLedger();
  expect(report).toContain('The ledger is sound');
  expect(exitCode, report).toBe(0);
});
