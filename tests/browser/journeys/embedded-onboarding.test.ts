import type { Page } from '@playwright/test';
import { createPartnerClient } from '@quittance/sdk/node';
import { businessClock } from '../support/clock.ts';
import { serveHostPage } from '../support/host-page.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { newEmail } from '../support/newcomers.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import {
  fillActivity,
  fillBusiness,
  fillDocument,
  fillIdentity,
  fillPublicOffice,
  next,
  proveIdentity,
  titled,
} from '../support/verification-pages.ts';

/** An owner makes a key for pages of an origin. @returns its secret */
async function makeKey(page: Page, mailbox: Mailbox, portalUrl: string, pages: string): Promise<string> {
  await enterAs(page, mailbox, { url: `${portalUrl}/business-settings/api-keys`, email: people.supplier });
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Shop');
  await form.getByLabel('Create businesses for your customers').check();
  await form.getByLabel('Open widgets on your pages').check();
  await form.getByLabel('Verification').check();
  await form.getByRole('textbox', { name: 'Your pages' }).fill(pages);
  const code = await mailbox.codeAfter(people.supplier, () => form.getByRole('button', { name: 'Create key' }).click());
  await page.getByLabel('One-time code').fill(code);
  const secret = page.getByRole('dialog').locator('code');
  await expect(secret).toHaveText(/^qk_[\w-]{43}$/);
  return (await secret.textContent()) ?? '';
}

test('a customer of a partner verifies their business on the partner’s page', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  let apiKey = '';
  let customerId = '';
  const partner = () => createPartnerClient({ baseUrl: stack.portalUrl, apiKey });
  const host = await serveHostPage({
    quittanceUrl: stack.portalUrl,
    widget: 'onboarding',
    session: () =>
      partner().embedSessions.create({ widgets: ['onboarding'], origin: new URL(host.url).origin, customerId }),
  });
  try {
    const today = await businessClock(stack.portalUrl).today();
    apiKey = await makeKey(page, mailbox, stack.portalUrl, host.url);
    const terms = await fetch(`${stack.portalUrl}/api/new/signups/terms`).then((answer) => answer.json());
    const email = newEmail();
    const request = {
      organizationType: 'solopreneur' as const,
      handle: `shop_${Date.now() % 1_000_000}`,
      firstName: 'Iris',
      lastName: 'Vale',
      email,
      phoneNumber: '+1 212 555 0123',
      countryIso: 'US',
      acceptedTermsVersion: terms.data.version,
    };
    ({ customerId } = await partner().customers.create(request, { idempotencyKey: email }));

    const site = await newVisitor();
    const answer = await site.goto(host.url);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await expect(titled(site, 'Welcome')).toBeVisible();
    await expectAccessible(site);
    await site.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(titled(site, 'Your account')).toBeVisible();
    await next(site);
    await expect(site.getByText('Please select an option.')).toBeVisible();
    await site.getByRole('radio', { name: /^Solopreneur/ }).check();
    await next(site);
    await fillActivity(site);
    await next(site);
    await expect(titled(site, 'Business details')).toBeVisible();
    await site.getByLabel('Legal name').fill('Iris Vale Kites');
    await expect(site.getByText(/^Saved /)).toBeVisible();

    // All words follow the page's language, those of fields, dates and refusals too.
    const widget = site.locator('quittance-onboarding');
    await widget.evaluate((element) => element.setAttribute('locale', 'es'));
    await expect(site.getByText('Calle y número')).toBeVisible();
    await site.getByRole('button', { name: 'Continuar', exact: true }).click();
    await expect(site.getByText('Este campo es obligatorio.').first()).toBeVisible();
    await expect(widget.getByText(/Optional|Choose a date|This field|Select an option/)).toHaveCount(0);
    await widget.evaluate((element) => element.removeAttribute('locale'));

    // What was typed is there after the page was closed.
    await site.reload();
    await expect(site.getByLabel('Legal name')).toHaveValue('Iris Vale Kites');
    await fillBusiness(site);
    await expectAccessible(site);
    await next(site);
    await expect(titled(site, 'Documents')).toBeVisible();
    await fillDocument(site, today);
    await next(site);
    await expect(titled(site, 'Your identity')).toBeVisible();
    await fillIdentity(site);
    await next(site);
    await expect(titled(site, 'Identity check')).toBeVisible();
    await proveIdentity(site);
    await expect(titled(site, 'Public offices')).toBeVisible();
    await fillPublicOffice(site);
    await next(site);
    await expect(titled(site, 'Review')).toBeVisible();
    await site.getByRole('checkbox', { name: /^I certify/ }).check();
    await site.getByRole('button', { name: 'Hand in' }).click();
    await expect(titled(site, 'Congratulations!')).toBeVisible();
    await expectAccessible(site);
    const statusOf = async () => (await partner().customers.get(customerId)).verificationStatus;
    await expect.poll(statusOf).toBe('completed');
  } finally {
    host.close();
  }
});
