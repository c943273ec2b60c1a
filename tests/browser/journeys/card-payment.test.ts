import type { Page } from '@playwright/test';
import { enterCard, payByCard } from '../support/card-fields.ts';
import { addDays, businessClock } from '../support/clock.ts';
import { sendAndGetLink } from '../support/invoices.ts';
import { people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const invoiceByCard = (email: string, name: string, dueDate: string) => ({
  email,
  name,
  dueDate,
  summary: 'Paper lamps',
  items: [{ name: 'Lamp', rate: '80.00', qty: '2' }],
  acceptsDebit: false,
  acceptsCards: true,
});

/** Every request of a page and its frames that leaves for our server. */
function requestsTo(page: Page, origin: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) bodies.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return bodies;
}

test('a guest’s card is declined, another one is accepted, and its number never reaches our server', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const dueDate = addDays(await clock.today(), 60);
  const link = await sendAndGetLink(
    page,
    mailbox,
    stack.portalUrl,
    invoiceByCard('desk@tallpine.example', 'Tall Pine', dueDate),
  );
  const guest = await newVisitor();
  const sentToUs = requestsTo(guest, stack.portalUrl);
  await guest.goto(link);
  // A single option starts open.
  await guest.getByRole('button', { name: 'Pay $160.00 by card' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Pay by card' });
  const fields = await enterCard(guest, { number: '4242 4242 4242 4241' });
  await dialog.getByRole('button', { name: 'Pay $160.00' }).click();
  await expect(fields.getByText('Enter a valid card number.')).toBeVisible();
  await expectAccessible(guest);

  await enterCard(guest, { number: '4000 0000 0000 0002' });
  await dialog.getByRole('button', { name: 'Pay $160.00' }).click();
  await expect(dialog.getByText('Your card details are invalid. Please try again.')).toBeVisible();

  await enterCard(guest, { number: '4242 4242 4242 4242' });
  await dialog.getByRole('button', { name: 'Pay $160.00' }).click();
  await expect(dialog.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
  await expectAccessible(guest);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(guest.getByText(/^Your card was charged\./)).toBeVisible();
  expect(sentToUs.length).toBeGreaterThan(0);
  expect(sentToUs.join('\n')).not.toMatch(/4242 ?4242|4000 ?0000/);

  await expect(page.getByText('Card charged')).toBeVisible();
  await expect(page.getByText('The buyer’s payment is processing.', { exact: false })).toBeVisible();
});

test('the seller sees a chargeback, and loses it', async ({ page, newVisitor, stack, mailbox }) => {
  const clock = businessClock(stack.portalUrl);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const dueDate = addDays(await clock.today(), 60);
  const link = await sendAndGetLink(
    page,
    mailbox,
    stack.portalUrl,
    invoiceByCard('office@greyheron.example', 'Grey Heron', dueDate),
  );
  const number =
    (
      await page
        .getByText(/INV-\d+/)
        .first()
        .textContent()
    )?.match(/INV-\d+/)?.[0] ?? '';
  const guest = await newVisitor();
  await guest.goto(link);
  await payByCard(guest, 'Pay $160.00');

  const bank = await newVisitor();
  await bank.goto(stack.cardProcessorUrl);
  const row = () => bank.getByRole('row', { name: new RegExp(number) });
  await expectAccessible(bank);
  const opened = await mailbox.messageAfter(people.seller, () =>
    row().getByRole('button', { name: 'Open a chargeback' }).click(),
  );
  expect(opened.subject).toContain('Grey Heron disputes the payment');
  await expect(page.getByText('The buyer’s bank disputes this card payment')).toBeVisible();
  await expect(page.getByText('Card payment disputed')).toBeVisible();
  await expectAccessible(page);

  const lost = await mailbox.messageAfter(
    people.seller,
    () => row().getByRole('button', { name: 'Seller loses' }).click(),
    ({ subject }) => subject.includes('taken back'),
  );
  expect(lost.text).toContain('$160.00');
  await expect(page.getByText('The card payment was taken back')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Your card payment was taken back')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Pay $160.00 by card' })).toBeVisible();
});
