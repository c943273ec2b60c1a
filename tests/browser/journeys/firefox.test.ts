import { createPartnerClient } from '@quittance/sdk/node';
import { addDays, businessClock } from '../support/clock.ts';
import { expect, payByBankDebit, test, waitForText } from '../support/firefox.ts';
import { serveHostPage } from '../support/host-page.ts';

test('in Firefox a customer pays inside the partner’s page, under the strictest content policy', async ({
  firefoxPage: page,
  stack,
}) => {
  const answer = await page.goto(stack.partnerUrl);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const lamp = '.product:has([src="/studio-lamp.svg"])';
  await page.locator(`${lamp} [name=company]`).fill('Quiet Press');
  await page.locator(`${lamp} [name=email]`).fill('firefox@quietpress.example');
  await page.locator(`${lamp} button`).click();
  await payByBankDebit(page, '$189.50', 'quiet-press');
  await waitForText(page, 'Your payment is authorized. We will ship your order when your bank has paid.');
});

test('in Firefox a customer pays with the bank debit alone, on any page under the documented policy', async ({
  firefoxPage: page,
  stack,
}) => {
  const partner = createPartnerClient({ baseUrl: stack.portalUrl, apiKey: stack.partnerApiKey });
  const { invoice, guestLink } = await partner.invoices.create({
    recipientEmail: 'desk@tallreed.example',
    recipientName: 'Tall Reed Press',
    currency: 'USD',
    dueDate: addDays(await businessClock(stack.portalUrl).today(), 14),
    items: [{ name: 'Binding', rateMinor: '4200', qty: '1' }],
  });
  const host = await serveHostPage({
    quittanceUrl: stack.portalUrl,
    widget: 'bank-debit',
    invoiceId: invoice.id,
    session: guestLink,
  });
  try {
    await page.goto(host.url);
    await payByBankDebit(page, '$42.00', 'tall-reed');
    await waitForText(page, 'Your payment is processing.');
    await expect.poll(async () => (await page.$$('quittance-bank-debit >>> button')).length).toBe(0);
  } finally {
    host.close();
  }
});

test('in Firefox a business sees its balances on its own page, under the strictest content policy', async ({
  firefoxPage: page,
  stack,
}) => {
  await page.authenticate({ username: 'staff', password: 'fieldwork' });
  const answer = await page.goto(`${stack.partnerUrl}/accounts`);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await waitForText(page, 'Total, converted to USD');
  await expect
    .poll(async () => (await page.$$('quittance-balances >>> button[aria-expanded]')).length)
    .toBeGreaterThan(0);
  await (await page.$('quittance-balances >>> button[aria-expanded]'))?.click();
  await waitForText(page, 'Add money by bank transfer');
});
