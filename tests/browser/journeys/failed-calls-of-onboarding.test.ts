import type { Page } from '@playwright/test';
import { newApplication } from '../support/applicants.ts';
import { people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card, choose, fillBusiness, next, titled } from '../support/verification-pages.ts';

/** Answers calls with an error, until the returned function is called. */
async function failing(page: Page, path: string, code: string, status: number): Promise<() => Promise<void>> {
  const json = { code, message: 'For developers', validations: [], requestId: 'req_1' };
  await page.route(path, (route) => route.fulfill({ status, json }));
  return () => page.unroute(path);
}

test('what an applicant reads when a call fails is what the catalogue of errors says', async ({
  page,
  stack,
  mailbox,
}) => {
  const applicant = await newApplication(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  await applicant.answer('activity');

  await test.step('the verification does not load', async () => {
    const mend = await failing(page, '**/verification', 'InternalError', 500);
    await page.goto(`${stack.portalUrl}/verify`);
    await expect(page.getByText('There was a problem fetching your verification status.')).toBeVisible();
    await expectAccessible(page);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(titled(page, 'Business details')).toBeVisible();
  });

  await test.step('a trading address is the business address', async () => {
    await page.getByLabel('Legal name').fill('Ada Vale Kites');
    await fillBusiness(page);
    await page.getByRole('button', { name: 'Add a trading address' }).click();
    const trading = card(page, 'Trading address 1');
    await choose(trading, 'Country', 'Spain');
    await trading.getByLabel('Street and number').fill('Calle Mayor 1');
    await trading.getByLabel('City').fill('Madrid');
    await trading.getByLabel('Postal code').fill('28013');
    await next(page);
    await expect(trading.getByText('Duplicate location address')).toBeVisible();
    await expectAccessible(page);
    await trading.getByRole('button', { name: 'Remove' }).click();
  });

  await test.step('the answers are not saved', async () => {
    for (const [code, status, words] of [
      ['InternalError', 500, 'There was a problem saving the information.'],
      ['MalformedRequestError', 400, 'We could not process your request.'],
    ] as const) {
      const mend = await failing(page, '**/verification/kyb', code, status);
      await next(page);
      await expect(page.getByText(words)).toBeVisible();
      await mend();
    }
    await next(page);
    await expect(titled(page, 'Documents')).toBeVisible();
  });

  await test.step('a page is left open until the review', async () => {
    await applicant.answer();
    await applicant.save('POST', 'pep', { publicOffice: 'none', isConfirmed: true });
    await page.reload();
    await page.getByRole('button', { name: 'Do it later' }).click();
    await expect(titled(page, 'Public offices')).toBeVisible();
    await next(page);
    await expect(titled(page, 'Review')).toBeVisible();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the phone number is not saved', async () => {
    const mend = await failing(page, '**/me/phone-number', 'InternalError', 500);
    await page.goto(`${stack.portalUrl}/save-phone-number`);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('2125550148');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('There was a problem saving your details')).toBeVisible();
    await expectAccessible(page);
    await mend();
  });
});

test('a code that has expired or was used is said beside the code', async ({ page, stack, mailbox }) => {
  await page.goto(`${stack.portalUrl}/auth`);
  await page.getByLabel('Email').fill(people.solopreneur);
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-Demo-7');
  await mailbox.codeAfter(people.solopreneur, () => page.getByRole('button', { name: 'Continue' }).click());
  for (const [code, typed, words] of [
    ['ExpiredOtpError', '123456', 'Your verification code has expired. Please request a new one.'],
    ['ReusedLoginOtpError', '654321', 'This code was already used. Please request a new one.'],
  ] as const) {
    const mend = await failing(page, '**/sessions/confirm', code, 403);
    await page.getByLabel('One-time code').fill(typed);
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
    await mend();
  }
});
