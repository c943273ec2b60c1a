import type { Page } from '@playwright/test';
import { choosePreference } from '../support/choose-preference.ts';
import { enterAs, people, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

for (const { where, email, home } of [
  { where: 'portal', email: people.reader, home: { en: 'Income', es: 'Ingresos' } },
  { where: 'back office', email: people.head, home: { en: 'New accounts', es: 'Cuentas nuevas' } },
] as const) {
  test(`the language and the theme that a person chose in the ${where} are used on the next device`, async ({
    page,
    stack,
    mailbox,
    newVisitor,
  }) => {
    const url = where === 'portal' ? stack.portalUrl : stack.adminUrl;
    const link = (on: Page, name: string) => on.getByRole('navigation').getByRole('link', { name });
    await enterAs(page, mailbox, { url, email });
    await choosePreference(page, 'Español');
    await expect(link(page, home.es)).toBeVisible();
    await choosePreference(page, 'Oscuro');

    const elsewhere = await newVisitor();
    await signIn(elsewhere, mailbox, { url: `${url}/auth`, email });
    await expect(link(elsewhere, home.es)).toBeVisible();
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
    await expect(elsewhere.locator('html')).toHaveAttribute('data-quittance-theme', 'dark');
    // The people of the demo are shared by all journeys.
    await choosePreference(page, 'Auto');
    await choosePreference(page, 'English');
    await expect(link(page, home.en)).toBeVisible();
  });
}
