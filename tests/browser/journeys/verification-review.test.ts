import type { Locator, Page } from '@playwright/test';
import { handInCompany } from '../support/applicants.ts';
import { choosePreference } from '../support/choose-preference.ts';
import { enterAs, people } from '../support/people.ts';
import { reloadUntil } from '../support/reload-until.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { proveIdentity, titled } from '../support/verification-pages.ts';

/** By this name the sandbox’s account provider finds a fault in the first application. */
const corrected = 'Kite Provider Error Smart SL';

const section = (page: Page, title: string): Locator =>
  page.locator('.q-card', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** While rows are loading they are pale. */
async function expectListAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .app__progress')).toHaveCount(0);
  await expectAccessible(page);
}

/** Chooses an action of a step's menu. */
async function act(page: Page, step: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${step}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** @param why needed over a document that differs from the details */
async function approvePerson(page: Page, name = 'Ada Vale', why?: string): Promise<void> {
  const approve = page.getByRole('button', { name: 'Approve person' });
  await page.getByRole('radio', { name: 'Approve person' }).check();
  const reason = section(page, 'Decide').getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveCount(why ? 1 : 0);
  if (why) {
    await approve.click();
    await expect(reason).toHaveAccessibleDescription(/This field is required\./);
    await reason.fill(why);
  }
  await approve.click();
  await expect(page.getByText(`${name} was approved.`).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve person' })).toHaveCount(0);
}

test('compliance finds a submitted company, reads it, and approves each part and the whole', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const applicant = await newVisitor();
  const { email, userId, handle, legalName } = await handInCompany(applicant, mailbox, stack.portalUrl);
  await enterAs(page, mailbox, { url: stack.adminUrl, email: people.head });
  await test.step('the sign-up', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Signups' })).toBeVisible();
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: legalName })).toContainText('Needs review');
    await expectListAccessible(page);
  });
  await test.step('the list of companies', async () => {
    await page.getByRole('link', { name: 'Companies under review' }).click();
    // Until then, the searchbox is that of the sign-ups.
    await expect(page.getByRole('heading', { level: 1, name: 'Companies under review' })).toBeVisible();
    await page.getByRole('searchbox').fill(handle);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('Spain');
    await expectListAccessible(page);
    await page.getByRole('link', { name: legalName }).click();
    await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
  });
  await test.step('the answers are words', async () => {
    const business = section(page, 'Business verification');
    await expect(business.getByText('Calle Mayor 1')).toBeVisible();
    await expect(business.getByText('+34 912 34 56 78')).toBeVisible();
    await expect(business.getByText('Spain').first()).toBeVisible();
    await expect(section(page, 'Account risk and information').getByText('Sale of services')).toBeVisible();
    await expect(section(page, 'Owners and officers').getByText('Kite Holding BV')).toBeVisible();
    // All of it is documented.
    await expect(section(page, 'Owners and officers').getByText('Nobody else owns 10% or more')).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('the legal name and the address are corrected', async () => {
    const business = section(page, 'Business verification');
    const dialog = page.getByRole('dialog');
    await business.getByRole('button', { name: 'Correct legal name' }).click();
    await dialog.getByRole('textbox', { name: 'Legal name' }).fill('');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Legal name' }).fill(corrected);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await expect(page.getByText('The legal name was corrected.')).toBeVisible();
    await expect(business.getByText(corrected)).toBeVisible();
    await business.getByRole('button', { name: 'Correct business address' }).click();
    await dialog.getByRole('textbox', { name: 'Postal code' }).fill('1');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
    await dialog.getByRole('textbox', { name: 'Postal code' }).fill('28014');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await expect(business.getByText(/28014/)).toBeVisible();
    const timeline = section(page, 'Timeline');
    await expect(timeline.getByText('Corrected: Legal name')).toBeVisible();
    await expect(timeline.getByText('Corrected: Business address')).toBeVisible();
  });
  await test.step('a document is opened and reviewed', async () => {
    const documents = section(page, 'Documentation');
    const link = documents.getByRole('link', { name: /incorporationCertificate\.pdf/ });
    const contentOf = async () => {
      const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', stack.adminUrl).href);
      return (await answer.body()).toString();
    };
    await expect.poll(contentOf).toContain('incorporationCertificate');
    await documents.getByRole('checkbox', { name: 'Reviewed' }).first().click();
    await expect(documents.getByText(/^Reviewed by /)).toBeVisible();
  });
  await test.step('a note and the flag', async () => {
    await page.getByLabel('New note').fill('Called the owner.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Called the owner.' })).toBeVisible();
    await page.getByRole('button', { name: 'Escalate' }).click();
    await expect(page.getByText('Escalated to compliance head correctly.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Flag' }).click();
    await expect(page.getByText('Removed escalated flag correctly.')).toBeVisible();
  });
  await test.step('the steps, and the owner that is no person', async () => {
    for (const step of [
      'Account risk and information',
      'Business verification',
      'Documentation',
      'Owners and officers',
    ]) {
      await act(page, step, 'Approve step');
      await expect(section(page, step).getByText('Approved', { exact: true }).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Approve owner Kite Holding BV' }).click();
    await expect(page.getByRole('button', { name: 'Approve owner Kite Holding BV' })).toHaveCount(0);
  });
  await test.step('the person', async () => {
    await section(page, 'Decide').getByRole('link', { name: 'Ada Vale' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Vale' })).toBeVisible();
    await expect(page.getByText('AAA123456')).toBeVisible();
    await expectAccessible(page);
    await approvePerson(page);
  });
  await test.step('the correction of a name that was checked ends the check', async () => {
    await page.getByRole('button', { name: 'Correct name' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Vale Ruiz');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await expectAccessible(page);
    const save = async () => {
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Your passport has two surnames.');
      await dialog.getByRole('button', { name: 'Save correction' }).click();
    };
    await mailbox.messageAfter(email, save, ({ text }) => text.includes('Your passport has two surnames.'));
    await expect(page.getByText('The name was corrected.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Vale Ruiz' })).toBeVisible();
    await expect(section(page, 'Timeline').getByText('Corrected: Name of Ada Vale Ruiz')).toBeVisible();
    const path = `${stack.portalUrl}/api/${userId}/verification/set-kyc-vendor-dummy`;
    const proved = await applicant.request.post(path, { headers: { origin: stack.portalUrl } });
    expect(proved.ok()).toBe(true);
    await page.reload();
    await approvePerson(page, 'Ada Vale Ruiz');
  });
  await test.step('the decision is taken back, and made again', async () => {
    await page.getByRole('button', { name: 'Reopen decision' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Another look at the passport.');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen decision' }).click();
    await approvePerson(page, 'Ada Vale Ruiz');
  });
  await test.step('the company', async () => {
    await page.getByRole('link', { name: corrected }).click();
    await page.getByRole('radio', { name: 'Approve company' }).check();
    await page.getByRole('button', { name: 'Approve company' }).click();
    await expect(page.getByText(`${corrected} is verified.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Decide' })).toHaveCount(0);
  });
  await test.step('the application with a fault is sent again', async () => {
    const applications = section(page, 'Account applications');
    const again = applications.getByRole('button', { name: 'Send again: Smart account' });
    await reloadUntil(page, applications.getByRole('listitem').first(), again);
    await expect(applications.getByText('invalid_tax_id')).toBeVisible();
    await expectAccessible(page);
    await again.click();
    await expect(page.getByText('The application is sent again.')).toBeVisible();
    await expect(again).toHaveCount(0);
    await expect(applications.getByText('invalid_tax_id')).toHaveCount(0);
  });
  await test.step('the customer file', async () => {
    await page.getByRole('link', { name: 'Customer file' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Customer file of ${corrected}` })).toBeVisible();
    await expect(page.getByText('AAA123456')).toBeVisible();
    await expectAccessible(page);
  });
});

test('an owner proves their identity again after everything was handed in, and is approved', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const owner = await newVisitor();
  const { email, legalName, userId } = await handInCompany(owner, mailbox, stack.portalUrl);
  await enterAs(page, mailbox, {
    url: `${stack.adminUrl}/new-accounts/persons-under-verification/${userId}`,
    email: people.head,
  });
  await approvePerson(page);
  await page.getByRole('button', { name: 'Request new KYC' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The picture was blurred.');
  const request = () => page.getByRole('dialog').getByRole('button', { name: 'Request new KYC' }).click();
  await mailbox.messageAfter(email, request, ({ text }) => text.includes('The picture was blurred.'));
  await test.step('the wizard opens at the check, and ends when it is done', async () => {
    await owner.goto(`${stack.portalUrl}/verify`);
    await expect(titled(owner, 'Identity check')).toBeVisible();
    await expectAccessible(owner);
    await proveIdentity(owner, undefined, /^Another person’s document/);
    await expect(owner.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  });
  await test.step('the list of people says what the record says of the document', async () => {
    await page.getByRole('link', { name: 'Persons under review' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Persons under review' })).toBeVisible();
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText(legalName);
    await expect(page.getByRole('row').nth(1)).toContainText('Needs review');
    await page.getByRole('link', { name: 'Ada Vale' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Vale' })).toBeVisible();
  });
  await test.step('staff approve the person, whose statement they had approved, in spite of the document', async () => {
    await expect(page.getByText('The identity document differs from the details')).toBeVisible();
    await expect(page.getByText(/^Different: name, date of birth, document number\./)).toBeVisible();
    await expect(section(page, 'Identity checks').getByText('Doesn’t match')).toBeVisible();
    await expect(section(page, 'Details').getByText('Needs review')).toBeVisible();
    await expectAccessible(page);
    const why = 'The person has married, and sent the certificate.';
    await approvePerson(page, 'Ada Vale', why);
    await expect(section(page, 'Timeline').getByText(why)).toBeVisible();
    await expect(page.getByText(legalName).first()).toBeVisible();
  });
});

test('on a phone and in Spanish, a step is rejected and the company denied', async ({ newVisitor, stack, mailbox }) => {
  const { email, handle, legalName } = await handInCompany(await newVisitor(), mailbox, stack.portalUrl);
  const page = await newVisitor({ locale: 'es-ES', viewport: { width: 390, height: 844 } });
  const list = `${stack.adminUrl}/new-accounts/accounts-under-verification`;
  await enterAs(page, mailbox, { url: `${list}?search=${handle}`, email: people.head });
  await choosePreference(page, 'Español');
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas en revisión' })).toBeVisible();
  await expectListAccessible(page);
  await page.getByRole('link', { name: legalName }).click();
  await page.getByRole('button', { name: 'Acciones para Documentación' }).click();
  await page.getByRole('menuitem', { name: 'Rechazar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(dialog.getByText('Este campo es obligatorio.')).toBeVisible();
  const reject = async () => {
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('The proof of address is too old.');
    await dialog.getByRole('button', { name: 'Rechazar' }).click();
  };
  await mailbox.messageAfter(email, reject, ({ text }) => text.includes('The proof of address is too old.'));
  await expect(section(page, 'Documentación').getByText('Rechazado').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Denegar empresa' }).check();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Unclear ownership.');
  const deny = () => page.getByRole('button', { name: 'Denegar empresa' }).click();
  await mailbox.messageAfter(email, deny, ({ text }) => text.includes('Unclear ownership.'));
  await expect(page.getByText(`${legalName} fue denegada.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Decidir' })).toHaveCount(0);
  await test.step('and its owner can no longer be asked, from either record', async () => {
    await expect(page.getByRole('button', { name: 'Pedir información' })).toHaveCount(0);
    await section(page, 'Personas').getByRole('link', { name: 'Ada Vale' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Vale' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pedir información' })).toHaveCount(0);
  });
  // Other journeys share the people of the demo.
  await choosePreference(page, 'English');
});
