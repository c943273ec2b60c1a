import type { Page } from '@playwright/test';
import { addDays, businessClock } from '../support/clock.ts';
import { sendAndGetLink } from '../support/invoices.ts';
import { people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const refundAddress = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

const invoiceInCoins = (email: string, name: string, dueDate: string) => ({
  email,
  name,
  dueDate,
  summary: 'Paper lamps',
  items: [{ name: 'Lamp', rate: '80.00', qty: '2' }],
  acceptsDebit: false,
  acceptsCrypto: true,
});

/** Asks for an address, as a guest whose invoice has no other way to pay. */
async function getQuote(guest: Page): Promise<void> {
  await guest.getByLabel('Your BTC address for refunds').fill(refundAddress);
  await guest.getByRole('button', { name: 'Get the address' }).click();
}

const sandbox = (guest: Page, name: string) =>
  guest.getByRole('region', { name: 'Sandbox' }).getByRole('button', { name });

test('a guest gets an address and an amount in coins, sends too few, then the rest, and has paid', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const dueDate = addDays(await clock.today(), 60);
  const invoice = invoiceInCoins('desk@quietharbor.example', 'Quiet Harbor', dueDate);
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, invoice);
  const guest = await newVisitor();
  await guest.goto(link);

  // A single option starts open.
  await guest.getByLabel('Your BTC address for refunds').fill('tb1qwrong');
  await guest.getByRole('button', { name: 'Get the address' }).click();
  await expect(guest.getByText('Enter a valid BTC address.')).toBeVisible();
  await getQuote(guest);
  await expect(guest.getByText(/^Send exactly 0\.00\d+ BTC$/)).toBeVisible();
  await expect(guest.getByRole('img', { name: 'QR code with the address and the amount' })).toBeVisible();
  await expect(guest.getByText(/^tb1q[a-z0-9]{38}$/)).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Open in a wallet' })).toHaveAttribute(
    'href',
    /^bitcoin:tb1q.+\?amount=0\.00/,
  );
  await expectAccessible(guest);

  await sandbox(guest, '10% less').click();
  await expect(guest.getByText(/^We’ve seen 0\.00\d+ BTC\. Send 0\.00\d+ BTC more to the same address/)).toBeVisible();
  await expectAccessible(guest);
  await page.reload();
  await expect(page.getByText('Amount due', { exact: true })).toBeVisible();
  await expect(page.getByText('The buyer’s payment is processing.', { exact: false })).toHaveCount(0);

  await mailbox.messageAfter(
    people.seller,
    () => sandbox(guest, 'What is missing').click(),
    ({ subject }) => subject.includes('Quiet Harbor'),
  );
  await expect(guest.getByText('0 of 3 confirmations')).toBeVisible();
  await expectAccessible(guest);
  // A read that fails says so, and leads on.
  const loseQuote = () => guest.route('**/crypto-quote', (route) => route.abort());
  const failure = guest.getByText('The payment could not be loaded.');
  await loseQuote();
  await guest.reload();
  await expect(failure).toBeVisible();
  await guest.unroute('**/crypto-quote');
  await guest.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.getByText('0 of 3 confirmations')).toBeVisible();
  await expect(failure).toHaveCount(0);
  // What was known stays.
  await loseQuote();
  await expect(failure).toBeVisible();
  await expect(guest.getByText('0 of 3 confirmations')).toBeVisible();
  await expectAccessible(guest);
  await guest.unroute('**/crypto-quote');
  await sandbox(guest, 'Let the blocks come').click();
  await expect(guest.getByText('Guaranteed').first()).toBeVisible();
  await expect(page.getByText('Allocated').first()).toBeVisible();
});

test('coins that stay too few go back to the guest when the time is over', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const dueDate = addDays(await clock.today(), 60);
  const invoice = invoiceInCoins('desk@lowtide.example', 'Low Tide', dueDate);
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, invoice);
  const guest = await newVisitor();
  await guest.goto(link);
  await getQuote(guest);
  await sandbox(guest, '10% less').click();
  await expect(guest.getByText(/ more to the same address/)).toBeVisible();
  const mail = await mailbox.messageAfter(invoice.email, () => clock.move({ hours: 1 }));
  expect(mail.text).toContain(refundAddress);
  await guest.reload();
  await expect(guest.getByText(/which can’t pay this invoice/)).toBeVisible();
  await expect(guest.getByText(/^0\.00\d+ BTC went back to your address\.$/)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Get a new address' }).click();
  await expect(guest.getByLabel('Your BTC address for refunds')).toBeVisible();
});
