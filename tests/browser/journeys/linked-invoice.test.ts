import { addDays, businessClock } from '../support/clock.ts';
import { sendAndGetLink } from '../support/invoices.ts';
import { enterAs, people, resumeSession, signIn, userMenu } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('the link in an invoice mail leads its buyer to the invoice’s own page, and everybody else to the guest’s', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const dueDate = addDays(await businessClock(stack.portalUrl).today(), 12);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    email: people.buyer,
    name: 'Northwind Robotics Inc',
    dueDate,
    summary: 'Cable labels',
    items: [{ name: 'Label', rate: '3.75', qty: '20' }],
  });
  const invoiceUrl = page.url();

  await test.step('a visitor pays as a guest, or signs in first', async () => {
    const visitor = await newVisitor();
    await visitor.goto(link);
    await expect(visitor.getByText('$75.00').first()).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('link', { name: 'Sign in to pay from your balance' }).click();
    await expect(visitor.getByLabel('Password', { exact: true })).toBeVisible();
    await signIn(visitor, mailbox, { url: visitor.url(), email: people.buyer });
    await expect(visitor).toHaveURL(invoiceUrl);
  });

  await test.step('the signed-in buyer has every way to pay, and the timeline', async () => {
    const buyer = await newVisitor();
    await enterAs(buyer, mailbox, { url: link, email: people.buyer });
    await expect(buyer).toHaveURL(invoiceUrl);
    await expect(buyer.getByRole('button', { name: 'Pay from your balance' })).toBeVisible();
    await expect(buyer.getByRole('region', { name: 'Timeline' }).getByText('Sent')).toBeVisible();
    await expectAccessible(buyer);
  });

  await test.step('a stranger who is signed in sees what a guest sees', async () => {
    const stranger = await newVisitor();
    await enterAs(stranger, mailbox, { url: link, email: people.supplier });
    await expect(stranger.getByText('$75.00').first()).toBeVisible();
    await expect(stranger).toHaveURL(link);
    await expect(stranger.getByRole('link', { name: 'Sign in to pay from your balance' })).toHaveCount(0);
    await expect(userMenu(stranger)).toHaveCount(0);
    await test.step('what was typed stays when it becomes known who the visitor is', async () => {
      const isKnown = Promise.withResolvers<void>();
      await stranger.route('**/me', async (route) => {
        await isKnown.promise;
        await route.continue();
      });
      await stranger.reload();
      await stranger.getByRole('button', { name: 'Reject this invoice' }).click();
      await stranger.getByLabel('Reason').fill('We never ordered labels');
      const asked = stranger.waitForResponse('**/invoices/find-linked');
      isKnown.resolve();
      await asked;
      await settled(stranger);
      await expect(stranger.getByLabel('Reason')).toHaveValue('We never ordered labels');
      await stranger.unroute('**/me');
    });
  });

  await test.step('a link that has ended leads its buyer to the invoice, and offers others to sign in', async () => {
    await page.goto(invoiceUrl);
    await page.getByRole('button', { name: 'Payment links' }).click();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('The link was revoked.')).toBeVisible();
    const visitor = await newVisitor();
    await visitor.goto(link);
    await expect(visitor.getByRole('link', { name: 'Sign in to open the invoice' })).toBeVisible();
    await enterAs(visitor, mailbox, { url: link, email: people.buyer });
    await expect(visitor).toHaveURL(invoiceUrl);
  });
});
