import { sendInvoice } from '../support/invoices.ts';
import { linkIn } from '../support/mailbox.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const buyer = 'reminded@nobody.example';

test('a seller reminds, sends again and duplicates an invoice', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/income`, email: people.seller });
  await sendInvoice(page, stack.portalUrl, {
    email: buyer,
    name: 'Reminded Ltd',
    dueDate: '2199-01-01',
    summary: 'Work to remind of',
    items: [{ name: 'Work', rate: '12.5', qty: '4' }],
  });

  await test.step('from the toolbar, once a day', async () => {
    await page.getByRole('button', { name: 'Send reminder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send a reminder?' });
    await expectAccessible(page);
    const mail = await mailbox.messageAfter(buyer, () => dialog.getByRole('button', { name: 'Send reminder' }).click());
    expect(mail.subject).toMatch(/^Reminder: invoice INV-/);
    expect(linkIn(mail, `${stack.portalUrl}/pay-invoice`)).toContain('token=');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Send reminder' }).click();
    await dialog.getByRole('button', { name: 'Send reminder' }).click();
    await expect(dialog.getByRole('alert')).toContainText('already got this mail today');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('plans reminders after sending', async () => {
    await expect(page.getByText('No reminders')).toBeVisible();
    await page.getByRole('button', { name: 'Plan reminders' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reminders' });
    await dialog.getByLabel('Send a reminder').click();
    await page.getByRole('option', { name: '7 days before the due date' }).click();
    await page.getByRole('option', { name: 'On the due date' }).click();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save reminders' }).click();
    await expect(page.getByText('Reminders saved.')).toBeVisible();
    await expect(page.getByText('25 Dec, 2198')).toBeVisible();
  });

  await test.step('the timeline tells what happened and what is expected, also on a phone', async () => {
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await expect(timeline.getByRole('listitem')).toHaveText([
      /^Sent/,
      /^Reminder sent/,
      /^Reminder.*Expected 25 Dec 2198/,
      /^Due.*Expected 01 Jan 2199/,
    ]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(timeline).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the Actions dropdown has none of these', async () => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await expect(page.getByRole('menuitem')).not.toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: /reminder|again|Duplicate/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('sends it again from its row', async () => {
    await page.goto(`${stack.portalUrl}/income?search=${encodeURIComponent('Work to remind')}`);
    await page.getByRole('button', { name: /Actions for INV-/ }).click();
    await page.getByRole('menuitem', { name: 'Send again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send this invoice again?' });
    const mail = await mailbox.messageAfter(buyer, () => dialog.getByRole('button', { name: 'Send again' }).click());
    expect(mail.subject).not.toContain('Reminder');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('duplicates it with everything but dates and number', async () => {
    await page.getByRole('button', { name: /Actions for INV-/ }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Buyer’s email')).toHaveValue(buyer);
    await expect(page.getByLabel('Summary')).toHaveValue('Work to remind of');
    await expect(page.getByLabel('Unit price')).toHaveValue('12.50');
    await expect(page.getByLabel('Qty')).toHaveValue('4');
    await expect(page.getByLabel('Send on')).toHaveValue('');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await page.goto(`${stack.portalUrl}/income?search=${encodeURIComponent('Work to remind')}`);
    await expect(page.getByRole('row').filter({ hasText: 'Reminded Ltd' })).toHaveCount(2);
  });
});
