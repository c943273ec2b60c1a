import { addDays, businessClock } from '../support/clock.ts';
import { sendAndGetLink } from '../support/invoices.ts';
import { people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a guest pays the seller directly and says so, and the seller closes the invoice', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const clock = businessClock(stack.portalUrl);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  const link = await sendAndGetLink(page, mailbox, stack.portalUrl, {
    email: 'desk@quietmill.example',
    name: 'Quiet Mill',
    dueDate: addDays(await clock.today(), 20),
    summary: 'Paper samples',
    items: [{ name: 'Samples', rate: '64.00', qty: '1' }],
    externalInstructions: 'By cheque to Harbor Studio\n1 Quay Road',
  });

  const guest = await newVisitor();
  await guest.goto(link);
  await guest.getByRole('button', { name: /^Pay .* directly$/ }).click();
  await expect(guest.getByText('1 Quay Road')).toBeVisible();
  await guest.getByRole('button', { name: 'I’ve paid' }).click();
  await expectAccessible(guest);
  const mail = await mailbox.messageAfter(people.seller, () =>
    guest.getByRole('button', { name: 'Tell the seller' }).click(),
  );
  expect(mail.subject).toContain('Quiet Mill says that invoice');
  await expect(guest.getByText(/^You told .* that you’ve paid\.$/)).toBeVisible();
  await guest.reload();
  await guest.getByRole('button', { name: /^Pay .* directly$/ }).click();
  await expect(guest.getByRole('button', { name: 'I’ve paid' })).toHaveCount(0);

  await expect(page.getByText('The buyer says this invoice is paid')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as paid externally' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('This invoice was marked as paid externally.')).toBeVisible();
});
