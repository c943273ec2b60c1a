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
  handIn,
  infectedPdf,
  next,
  pdf,
  proveIdentity,
  titled,
} from '../support/verification-pages.ts';
import { spanish as words } from '../support/verification-words.ts';

/** An owner makes a key for pages of an origin. @returns its secret */
async function makeKey(page: Page, mailbox: Mailbox, portalUrl: string, pages: string): Promise<string> {
  await enterAs(page, mailbox, { url: `${portalUrl}/business-settings/api-keys`, email: people.supplier });
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Shop');
  await form.getByLabel('Create companies for your customers').check();
  await form.getByLabel('Open widgets on your pages').check();
  await form.getByLabel('Verification').check();
  await form.getByRole('textbox', { name: 'Your pages' }).fill(pages);
  const code = await mailbox.codeAfter(people.supplier, () => form.getByRole('button', { name: 'Create key' }).click());
  await page.getByLabel('One-time code').fill(code);
  const secret = page.getByRole('dialog').locator('code');
  await expect(secret).toHaveText(/^qk_[\w-]{43}$/);
  return (await secret.textContent()) ?? '';
}

interface Shop {
  readonly page: Page;
  readonly mailbox: Mailbox;
  readonly portalUrl: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A partner's page with the widget for a new customer, a solopreneur. */
async function openShop({ page, mailbox, portalUrl, attributes = {} }: Shop) {
  let apiKey = '';
  let customerId = '';
  const partner = () => createPartnerClient({ baseUrl: portalUrl, apiKey });
  const host = await serveHostPage({
    quittanceUrl: portalUrl,
    widget: 'onboarding',
    attributes,
    session: () =>
      partner().embedSessions.create({ widgets: ['onboarding'], origin: new URL(host.url).origin, customerId }),
  });
  apiKey = await makeKey(page, mailbox, portalUrl, host.url);
  const terms = await fetch(`${portalUrl}/api/new/signups/terms`).then((answer) => answer.json());
  const email = newEmail();
  const request = {
    handle: `shop_${Date.now() % 1_000_000}`,
    firstName: 'Iris',
    lastName: 'Vale',
    email,
    phoneNumber: '+1 212 555 0123',
    countryIso: 'US',
    acceptedTermsVersion: terms.data.version,
  };
  ({ customerId } = await partner().customers.create(request, { idempotencyKey: email }));
  const statusOf = async () => (await partner().customers.get(customerId)).verificationStatus;
  return { ...host, statusOf };
}

test('a customer of a partner verifies their business on the partner’s page', async ({
  page,
  stack,
  mailbox,
  newVisitor,
}) => {
  const today = await businessClock(stack.portalUrl).today();
  const shop = await openShop({ page, mailbox, portalUrl: stack.portalUrl });
  const site = await newVisitor();
  try {
    const answer = await site.goto(shop.url);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await expect(titled(site, 'Welcome')).toBeVisible();
    await expect(site.getByText('Finish within 24 hours and earn 500 reward points')).toBeVisible();
    await expectAccessible(site);
    await site.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(titled(site, 'Your account')).toBeVisible();
    await next(site);
    await expect(site.getByText('Please select an option.')).toBeVisible();
    await expectAccessible(site);
    await site.getByRole('radio', { name: /^Solopreneur/ }).check();
    const handle = site.getByRole('textbox', { name: 'Handle' });
    await expect(handle).toHaveValue(/^shop_\d+$/);
    await handle.fill('harborstudio');
    await expect(handle).toHaveAccessibleDescription(/harborstudio is already taken/);
    await expectAccessible(site);
    const chosen = `iris_${Date.now() % 1_000_000}`;
    await handle.fill(chosen);
    await next(site);
    await expect(titled(site, 'Your activity')).toBeVisible();
    await site.getByRole('button', { name: 'Back' }).click();
    await expect(handle).toHaveValue(chosen);
    await next(site);
    await fillActivity(site);
    await expectAccessible(site);
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
    await expect(site.getByText('This field is required.').first()).toBeVisible();
    await expect(site.getByText('Este campo es obligatorio.')).toHaveCount(0);

    // Typed answers are there after the page was closed.
    await site.reload();
    await expect(site.getByLabel('Legal name')).toHaveValue('Iris Vale Kites');
    await fillBusiness(site);
    await expectAccessible(site);
    await next(site);
    await expect(titled(site, 'Documents')).toBeVisible();
    await fillDocument(site, today);
    await expectAccessible(site);
    await next(site);
    await expect(titled(site, 'Your identity')).toBeVisible();
    await fillIdentity(site);
    await expectAccessible(site);
    await next(site);
    await expect(titled(site, 'Identity check')).toBeVisible();
    await expectAccessible(site);
    await proveIdentity(site);
    await expect(titled(site, 'Public offices')).toBeVisible();
    await fillPublicOffice(site);
    await expectAccessible(site);
    await next(site);
    await expect(titled(site, 'Review')).toBeVisible();
    await expectAccessible(site);
    await handIn(site);
    await expect(titled(site, 'Congratulations!')).toBeVisible();
    await expect(site.getByText('You’ve earned 500 reward points.')).toBeVisible();
    await expectAccessible(site);
    await expect.poll(shop.statusOf).toBe('completed');
  } finally {
    shop.close();
  }
});

test('the widget is used on a phone, in Spanish and in dark', async ({ page, stack, mailbox, newVisitor }) => {
  const attributes = { locale: 'es', theme: 'dark' };
  const today = await businessClock(stack.portalUrl).today();
  const shop = await openShop({ page, mailbox, portalUrl: stack.portalUrl, attributes });
  const site = await newVisitor({ viewport: { width: 390, height: 844 } });
  /** Checks a page that is filled in, and goes on to one. */
  const goOn = async (title: string) => {
    await expectAccessible(site);
    await expectNoOverflow(site);
    await next(site, words);
    await expect(titled(site, title)).toBeVisible();
  };
  try {
    await site.goto(shop.url);
    await expect(titled(site, 'Bienvenida')).toBeVisible();
    await expect(site.getByText('Termine en 24 horas y gane 500 puntos de recompensa')).toBeVisible();
    await expectAccessible(site);
    await expectNoOverflow(site);
    await site.getByRole('button', { name: 'Empezar', exact: true }).click();
    await site.getByRole('radio', { name: /^Autónomo/ }).check();
    await goOn('Su actividad');
    // A list is a sheet at the foot of the screen, as wide as it.
    await site.getByRole('combobox', { name: words.sensitive }).click();
    const sheet = site.getByRole('dialog', { name: words.sensitive });
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, width: 390 });
    await expectAccessible(site);
    await site.keyboard.press('Escape');
    await fillActivity(site, words);
    await goOn('Datos de la empresa');
    await site.getByLabel('Razón social').fill('Cometas de Iris');
    await fillBusiness(site, '54362315K', words);
    await goOn('Documentos');
    await site.getByLabel('Archivo').setInputFiles({ ...pdf, name: 'factura.pdf', buffer: Buffer.from('MZ') });
    await expect(site.getByText(/^No se pudo cargar factura\.pdf\./).first()).toBeVisible();
    const large = Buffer.alloc(5 * 1_048_576 + 1, '%PDF-1.7\n');
    await site.getByLabel('Archivo').setInputFiles({ ...pdf, name: 'grande.pdf', buffer: large });
    await expect(site.getByLabel('Archivo')).toHaveAccessibleDescription(/grande\.pdf supera el límite de 5 MB\./);
    await site.getByLabel('Archivo').setInputFiles(infectedPdf);
    await expect(site.getByLabel('Archivo')).toHaveAccessibleDescription(
      /No se pudo cargar infected\.pdf\. Este archivo contiene software malicioso\. No lo guardamos\./,
    );
    await expectAccessible(site);
    await fillDocument(site, today, words);
    // The press that leaves a field changes the note beside the button.
    await expect(site.getByText(/^Guardado/)).toBeVisible();
    await goOn('Su identidad');
    await fillIdentity(site, words);
    await goOn('Comprobación de identidad');
    await expectAccessible(site);
    await proveIdentity(site, words);
    await expect(titled(site, 'Puestos públicos')).toBeVisible();
    await fillPublicOffice(site, words);
    await goOn('Revisión');
    await expectAccessible(site);
    await handIn(site, words);
    await expect(titled(site, '¡Enhorabuena!')).toBeVisible();
    await expectAccessible(site);
    await expect.poll(shop.statusOf).toBe('completed');
  } finally {
    shop.close();
  }
});

test('a customer who is denied reads so, also after a reload', async ({ page, stack, mailbox, newVisitor }) => {
  const shop = await openShop({ page, mailbox, portalUrl: stack.portalUrl });
  const site = await newVisitor();
  const denied = site.getByText('We can’t open accounts for your company');
  try {
    await site.goto(shop.url);
    await site.getByRole('button', { name: 'Start', exact: true }).click();
    await site.getByRole('radio', { name: /^Solopreneur/ }).check();
    await next(site);
    await expect(titled(site, 'Your activity')).toBeVisible();
    await fillActivity(site);
    await site.getByRole('combobox', { name: 'Sensitive industries' }).click();
    await site.getByRole('option', { name: 'None', exact: true }).click();
    await site.getByRole('option', { name: 'Shell bank' }).click();
    await site.keyboard.press('Escape');
    await next(site);
    await expect(denied).toBeVisible();
    await site.reload();
    await expect(denied).toBeVisible();
    await expect(site.getByText('You can’t open this verification')).toHaveCount(0);
    await expectAccessible(site);
    await expect.poll(shop.statusOf).toBe('denied');
  } finally {
    shop.close();
  }
});

/** Nothing is wider than the screen. */
const expectNoOverflow = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
