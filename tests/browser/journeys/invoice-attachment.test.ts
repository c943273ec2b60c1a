import { readFile } from 'node:fs/promises';
import { confirmSending } from '../support/invoices.ts';
import { linkIn } from '../support/mailbox.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const xml = `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">
  <ID>OLD-17</ID><IssueDate>2026-03-02</IssueDate><DocumentCurrencyCode>EUR</DocumentCurrencyCode>
  <AccountingSupplierParty><Party><PartyName><Name>Old System Ltd</Name></PartyName></Party></AccountingSupplierParty>
  <InvoiceLine><InvoicedQuantity unitCode="HUR">3</InvoicedQuantity><LineExtensionAmount>100.01</LineExtensionAmount>
  <Item><Name>Advice</Name></Item></InvoiceLine>
  <LegalMonetaryTotal><PayableAmount>100.01</PayableAmount></LegalMonetaryTotal></Invoice>`;

test('a verified seller attaches an e-invoice, which seller and guest read and download', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const buyer = 'attached@nobody.example';
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/invoices/new/form`, email: people.seller });
  await page.getByLabel('Buyer’s email').fill(buyer);
  await page.getByLabel('Buyer’s name').fill('Attached Ltd');
  await page.getByLabel('Item or service').fill('Work');
  await page.getByLabel('Unit price').fill('10');

  await test.step('other types are refused with their names', async () => {
    await page
      .getByLabel('Attach a file')
      .setInputFiles({ name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
    await expect(page.getByText(/pdf, jpg, jpeg, png, xml, csv/).first()).toBeVisible();
  });
  await test.step('the file is uploaded and sent', async () => {
    await page
      .getByLabel('Attach a file')
      .setInputFiles({ name: 'old-17.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
    await expect(page.getByText('File successfully uploaded.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Review and send' }).click();
    const mail = await mailbox.messageAfter(buyer, () => confirmSending(page));
    const link = linkIn(mail, `${stack.portalUrl}/pay-invoice`);

    await page.getByRole('button', { name: 'Show attached e-invoice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Attached e-invoice' });
    await expect(dialog.getByRole('heading', { name: 'Invoice OLD-17' })).toBeVisible();
    await expect(dialog.getByText('€100.01').first()).toBeVisible();
    await expectAccessible(page);
    // A sent invoice keeps its file.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Add file' })).toHaveCount(0);

    const guest = await newVisitor();
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Show the e-invoice' }).click();
    await expect(guest.getByRole('heading', { name: 'Invoice OLD-17' })).toBeVisible();
    await expect(guest.getByText('Old System Ltd')).toBeVisible();
    await expectAccessible(guest);
    const download = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Attachment: old-17.xml' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('old-17.xml');
    const content = await readFile(await file.path(), 'utf8');
    expect(content).toBe(xml);
  });
});
