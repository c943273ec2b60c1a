import type { Page } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoCAIAAAC6iKlyAAAAUklEQVR42u3QQQ0AAAgEoAtjEEMb0BbOBxsJSPVwIApEi0a0aNEWRItGtGjRFkSLRrRo0YgWjWjRohEtGtGiRSNaNKJFi0a0aESLFo1o0Yj+ZwH5f4Mt7l/6OAAAAABJRU5ErkJggg==',
  'base64',
);
const logo = { name: 'harbor.png', mimeType: 'image/png', buffer: png };

const shown = (page: Page) => page.getByRole('img', { name: 'Logo of Harbor Studio LLC' });

test('a company uploads, replaces and removes its logo, with a reason for each refused file', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/business-settings/business-profile`, email: people.seller });
  await page.getByText('No logo yet.').waitFor();
  await expectAccessible(page);

  // The name promises a picture, the bytes are none: only the server notices.
  await page.getByLabel('Upload a logo').setInputFiles({ ...logo, buffer: Buffer.from('%PDF-1.7\n') });
  await expect(
    page.getByText('harbor.png could not be uploaded. It has a type that is not supported.').first(),
  ).toBeVisible();
  await expect(page.getByText('No logo yet.')).toBeVisible();

  await page.getByLabel('Upload a logo').setInputFiles({ ...logo, name: 'harbor.svg' });
  await expect(page.getByText('harbor.svg has a type that is not supported.').first()).toBeVisible();

  await page.getByLabel('Upload a logo').setInputFiles(logo);
  await expect(page.getByText('File successfully uploaded.')).toBeVisible();
  await expect(shown(page)).toBeVisible();
  // Fails for a picture that the browser can't show.
  await shown(page).evaluate((image: HTMLImageElement) => image.decode());
  await expectAccessible(page);

  await page.getByLabel('Replace the logo').setInputFiles({ ...logo, name: 'harbor-new.png' });
  // Not the row of the upload, which has the same name.
  await expect(page.locator('.company-logo__name')).toHaveText('harbor-new.png');
  await expect(shown(page)).toBeVisible();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No logo yet.')).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

test('a read-only member sees the logo card without a field', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/business-settings/business-profile`, email: people.reader });
  await expect(page.getByRole('heading', { name: 'Logo' })).toBeVisible();
  await expect(page.getByLabel('Upload a logo')).toHaveCount(0);
});
