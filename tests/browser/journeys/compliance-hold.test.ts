import type { Page } from '@playwright/test';
import { addDays, businessClock } from '../support/clock.ts';
import { sendInvoice } from '../support/invoices.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const decide = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a payment is held, allowed and then denied in the sandbox; both sides read where the money is', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const dueDate = addDays(await businessClock(stack.portalUrl).today(), 40);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await sendInvoice(page, stack.portalUrl, {
    email: people.buyer,
    name: 'Northwind Robotics Inc',
    dueDate,
    summary: 'Checked stickers',
    items: [{ name: 'Sticker sheet', rate: '12.25', qty: '4' }],
  });
  const buyerPage = await newVisitor();
  await enterAs(buyerPage, mailbox, { url: page.url(), email: people.buyer });
  await decide(buyerPage, 'Hold my payments');
  await expect(buyerPage.getByText('Your payments are on hold for review.')).toBeVisible();

  await buyerPage.getByRole('button', { name: 'Pay from your balance' }).click();
  const code = await mailbox.codeAfter(people.buyer, () => decide(buyerPage, 'Pay $49.00'));
  await buyerPage.getByRole('dialog').getByLabel('One-time code').fill(code);
  await expect(buyerPage.getByRole('dialog').getByText('We’re reviewing your payment.')).toBeVisible();
  await decide(buyerPage, 'Done');
  await expect(buyerPage.getByText('We’re reviewing your payment.')).toBeVisible();
  await expect(page.getByText('The buyer’s payment is being reviewed.'), 'the seller’s open tab updates').toBeVisible();
  await expectAccessible(buyerPage);

  await decide(buyerPage, 'Allow');
  await expect(buyerPage.getByText('Guaranteed').first()).toBeVisible();
  await decide(page, 'Deny');
  await expect(page.getByText('Payment was attempted by Northwind Robotics Inc')).toBeVisible();
  await expect(page.getByText('you may contact support@bancoli.com')).toBeVisible();
  await expect(buyerPage.getByText('This payment was denied.')).toBeVisible();
  await expectAccessible(page);

  await test.step('payments pass again', async () => {
    await page.goto(`${stack.portalUrl}/income`);
    await sendInvoice(page, stack.portalUrl, {
      email: people.buyer,
      name: 'Northwind Robotics Inc',
      dueDate,
      summary: 'More stickers',
      items: [{ name: 'Sticker sheet', rate: '12.25', qty: '4' }],
    });
    await buyerPage.goto(page.url());
    await decide(buyerPage, 'Let them pass');
    await expect(buyerPage.getByText('Your payments are no longer on hold.')).toBeVisible();
  });
});
