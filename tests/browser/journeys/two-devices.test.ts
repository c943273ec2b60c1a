import { businessClock } from '../support/clock.ts';
import { fillCredentials, newApplicant } from '../support/new-applicant.ts';
import { readQrCode } from '../support/qr.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card, choose, fillActivity, fillDocument, fillUndated, next, titled } from '../support/verification-pages.ts';

test('an LLC of the United States is begun on a phone and continued on a computer by its address', async ({
  newVisitor,
  stack,
  mailbox,
}) => {
  const phone = await newVisitor({ viewport: { width: 390, height: 844 } });
  const email = await newApplicant(phone, mailbox, stack.portalUrl);
  const today = await businessClock(stack.portalUrl).today();
  await test.step('on the phone: the account, the activity, and a part of the business', async () => {
    await phone.getByRole('button', { name: 'Start', exact: true }).click();
    await phone.getByRole('radio', { name: /^Single-member LLC/ }).check();
    await next(phone);
    await fillActivity(phone);
    await next(phone);
    await expect(titled(phone, 'Business details')).toBeVisible();
    await phone.getByLabel('Legal name').fill('Kite Repair LLC');
    await choose(phone, 'Country of incorporation', 'United States');
    await expect(phone.getByText(/^Saved /)).toBeVisible();
    await expectAccessible(phone);
  });
  const address = `${stack.portalUrl}/start-verification`;
  await test.step('the phone tells the address for the computer, without a code', async () => {
    const device = card(phone, 'Continue on another device');
    await expect(device.getByText(address)).toBeVisible();
    await expect(device.getByRole('img')).toBeHidden();
  });
  const computer = await newVisitor();
  await test.step('on the computer: what was typed is there, and a code for the phone', async () => {
    await computer.goto(address);
    await fillCredentials(computer, email, mailbox);
    await computer.getByRole('link', { name: 'Start verification' }).click();
    await expect(computer.getByLabel('Legal name')).toHaveValue('Kite Repair LLC');
    const device = card(computer, 'Continue on another device');
    const code = device.getByRole('img', { name: 'Code with the address of the verification' });
    await expect(code).toBeVisible();
    await expect.poll(() => readQrCode(code)).toBe(address);
    await expectAccessible(computer);
  });
  await test.step('a social security number is no number of a company', async () => {
    await computer.getByLabel('Tax ID').fill('123-45-6789');
    await computer.getByLabel('Registration number').fill('L-77');
    await computer.getByLabel('Date of incorporation').fill('01 Mar 2019');
    await computer.getByLabel('Date when business began').fill('01 Apr 2019');
    await computer
      .getByRole('radiogroup', { name: 'Does another company or a trust own a part of it?' })
      .getByRole('radio', { name: 'No' })
      .check();
    await computer.getByLabel('Number of employees').fill('3');
    await computer.getByRole('textbox', { name: 'Business phone' }).fill('2125550133');
    await computer.getByRole('textbox', { name: 'Website', exact: true }).fill('kites.example');
    await choose(computer, 'Country', 'United States');
    await computer.getByLabel('Street and number').fill('1 Main Street');
    await computer.getByLabel('City').fill('Austin');
    await choose(computer, 'State or region', 'Texas');
    await computer.getByLabel('Postal code').fill('78701');
    await next(computer);
    await expect(computer.getByLabel('Tax ID')).toHaveAttribute('aria-invalid', 'true');
    await computer.getByLabel('Tax ID').fill('12-3456789');
    await next(computer);
  });
  await test.step('wrong files are refused, and a right one is taken', async () => {
    await expect(titled(computer, 'Documents')).toBeVisible();
    const certificate = card(computer, 'Certificate of incorporation');
    const give = (name: string, buffer: Buffer, mimeType = 'application/pdf') =>
      certificate.getByLabel('File').setInputFiles({ name, mimeType, buffer });
    await give('empty.pdf', Buffer.alloc(0));
    await expect(certificate.getByText('empty.pdf is empty.')).toBeVisible();
    await expect(certificate.getByRole('button', { name: 'Remove empty.pdf' })).toHaveCount(0);
    await give('renamed.pdf', Buffer.from('MZ this is a program'));
    await expect(certificate.getByText('renamed.pdf could not be uploaded.')).toBeVisible();
    await expect(certificate.getByRole('button', { name: 'Remove renamed.pdf' })).toHaveCount(0);
    await expectAccessible(computer);
    await fillUndated(computer, 'Certificate of incorporation');
    await fillUndated(computer, 'Operating agreement');
    await fillDocument(card(computer, 'Proof of the business address'), today);
    await next(computer);
    await expect(titled(computer, 'Your identity').or(titled(computer, 'Owners'))).toBeVisible();
  });
});
