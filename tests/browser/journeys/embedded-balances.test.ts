import { createPartnerClient } from '@quittance/sdk/node';
import { serveHostPage } from '../support/host-page.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('an owner makes a key, shows balances on another site, and revokes the key', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  let apiKey = '';
  const reasons: string[] = [];
  const opened: string[] = [];
  const partner = () => createPartnerClient({ baseUrl: stack.portalUrl, apiKey });
  const host = await serveHostPage({
    quittanceUrl: stack.portalUrl,
    widget: 'balances',
    async session(reason) {
      reasons.push(reason);
      const session = await partner().embedSessions.create({ widgets: ['balances'], origin: new URL(host.url).origin });
      opened.push(session.embedSessionId);
      return session;
    },
  });
  try {
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/business-settings/api-keys`, email: people.seller });
    await expect(page.getByText('No API keys yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create API key' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Create key' }).click();
    await expect(form.getByText('Choose at least one.')).toBeVisible();
    await form.getByLabel('Name').fill('Intranet');
    await form.getByLabel('Open widgets on your pages').check();
    await form.getByLabel('Balances').check();
    await form.getByRole('textbox', { name: 'Your pages' }).fill('intranet.example');
    await form.getByRole('button', { name: 'Create key' }).click();
    await expect(form.getByText('intranet.example is not the address of a site')).toBeVisible();
    await form.getByRole('textbox', { name: 'Your pages' }).fill(host.url);
    await expectAccessible(page);
    const code = await mailbox.codeAfter(people.seller, () => form.getByRole('button', { name: 'Create key' }).click());
    await page.getByLabel('One-time code').fill(code);
    const secret = page.getByRole('dialog').locator('code');
    await expect(secret).toHaveText(/^qk_[\w-]{43}$/);
    apiKey = (await secret.textContent()) ?? '';
    await page.getByRole('button', { name: 'I’ve saved the key' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Intranet' })).toContainText('Never used');

    // A page of another site.
    const site = await newVisitor();
    // The server that sent the script need not say who it is.
    await site.route('**/api/new/constants', () => {});
    const answer = await site.goto(host.url);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    const accounts = site.getByRole('list', { name: 'Accounts' });
    await expect(accounts.getByRole('listitem').first()).toBeVisible();
    await expect(site.getByText('Outstanding invoices')).toBeVisible();
    await expect(site.getByText('Sandbox rates, 06 Mar 2026, 10:00 AM EST')).toBeVisible();
    await site.getByRole('tab', { name: 'EUR' }).click();
    await expect(site.getByRole('region', { name: 'Funds in EUR' })).toContainText('€');
    await expectAccessible(site);
    const euros = accounts.getByRole('button', { name: 'EUR' });
    await euros.press('Enter');
    await expect(euros).toHaveAttribute('aria-expanded', 'true');
    await expect(site.getByText('Add money by bank transfer')).toBeVisible();
    await expect(site.getByRole('list', { name: 'Recent transactions' }).getByRole('listitem').first()).toBeVisible();
    await site.getByRole('tab', { name: 'From abroad (SWIFT)' }).click();
    await expect(site.getByText('SWIFT code (BIC)')).toBeVisible();
    await site.getByRole('button', { name: 'Show QR code' }).click();
    await expect(site.getByRole('img', { name: 'QR code of a SEPA transfer to this account' })).toBeVisible();
    await expectAccessible(site);
    expect(reasons).toEqual(['start']);

    // A revoked session is replaced by the page's callback, and what is open stays open.
    await partner().embedSessions.revoke(opened[0] ?? '');
    const dollars = accounts.getByRole('button', { name: 'USD' }).first();
    await dollars.click();
    await expect(site.getByText('Add money by bank transfer')).toHaveCount(2);
    await expect(site.getByText('Routing number')).toBeVisible();
    expect(reasons).toEqual(['start', 'unauthorized']);
    await expect(euros).toHaveAttribute('aria-expanded', 'true');

    // The key opens sessions for no other origin, and its tokens work on no other page.
    const elsewhere = partner().embedSessions.create({ widgets: ['balances'], origin: 'https://elsewhere.example' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'ValidationError', validations: [{ path: 'origin' }] });

    await page.reload();
    await page.getByRole('button', { name: 'Revoke Intranet' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByText('Intranet was revoked.')).toBeVisible();
    await expect(page.getByText('No API keys yet')).toBeVisible();
    await site.locator('quittance-balances').evaluate((widget) => widget.setAttribute('revision', '2'));
    await expect(site.getByText('Your session has expired.')).toBeVisible();
    await expect(euros).toHaveAttribute('aria-expanded', 'true');
  } finally {
    host.close();
  }
});
