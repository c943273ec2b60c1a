import { addDays, businessClock } from '../support/clock.ts';
import { confirmSending } from '../support/invoices.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a seller offers an early-payment discount; the buyer takes it and reads what it earned', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const dueDate = addDays(await businessClock(stack.portalUrl).today(), 30);
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/invoices/new/form`, email: people.seller });
  await page.getByLabel('Buyer’s email').fill(people.buyer);
  await page.getByLabel('Buyer’s name').fill('Northwind Robotics Inc');
  await page.getByLabel('Due date').fill(dueDate);
  await page.getByLabel('Item or service').fill('Work');
  await page.getByLabel('Unit price').fill('200');
  await test.step('the suggestion for the terms is offered, with its worth', async () => {
    await page.getByLabel('Offer a discount for paying early').check();
    await expect(page.getByRole('slider', { name: 'Pay at least' })).toHaveAttribute('aria-valuetext', '10 days early');
    await expect(page.getByLabel('Discount', { exact: true })).toHaveValue('1.97');
    await expect(page.getByText('The buyer saves $3.94 · pays $196.06')).toBeVisible();
  });
  await test.step('more days ask for a larger discount, and too small a one is refused', async () => {
    for (let days = 10; days < 23; days += 1) await page.getByRole('slider').press('ArrowRight');
    await expect(page.getByText('At least 1.97% for 23 days early')).toBeVisible();
    await page.getByLabel('Discount', { exact: true }).fill('1.5');
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByText('This is less than the least discount for paying so early.')).toBeVisible();
    await page.getByRole('button', { name: /^Use the suggestion: 1.97%/ }).click();
    await expectAccessible(page);
  });
  await page.getByRole('button', { name: 'Review and send' }).click();
  await expect(page.getByRole('dialog').getByText(/^If paid by .*\$196\.06$/)).toBeVisible();
  await confirmSending(page);
  await expect(page.getByText(/1\.97% discount on payments until/)).toBeVisible();

  const buyerPage = await newVisitor();
  await enterAs(buyerPage, mailbox, { url: page.url(), email: people.buyer });
  await expect(buyerPage.getByText(/^Pay by .* and save \$3\.94$/)).toBeVisible();
  await expectAccessible(buyerPage);
  await buyerPage.getByRole('button', { name: 'Pay from your balance' }).click();
  const code = await mailbox.codeAfter(people.buyer, () =>
    buyerPage.getByRole('button', { name: 'Pay $196.06' }).click(),
  );
  await buyerPage.getByRole('dialog').getByLabel('One-time code').fill(code);
  await expect(buyerPage.getByText('You saved $3.94')).toBeVisible();
  await expect(page.getByText('You earned instant discount').first()).toBeVisible();
  await expect(page.getByText('The buyer took the early-payment discount of $3.94')).toBeVisible();
});

test('a late fee is charged when the due date has passed, and the buyer pays it with the invoice', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  const dueDate = await clock.today();
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/invoices/new/form`, email: people.seller });
  await page.getByLabel('Buyer’s email').fill(people.buyer);
  await page.getByLabel('Buyer’s name').fill('Northwind Robotics Inc');
  await page.getByLabel('Due date').fill(dueDate);
  await page.getByLabel('Item or service').fill('Work');
  await page.getByLabel('Unit price').fill('300');
  await test.step('the fee is chosen, and read back in words', async () => {
    await page.getByLabel('Kind of fee').click();
    await page.getByRole('option', { name: 'Flat' }).click();
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByText('Make sure to fill all required fields')).toBeVisible();
    await page.getByLabel('Fee', { exact: true }).fill('5');
    await expect(page.getByText(/Late fee: 5% flat fee · First on .*\$15\.00/)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Review and send' }).click();
  await confirmSending(page);
  await expect(page.getByText('Late fee: 5% flat fee')).toBeVisible();

  await clock.moveTo(addDays(dueDate, 1));
  await expect(page.getByText(/^Late fee, /), 'the seller’s open tab shows the fee').toBeVisible();
  await expect(page.getByText('$315.00').first()).toBeVisible();

  const buyerPage = await newVisitor();
  await enterAs(buyerPage, mailbox, { url: page.url(), email: people.buyer });
  await buyerPage.getByRole('button', { name: 'Pay from your balance' }).click();
  const code = await mailbox.codeAfter(people.buyer, () =>
    buyerPage.getByRole('button', { name: 'Pay $315.00' }).click(),
  );
  await buyerPage.getByRole('dialog').getByLabel('One-time code').fill(code);
  await expect(buyerPage.getByText(/^Paid to/).first()).toBeVisible();
});
