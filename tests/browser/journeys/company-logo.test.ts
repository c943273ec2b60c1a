import type { Page } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoCAIAAAC6iKlyAAAAT0lEQVR42u3QMQ0AAAgDMMC/5yEDPlIJTdvJRzYEgQIFChQoUKBAgQIFChQoUKBAgQIFChQoUKBAgQIFChQoUKBAgQIFChQoUKBAgQI/LHcsAU+T2vNbAAAAAElFTkSuQmCC',
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
  await page.goto(`${stack.portalUrl}/business-settings/business-profile`);
  await page.getByText('No logo yet.').waitFor();
  await expectAccessible(page);

  // The name promises a picture, the bytes are none: only the server notices.
  await page.getByLabel('Upload a logo').setInputFiles({ ...logo, buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByText('harbor.png has a type that is not supported.').first()).toBeVisible();
  await expect(page.getByText('No logo yet.')).toBeVisible();

  await page.getByLabel('Upload a logo').setInputFiles({ ...logo, name: 'harbor.svg' });
  await expect(page.getByText('harbor.svg has a type that is not supported.').first()).toBeVisible();

  await page.getByLabel('Upload a logo').setInputFiles(logo);
  await expect(page.getByText('File successfully uploaded.')).toBeVisible();
  await expect(shown(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Replace the logo').setInputFiles({ ...logo, name: 'harbor-new.png' });
  await expect(page.getByText('harbor-new.png')).toBeVisible();
  await expect(shown(page)).toBeVisible();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No logo yet.')).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

test('a read-only member sees the logo card without a field', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: stack.portalUrl, email: people.reader });
  await page.goto(`${stack.portalUrl}/business-settings/business-profile`);
  await expect(page.getByRole('heading', { name: 'Logo' })).toBeVisible();
  await expect(page.getByLabel('Upload a logo')).toHaveCount(0);
});
