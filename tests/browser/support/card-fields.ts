import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Fills in the processor's card fields, which are in a frame of our frame. */
export async function enterCard(place: Page | Locator, { number }: { readonly number: string }): Promise<FrameLocator> {
  const fields = place.frameLocator('iframe[title="Card details"]').frameLocator('iframe');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiry').fill('12/40');
  await fields.getByLabel('CVV/CVC').fill('123');
  await fields.getByLabel('Name on card').fill('Ann Fox');
  await fields.getByLabel('Billing address').fill('1 Pier');
  await fields.getByLabel('City').fill('Boston');
  await fields.getByLabel('Postal code').fill('02110');
  await fields.getByLabel('Country').selectOption('US');
  return fields;
}

/** From the open invoice to "Thank you", with a card that succeeds. @param pay the button in the dialog */
export async function payByCard(page: Page, pay: string): Promise<void> {
  await page.getByRole('button', { name: `${pay} by card` }).click();
  const dialog = page.getByRole('dialog');
  await enterCard(page, { number: '4242 4242 4242 4242' });
  await dialog.getByRole('button', { name: pay, exact: true }).click();
  await expect(dialog.getByText('Thank you! Your payment has been processed successfully.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
}
