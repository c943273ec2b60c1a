import type { Page } from '@playwright/test';
import { linkIn } from '../support/mailbox.ts';
import { people, resumeSession } from '../support/people.ts';
import { whenSettled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const ownInvoice = 'A company can’t invoice itself.';

/** Number of rows in the list of drafts that match a search. */
async function draftsNamed(page: Page, portalUrl: string, name: string): Promise<number> {
  await page.goto(`${portalUrl}/income?status=draft&search=${encodeURIComponent(name)}`);
  await page.getByRole('table').or(page.getByText('No invoice matches')).waitFor();
  return whenSettled(page, () => page.getByRole('row').filter({ hasText: name }).count());
}

async function fillIn(page: Page, portalUrl: string, values: Record<string, string>): Promise<void> {
  await page.goto(`${portalUrl}/invoices/new/form`);
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

/** Returns the buttons and amounts of the form that a toast covers. */
function coveredBy(toaster: Element): string[] {
  const over = toaster.querySelector('.q-toast')?.getBoundingClientRect();
  if (!over) throw new Error('There is no toast.');
  return [...document.querySelectorAll('.invoice-form :is(button, .q-amount)')].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isApart = left >= over.right || right <= over.left || top >= over.bottom || bottom <= over.top;
    return isApart ? [] : [part.textContent];
  });
}

test.describe('the invoice form', () => {
  test.beforeEach(async ({ page, stack, mailbox }) => {
    await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  });

  test('refuses an invoice to oneself and an empty one, naming each field, and keeps one draft', async ({
    page,
    stack,
  }) => {
    const name = 'Nobody in particular';
    const complete = { 'Buyer’s name': name, 'Item or service': 'Work' };
    await fillIn(page, stack.portalUrl, { ...complete, 'Buyer’s email': people.seller, 'Unit price': '0' });
    const [email, price] = [page.getByLabel('Buyer’s email'), page.getByLabel('Unit price')];
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(email).toHaveAccessibleDescription(ownInvoice);
    await expect(email).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/The total must be greater than 0\./);
    await expect(page.getByText('Make sure to fill all required fields')).toHaveCount(0);

    // Of a colleague's address only the server knows.
    await email.fill(people.reader);
    await price.fill('10');
    await page.getByRole('button', { name: 'Review and send' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send invoice' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(email).toHaveAccessibleDescription(ownInvoice);
    await expect(email).toBeFocused();

    await email.fill('someone@nobody.example');
    await page.getByRole('button', { name: 'Review and send' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.getByRole('link', { name: 'Income' }).first().click();
    await expect(page).toHaveURL(/\/income/);
    expect(await draftsNamed(page, stack.portalUrl, name)).toBe(1);
  });

  test('sends one invoice when the answer was lost and the person continued editing', async ({ page, stack }) => {
    const name = 'Buyer of a lost answer';
    await fillIn(page, stack.portalUrl, {
      'Buyer’s name': name,
      'Buyer’s email': 'lost@nobody.example',
      'Item or service': 'Work',
      'Unit price': '10',
    });
    await page.route('**/invoices/send', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Review and send' }).click();
    await dialog.getByRole('button', { name: 'Send invoice' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We lost the connection.');
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await page.unroute('**/invoices/send');

    await page.getByLabel('Summary').fill('Changed meanwhile');
    await page.getByRole('button', { name: 'Review and send' }).click();
    await dialog.getByRole('button', { name: 'Send invoice' }).click();
    await expect(dialog.getByRole('alert')).toContainText('already sent');
    await dialog.getByRole('button', { name: 'Keep editing' }).click();

    await page.goto(`${stack.portalUrl}/income?search=${encodeURIComponent(name)}`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  });

  test('saves a draft with gaps, completes it, and deletes it from its row', async ({ page, stack }) => {
    const name = 'A draft with gaps';
    await fillIn(page, stack.portalUrl, { Summary: name, 'Buyer’s email': 'gaps@guest.example' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/income/);
    expect(await draftsNamed(page, stack.portalUrl, name)).toBe(1);
    await expect(page.getByText('gaps@guest.example')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name }).click();
    await expect(page.getByLabel('Summary')).toHaveValue(name);
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByLabel('Buyer’s name')).toHaveAccessibleDescription('This field is required.');
    await expect(page.getByText('Make sure to fill all required fields')).toBeVisible();

    expect(await draftsNamed(page, stack.portalUrl, name)).toBe(1);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete draft' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this draft?' });
    await question.getByRole('button', { name: 'Keep draft' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete draft' }).click();
    await question.getByRole('button', { name: 'Delete draft' }).click();
    await expect(page.getByText('Draft deleted.')).toBeVisible();
    await expect(page.getByText('No invoice matches')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('deletes the draft that it edits', async ({ page, stack }) => {
    const name = 'A draft to drop';
    await fillIn(page, stack.portalUrl, { Summary: name });
    await expect(page.getByRole('button', { name: 'Delete draft' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/income/);
    await page.goto(`${stack.portalUrl}/income?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
    await expect(page).toHaveURL(/\/income$/);
    expect(await draftsNamed(page, stack.portalUrl, name)).toBe(0);
  });

  test('keeps and explains refused values, and does not save them', async ({ page, stack }) => {
    // Beside the document, which is made of the same values.
    await page.setViewportSize({ width: 1440, height: 900 });
    await fillIn(page, stack.portalUrl, {
      Summary: 'Refused',
      'Unit price': '1234.56789',
      Qty: '-5',
      'Due date': '31 Feb 2027',
    });
    await expect(page.getByLabel('Qty')).toHaveAccessibleDescription('Can’t be negative.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByLabel('Due date')).toBeFocused();
    await expect(page.getByLabel('Due date')).toHaveValue('31 Feb 2027');
    await expect(page.getByLabel('Due date')).toHaveAccessibleDescription('Invalid date');
    await expect(page.getByLabel('Unit price')).toHaveValue('1234.56789');
    await expect(page.getByLabel('Unit price')).toHaveAccessibleDescription(/Use 4 decimals at most\./);
    await page.getByLabel('Due date').fill('28 Feb 2027');
    await page.getByLabel('Unit price').fill('0.0125');
    await page.getByLabel('Qty').fill('2');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved.')).toBeVisible();
  });

  test('goes to the next item by Enter, adds one after the last, and sends nothing', async ({ page, stack }) => {
    await fillIn(page, stack.portalUrl, { 'Item or service': 'First', 'Unit price': '10' });
    const names = page.getByLabel('Item or service');
    await page.getByLabel('Unit price').press('Enter');
    await expect(names).toHaveCount(2);
    await expect(names.nth(1)).toBeFocused();
    await names.nth(0).press('Enter');
    await expect(names.nth(1)).toBeFocused();
    await expect(names).toHaveCount(2);
    await expect(page.getByText('Make sure to fill all required fields')).toHaveCount(0);
  });

  test('keeps a due date that has passed and says what is wrong with it', async ({ page, stack }) => {
    const name = 'A draft that was late';
    await fillIn(page, stack.portalUrl, { Summary: name, 'Due date': '15 Jan 2025' });
    const dueDate = page.getByLabel('Due date');
    const complaint = 'The due date must be today or later.';
    await page.getByLabel('Summary').focus();
    await expect(dueDate).toHaveValue('15 Jan 2025');
    await expect(dueDate).toHaveAccessibleDescription(complaint);

    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/income/);
    await page.goto(`${stack.portalUrl}/income?status=draft&search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await expect(dueDate).toHaveValue('15 Jan 2025');
    await expect(dueDate).toHaveAccessibleDescription(complaint);
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByText('Check the marked fields')).toBeVisible();
    await dueDate.fill('15 Jan 2199');
    await page.getByLabel('Summary').focus();
    await expect(dueDate).toHaveAccessibleDescription('');
  });

  test('sends a draft whose sending date has passed on the day on which the person sends it', async ({
    page,
    stack,
  }) => {
    const name = 'A draft for last winter';
    await fillIn(page, stack.portalUrl, {
      Summary: name,
      'Buyer’s email': 'patient@nobody.example',
      'Buyer’s name': 'Patient Heron',
      'Send on': '15 Jan 2025',
      'Item or service': 'Work',
      'Unit price': '10',
    });
    const sendOn = page.getByLabel('Send on');
    await page.getByLabel('Unit price').blur();
    await expect(page.getByRole('status').getByText('Drafts aren’t sent automatically.')).toBeVisible();
    await expect(sendOn).toHaveAccessibleDescription('');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/income/);

    await page.goto(`${stack.portalUrl}/income?status=draft&search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByLabel('Buyer’s name')).toHaveValue('Patient Heron');
    await expect(sendOn).not.toHaveValue('15 Jan 2025');
    await page.getByRole('button', { name: 'Review and send' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).not.toContainText('2025');
    await dialog.getByRole('button', { name: 'Send invoice' }).click();
    await expect(page.getByText('Invoice sent.')).toBeVisible();
  });

  test('gives item names the width that their figures don’t need', async ({ page, stack }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await fillIn(page, stack.portalUrl, { 'Item or service': 'Work', 'Unit price': '1234567.89', Qty: '12' });
    await page.getByRole('button', { name: 'Add item' }).click();
    const widths = await whenSettled(page, () =>
      page.getByLabel('Item or service').evaluateAll((fields) => fields.map(({ clientWidth }) => clientWidth)),
    );
    expect(Math.min(...widths)).toBeGreaterThan(280);
    expect(new Set(widths).size).toBe(1);
    const price = page.getByLabel('Unit price').first();
    await expect.poll(() => price.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  for (const width of [390, 1440]) {
    test(`shows its total and its buttons beside a toast at ${width} px`, async ({ page, stack }) => {
      await page.setViewportSize({ width, height: 844 });
      await fillIn(page, stack.portalUrl, { Summary: 'Typed on', 'Item or service': 'Work', 'Unit price': '10' });
      const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
      const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/invoices/draft', async (route) => {
        ask();
        await mayAnswer;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Save draft' }).click();
      await isAsked;
      await page.getByLabel('Summary').fill('Typed on while it is saved');
      answer();
      const toast = page.getByRole('status').filter({ hasText: 'Draft saved.' });
      // It stays as long as the pointer is on it.
      await toast.locator('.q-toast').hover();
      for (const place of [0, 10_000]) {
        await page.evaluate((top) => scrollTo(0, top), place);
        expect(await whenSettled(page, () => toast.evaluate(coveredBy))).toEqual([]);
      }
    });
  }

  test('does not call a field empty that contains a refused value', async ({ page, stack }) => {
    await fillIn(page, stack.portalUrl, {
      'Buyer’s email': 'refused@nobody.example',
      'Buyer’s name': 'Refused Ltd',
      'Item or service': 'Work',
      'Unit price': '1e5',
      'Due date': '31 Feb 2027',
    });
    const sentence = page.getByText('Check the marked fields');
    for (const action of ['Review and send', 'Save draft']) {
      await page.getByRole('button', { name: action }).click();
      await expect(sentence).toBeVisible();
      await expect(page.getByText('Make sure to fill all required fields')).toHaveCount(0);
      await expect(page.getByLabel('Unit price')).toHaveValue('1e5');
      await expect(page.getByLabel('Unit price')).toHaveAccessibleDescription(/Enter a number\./);
      await expect(page.getByLabel('Due date')).toHaveValue('31 Feb 2027');
      await expect(page.getByLabel('Due date')).toHaveAccessibleDescription('Invalid date');
    }
    await page.getByLabel('Due date').fill('28 Feb 2027');
    await page.getByLabel('Unit price').fill('10');
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByRole('dialog').locator('.send-dialog__total')).toContainText('$10.00');
  });

  test('shows the document beside the fields while it is written, where there is room', async ({ page, stack }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await fillIn(page, stack.portalUrl, {
      'Buyer’s name': 'Green Fern Café',
      'Item or service': 'Menu design',
      'Unit price': '42.00',
    });
    const preview = page.getByRole('region', { name: 'Preview' });
    for (const text of ['Green Fern Café', 'Menu design', '$42.00', 'How the buyer can pay']) {
      await expect(preview.getByText(text).first()).toBeVisible();
    }
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Preview' })).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(preview).toHaveCount(0);
  });

  test('opens the document over the fields where there is no room beside them', async ({ page, stack }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await fillIn(page, stack.portalUrl, { 'Item or service': 'Menu design', 'Unit price': '42.00' });
    const open = page.getByRole('button', { name: 'Preview' });
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    for (const width of [1280, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open.click();
      for (const text of ['Menu design', '$42.00', 'How the buyer can pay']) {
        await expect(dialog.getByText(text).first()).toBeVisible();
      }
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(open).toBeFocused();
    }
    await expect(page.getByLabel('Unit price')).toHaveValue(/42/);
  });

  test('refuses an amount in another currency until that currency is chosen', async ({ page, stack }) => {
    await fillIn(page, stack.portalUrl, { 'Item or service': 'Work', 'Unit price': '€ 12' });
    const price = page.getByLabel('Unit price');
    await expect(price).toHaveAccessibleDescription(/Enter an amount in USD\./);
    await expect(page.getByRole('complementary').getByText('$0.00')).toBeVisible();
    await page.getByLabel('Currency').click();
    // Of the open accounts.
    await expect(page.getByRole('option').filter({ hasText: /EUR|GBP|USD/ })).toHaveCount(3);
    await expect(page.getByRole('option', { name: /CAD/ })).toHaveCount(0);
    await page.getByRole('option', { name: /EUR/ }).click();
    await expect(price).toHaveAccessibleDescription('€');
    await expect(page.getByRole('complementary').getByText('€12.00')).toBeVisible();
  });

  test('warns that a guest can’t pay the invoice, and tells the guest whom to contact', async ({
    page,
    stack,
    mailbox,
    newVisitor,
  }) => {
    const email = `no-way-to-pay-${crypto.randomUUID()}@nobody.example`;
    const warning = /Only a buyer with a Bancoli account in USD can pay this invoice online\./;
    await fillIn(page, stack.portalUrl, {
      'Buyer’s email': email,
      'Buyer’s name': 'Guest Ltd',
      'Item or service': 'Work',
      'Unit price': '10',
    });
    await expect(page.getByText(warning)).toHaveCount(0);
    await page.getByLabel('Accept US bank debit').uncheck();
    await expect(page.getByText(warning)).toBeVisible();
    await page.getByRole('button', { name: 'Review and send' }).click();
    await expect(page.getByRole('dialog').getByText(warning)).toBeVisible();
    const mail = await mailbox.messageAfter(email, () =>
      page.getByRole('dialog').getByRole('button', { name: 'Send invoice' }).click(),
    );
    expect(mail.text).toContain(`Ask ${people.seller} how to pay.`);
    const guest = await newVisitor();
    await guest.goto(linkIn(mail, `${stack.portalUrl}/pay-invoice`));
    const contact = guest.getByRole('link', { name: people.seller });
    await expect(contact).toHaveAttribute('href', `mailto:${people.seller}`);
    await expectAccessible(guest);
  });
});
