import type { Page } from '@playwright/test';
import { addDays, businessClock } from '../support/clock.ts';
import { sendAndGetLink } from '../support/invoices.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card } from '../support/verification-pages.ts';

const guestReview = 'We received a bank transfer for this invoice and are reviewing it.';
const sellerReview = 'A bank transfer for this invoice has arrived and is being reviewed.';

const invoiceOf = (email: string, name: string, rate: string, dueDate: string) => ({
  email,
  name,
  dueDate,
  summary: 'Glass panels',
  items: [{ name: 'Panel', rate, qty: '1' }],
  acceptsTransfer: true,
  acceptsDebit: false,
});

async function decide(page: Page, adminUrl: string, deposit: string, decision: string): Promise<void> {
  await page.goto(`${adminUrl}/deposits?state=held`);
  await page.getByRole('row').filter({ hasText: deposit }).getByRole('link').click();
  const form = card(page, 'Decision');
  await form.getByRole('radio', { name: decision }).check();
  await form.getByLabel('Reason').fill('Asked the sender');
  await form.getByRole('button', { name: decision }).click();
  await page.getByRole('dialog').getByRole('button', { name: decision }).click();
  await expect(page.getByText('Your decision is saved.')).toBeVisible();
}

test('a guest’s transfer that its bank asks us to check pays the invoice once compliance releases it', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const email = 'ledger@glasswharf.example';
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const dueDate = addDays(await businessClock(stack.portalUrl).today(), 20);
  const invoice = invoiceOf(email, 'Glass Wharf', '307.00', dueDate);
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, invoice);
  const guest = await newVisitor();
  await guest.goto(link);

  await test.step('both sides see that it is reviewed', async () => {
    const mail = await mailbox.messageAfter(email, () =>
      guest.getByRole('button', { name: 'On hold for review' }).click(),
    );
    expect(mail.subject).toContain('We’re reviewing your transfer of $307.00');
    await expect(guest.getByText(guestReview, { exact: false }).first()).toBeVisible();
    await settled(guest);
    await expectAccessible(guest);
    await expect(page.getByText(sellerReview, { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Bank transfer under review')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
  });

  await test.step('the release pays the invoice', async () => {
    const head = await newVisitor();
    await enterAs(head, mailbox, { url: `${stack.adminUrl}/deposits?state=held`, email: people.head });
    await decide(head, stack.adminUrl, '$307.00', 'Release');
    await expect(card(head, 'History').getByText('Released')).toBeVisible();
    await expect(page.getByText('Review of the bank transfer completed')).toBeVisible();
    await expect(page.getByText(sellerReview, { exact: false })).toHaveCount(0);
    await expect(page.getByText('Allocated').first()).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('Guaranteed').first()).toBeVisible();
    await expect(guest.getByText(guestReview, { exact: false })).toHaveCount(0);
  });
});

test('a guest’s held transfer goes back when compliance denies it, and the invoice stays open', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const email = 'office@slatequay.example';
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const dueDate = addDays(await businessClock(stack.portalUrl).today(), 20);
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, invoiceOf(email, 'Slate Quay', '308.00', dueDate));
  const guest = await newVisitor();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'On hold for review' }).click();
  await expect(guest.getByText(guestReview, { exact: false }).first()).toBeVisible();

  const head = await newVisitor();
  await enterAs(head, mailbox, { url: `${stack.adminUrl}/deposits?state=held`, email: people.head });
  const mail = await mailbox.messageAfter(
    email,
    () => decide(head, stack.adminUrl, '$308.00', 'Send back to the sender'),
    ({ subject }) => subject.includes('can’t accept'),
  );
  expect(mail.subject).toContain('We can’t accept your transfer of $308.00');
  await expect(page.getByText('Bank transfer sent back')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(guestReview, { exact: false })).toHaveCount(0);
  await expect(guest.getByRole('button', { name: 'Exact amount' })).toBeVisible();
});
