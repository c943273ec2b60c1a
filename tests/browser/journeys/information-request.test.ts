import type { Locator, Page } from '@playwright/test';
import { handInCompany } from '../support/applicants.ts';
import { addDays, businessClock } from '../support/clock.ts';
import { sendInvoice } from '../support/invoices.ts';
import { linkIn } from '../support/mailbox.ts';
import { password } from '../support/newcomers.ts';
import { enterAs, people, resumeSession } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const section = (page: Page, title: string): Locator =>
  page.locator('.q-card', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const contract = {
  name: 'contract.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\ncontract\n%%EOF'),
};

test('compliance asks the owner, who answers with text and a file, and accepts the answer', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const applicant = await newVisitor();
  const { email, handle, legalName } = await handInCompany(applicant, mailbox, stack.portalUrl);
  const list = `${stack.adminUrl}/new-accounts/accounts-under-verification`;
  await enterAs(page, mailbox, { url: `${list}?search=${handle}`, email: people.head });
  await page.getByRole('link', { name: legalName }).click();
  await expect(section(page, 'Requested information').getByText('Nothing requested')).toBeVisible();
  await expect(section(page, 'Account applications').getByText('No application yet')).toBeVisible();

  const question = await test.step('the request, by the menu of a step', async () => {
    await press(page, 'Actions for Business verification');
    await page.getByRole('menuitem', { name: 'Request additional info' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request additional info from owner' });
    await expect(dialog.getByRole('combobox', { name: 'About' })).toHaveValue('Business verification');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('This field is required.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Which kites do you sell?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Next' }).click();
    const preview = dialog.getByRole('region', { name: 'Preview of the email' });
    await expect(preview).toBeFocused();
    await expect(preview.getByText(email)).toBeVisible();
    await expect(preview.getByText('Which kites do you sell?')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Back to edit' }).click();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Which kites do you sell, and to whom?');
    await dialog.getByRole('button', { name: 'Next' }).click();
    const send = () => dialog.getByRole('button', { name: 'Send message' }).click();
    return await mailbox.messageAfter(email, send, ({ text }) =>
      text.includes('Which kites do you sell, and to whom?'),
    );
  });
  await expect(page.getByText('Additional info request submitted.')).toBeVisible();
  await expect(section(page, 'Business verification').getByText('Additional Info Requested')).toBeVisible();
  await expect(section(page, 'Decide').getByRole('button', { name: 'Requested: Business verification' })).toBeVisible();
  const request = page.getByRole('article', { name: 'Business verification' });
  await expect(request.getByText('The owner has not answered yet.')).toBeVisible();

  await test.step('the answer, by the link of the mail', async () => {
    const link = linkIn(question, `${stack.portalUrl}/verification/additional-info-request`);
    await enterAs(applicant, mailbox, { url: link, email, password });
    await expect(applicant.getByText('Which kites do you sell, and to whom?')).toBeVisible();
    await press(applicant, 'Send answer');
    await expect(applicant.getByRole('textbox', { name: 'Answer' })).toHaveAccessibleDescription(
      /Write an answer, or attach a file or an invoice\./,
    );
    await applicant.getByRole('textbox', { name: 'Answer' }).fill('Stunt kites, to schools.');
    await applicant.getByLabel('Files').setInputFiles(contract);
    await expect(applicant.getByText('contract.pdf').first()).toBeVisible();
    await press(applicant, 'Save draft');
    await expect(applicant.getByText('Draft saved')).toBeVisible();
    await expectAccessible(applicant);
    await press(applicant, 'Send answer');
    await expect(applicant.getByText('Your answer was sent')).toBeVisible();
    await expect(applicant.getByText(/^Sent on /)).toBeVisible();
    await expectAccessible(applicant);
  });

  await test.step('the review', async () => {
    await page.reload();
    await expect(request.getByText('Needs review - info submitted')).toBeVisible();
    await expect(request.getByText('Stunt kites, to schools.')).toBeVisible();
    const file = request.getByRole('link', { name: /contract\.pdf/ });
    const contentOf = async () => {
      const answer = await page.request.get(new URL((await file.getAttribute('href')) ?? '', stack.adminUrl).href);
      return (await answer.body()).toString();
    };
    await expect.poll(contentOf).toContain('contract');
    await expectAccessible(page);
    await request.getByRole('button', { name: 'Accept answer: Business verification' }).click();
    await expect(page.getByText('Answer accepted.')).toBeVisible();
    await expect(request.getByText('Reviewed', { exact: true })).toBeVisible();
    const timeline = section(page, 'Timeline');
    for (const event of ['Information requested', 'Request answered', 'Answer accepted']) {
      await expect(timeline.getByText(`${event}: Business verification`)).toBeVisible();
    }
    await expect(request.getByRole('button')).toHaveCount(0);
    await expect(section(page, 'Business verification').getByText('Needs review', { exact: true })).toBeVisible();
  });

  await test.step('the request to the owner, from the record of the person', async () => {
    await section(page, 'Decide').getByRole('link', { name: 'Ada Vale' }).click();
    // The company's record has such a button too.
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Vale' })).toBeVisible();
    await press(page, 'Request additional info');
    const dialog = page.getByRole('dialog', { name: 'Request additional info from owner' });
    await expect(dialog.getByRole('combobox', { name: 'About' })).toHaveValue('Account owner identity');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('what is typed stays when the request is closed, or another draft is saved meanwhile', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const first = await newVisitor();
  const { email, handle, legalName } = await handInCompany(first, mailbox, stack.portalUrl);
  const list = `${stack.adminUrl}/new-accounts/accounts-under-verification`;
  await enterAs(page, mailbox, { url: `${list}?search=${handle}`, email: people.head });
  await page.getByRole('link', { name: legalName }).click();
  await press(page, 'Request additional info');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Who are your buyers?');
  await dialog.getByRole('button', { name: 'Next' }).click();
  const send = () => dialog.getByRole('button', { name: 'Send message' }).click();
  const mail = await mailbox.messageAfter(email, send, ({ text }) => text.includes('Who are your buyers?'));

  await test.step('a second request about the same', async () => {
    await expect(dialog).toHaveCount(0);
    await press(page, 'Request additional info');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Who else buys?');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByRole('alert').getByText('A colleague has asked already')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Back to edit' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Who else buys?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const link = linkIn(mail, `${stack.portalUrl}/verification/additional-info-request`);
  const second = await newVisitor();
  await enterAs(first, mailbox, { url: link, email, password });
  await enterAs(second, mailbox, { url: link, email, password });
  const answer = (on: Page) => on.getByRole('textbox', { name: 'Answer' });
  const third = await second.context().newPage();
  await third.goto(link);
  await answer(third).fill('Fairs.');
  await answer(second).fill('Schools.');
  await answer(first).fill('Shops.');
  await press(first, 'Save draft');
  await expect(first.getByText('Draft saved')).toBeVisible();

  await press(second, 'Save draft');
  await expect(second.getByText('Another draft was saved in the meantime')).toBeVisible();
  await expect(answer(second)).toHaveValue('Schools.');
  await expectAccessible(second);
  await press(second, 'Load the other draft');
  await expect(answer(second)).toHaveValue('Shops.');

  await press(third, 'Save draft');
  await expect(third.getByText('Another draft was saved in the meantime')).toBeVisible();

  await answer(second).fill('Shops and schools.');
  await press(first, 'Send answer');
  await expect(first.getByText('Your answer was sent')).toBeVisible();
  await press(second, 'Send answer');
  await expect(second.getByText('This request was closed in the meantime')).toBeVisible();
  await expect(answer(second)).toHaveValue('Shops and schools.');
  await expectAccessible(second);
  await press(third, 'Load the other draft');
  await expect(third.getByText('This request was closed in the meantime')).toBeVisible();
  await expect(answer(third)).toHaveValue('Fairs.');
  await expect(third.getByText('The other draft was loaded')).toHaveCount(0);
  await press(second, 'Show the request');
  await expect(second.getByText('Shops.', { exact: true })).toBeVisible();
});

test('an answer that came while staff asked again is shown first, and the message is kept', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const owner = await newVisitor();
  const { userId, email, handle, legalName } = await handInCompany(owner, mailbox, stack.portalUrl);
  const list = `${stack.adminUrl}/new-accounts/accounts-under-verification`;
  await enterAs(page, mailbox, { url: `${list}?search=${handle}`, email: people.head });
  await page.getByRole('link', { name: legalName }).click();
  /** Asks by the page of one of the staff; the owner answers by a call. */
  const askAndAnswer = async (on: Page, question: string, reply: string) => {
    const dialog = on.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Message' }).fill(question);
    await dialog.getByRole('button', { name: 'Next' }).click();
    const send = () => dialog.getByRole('button', { name: 'Send message' }).click();
    const mail = await mailbox.messageAfter(email, send, ({ text }) => text.includes(question));
    const link = linkIn(mail, `${stack.portalUrl}/verification/additional-info-request`);
    const answered = await owner.request.put(`${stack.portalUrl}/api/${userId}/verification/additional-info-request`, {
      headers: { origin: stack.portalUrl },
      data: { additionalInfoRequestId: new URL(link).searchParams.get('id'), message: reply },
    });
    expect(answered.ok()).toBe(true);
    await expect(dialog).toHaveCount(0);
  };
  await press(page, 'Request additional info');
  await askAndAnswer(page, 'Who are your buyers?', 'Shops.');
  await page.reload();
  await press(page, 'Ask again: Business verification');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Shops.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Which shops?');

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await press(colleague, 'Ask again: Business verification');
  await askAndAnswer(colleague, 'Any schools?', 'Two schools.');

  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('alert').getByText('The owner has answered in the meantime')).toBeVisible();
  await expect(dialog.getByText('Two schools.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Which shops?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Additional info request submitted.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Business verification' })).toHaveCount(3);
});

test('a request about a held payment is answered with an invoice', async ({ page, newVisitor, stack, mailbox }) => {
  const dueDate = addDays(await businessClock(stack.portalUrl).today(), 40);
  await resumeSession(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await sendInvoice(page, stack.portalUrl, {
    email: people.buyer,
    name: 'Northwind Robotics Inc',
    dueDate,
    summary: 'Explained stickers',
    items: [{ name: 'Sticker sheet', rate: '13.25', qty: '4' }],
  });
  const buyer = await newVisitor();
  await enterAs(buyer, mailbox, { url: page.url(), email: people.buyer });
  await press(buyer, 'Hold my payments');
  await expect(buyer.getByText('Your payments are on hold for review.')).toBeVisible();
  await press(buyer, 'Pay from your balance');
  const code = await mailbox.codeAfter(people.buyer, () => press(buyer, 'Pay $53.00'));
  await buyer.getByRole('dialog').getByLabel('One-time code').fill(code);
  await expect(buyer.getByRole('dialog').getByText('We’re reviewing your payment.')).toBeVisible();
  await press(buyer, 'Done');

  const ask = () => press(buyer, 'Ask for information');
  const mail = await mailbox.messageAfter(people.buyer, ask, ({ text }) =>
    text.includes('What is this transaction for?'),
  );
  await buyer.goto(linkIn(mail, `${stack.portalUrl}/monitored-transactions/additional-info-request`));
  await expect(buyer.getByText('The payment of an invoice')).toBeVisible();
  await expect(buyer.getByText('$53.00').first()).toBeVisible();
  await press(buyer, 'Attach an invoice');
  const picker = buyer.getByRole('dialog', { name: 'Attach an invoice' });
  await picker.getByRole('radio', { name: 'Bills from your suppliers' }).check();
  await expectAccessible(buyer);
  await picker
    .getByRole('button', { name: /\$53\.00/ })
    .first()
    .click();
  await expect(buyer.getByText('Invoice attached')).toBeVisible();
  await press(buyer, 'Send answer');
  await expect(buyer.getByText('Your answer was sent')).toBeVisible();
  await expect(buyer.getByText('Needs review - info submitted')).toBeVisible();
  await expect(buyer.getByRole('region', { name: 'Attached invoices' }).getByText('$53.00')).toBeVisible();
  await expectAccessible(buyer);

  await test.step('the payment is denied, and no more are held', async () => {
    await buyer.goto(page.url());
    await press(buyer, 'Deny');
    await expect(buyer.getByText('This payment was denied.')).toBeVisible();
    await page.goto(`${stack.portalUrl}/income`);
    await sendInvoice(page, stack.portalUrl, {
      email: people.buyer,
      name: 'Northwind Robotics Inc',
      dueDate,
      summary: 'More stickers',
      items: [{ name: 'Sticker sheet', rate: '13.25', qty: '4' }],
    });
    await buyer.goto(page.url());
    await press(buyer, 'Let them pass');
    await expect(buyer.getByText('Your payments are no longer on hold.')).toBeVisible();
  });
});
