import type { Locator, Page } from '@playwright/test';
import { callAs } from '../support/calls.ts';
import { businessClock } from '../support/clock.ts';
import { linkIn } from '../support/mailbox.ts';
import { fillCredentials, newApplicant } from '../support/new-applicant.ts';
import { newEmail, password } from '../support/newcomers.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import {
  card,
  choose,
  fillActivity,
  fillBusiness,
  fillDocument,
  fillIdentity,
  fillPublicOffice,
  fillUndated,
  next,
  pdf,
  proveIdentity,
  titled,
} from '../support/verification-pages.ts';

const taxIds = { company: 'B58378431', holding: 'B64717838', person: '54362315K', partner: '12345678Z' };

const answer = (part: Page | Locator, question: string, reply: 'Yes' | 'No') =>
  part.getByRole('radiogroup', { name: question }).getByRole('radio', { name: reply }).check();

async function fillShare(owner: Locator, percent: string, taxId: string): Promise<void> {
  await owner.getByRole('textbox', { name: 'Share' }).first().fill(percent);
  await choose(owner, 'Country of tax residence', 'Spain');
  await owner.getByLabel('Tax ID').fill(taxId);
}

interface SecondTier {
  readonly number: number;
  readonly type: 'Person' | 'Company' | 'Trust';
  readonly name: string;
  readonly percent: string;
}

async function addSecondTier(owner: Locator, { number, type, name, percent }: SecondTier): Promise<void> {
  await owner.getByRole('button', { name: 'Add who owns it' }).click();
  const tier = owner.getByRole('group', { name: `Its owner ${number}` });
  await choose(tier, 'Person, company or trust?', type);
  await tier.getByLabel('Name').fill(name);
  await tier.getByRole('textbox', { name: 'Share' }).fill(percent);
}

interface CompanyRecord {
  readonly owner: { readonly userId: string; readonly email: string };
  readonly steps: { readonly ubos: { readonly data: { readonly owners: readonly { id: string; type: string }[] } } };
  readonly people: readonly { readonly userId?: string }[];
}

test('a company that people, a company and a trust own is verified once each person is', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const today = await businessClock(stack.portalUrl).today();
  const email = await newApplicant(page, mailbox, stack.portalUrl);
  const partner = newEmail();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await test.step('the account', async () => {
    await page.getByRole('radio', { name: /^Registered company/ }).check();
    await page.getByRole('radio', { name: 'Limited liability company' }).check();
    await next(page);
    await fillActivity(page);
    await next(page);
  });
  await test.step('the business', async () => {
    await page.getByLabel('Legal name').fill('Kite Works SL');
    await fillBusiness(page, taxIds.company);
    await page.getByLabel('Registration number').fill('M-12345');
    await page.getByLabel('Date of incorporation').fill('01 Mar 2019');
    await answer(page, 'Does another company or a trust own a part of it?', 'Yes');
    await next(page);
  });
  await test.step('the documents of a company with a company among its owners', async () => {
    await expect(titled(page, 'Documents')).toBeVisible();
    for (const title of [
      'Certificate of incorporation',
      'Operating agreement',
      'Chart of the ownership structure',
      'Certificate of shareholders',
    ]) {
      await fillUndated(page, title);
    }
    await fillDocument(card(page, 'Proof of the business address'), today);
    await expectAccessible(page);
    await next(page);
  });
  await test.step('the owners can be put off, also for another visit', async () => {
    await expect(titled(page, 'Owners')).toBeVisible();
    await page.getByRole('button', { name: 'Do it later' }).click();
    await expect(titled(page, 'Your identity')).toBeVisible();
    await page.reload();
    await expect(titled(page, 'Your identity')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(titled(page, 'Executive officers')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
  });
  await test.step('the owners: too little is told, then all of it taken', async () => {
    await expect(titled(page, 'Owners')).toBeVisible();
    await answer(page, 'Does another company or a trust own a part of your company?', 'Yes');
    await page.getByRole('button', { name: 'Add yourself' }).click();
    const self = card(page, 'You');
    await self.getByLabel('Job title').fill('Director');
    await answer(self, 'Authorized signer?', 'Yes');
    await fillShare(self, '40', taxIds.person);
    await next(page);
    await expect(page.getByText('40% documented. At least 90% is needed.')).toBeVisible();
    await expect(titled(page, 'Owners')).toBeVisible();

    await page.getByRole('button', { name: 'Add a person' }).click();
    const person = card(page, 'Owner 2: person');
    await person.getByLabel('First name').fill('Noa');
    await person.getByLabel('Last name').fill('Reyes');
    await person.getByLabel('Email').fill(email);
    await person.getByLabel('Job title').fill('Partner');
    await answer(person, 'Authorized signer?', 'No');
    await choose(person, 'Access to the account', 'Read only: sees and exports data');
    await fillShare(person, '20', taxIds.person);
    await next(page);
    await expect(person.getByText('Two people can’t have the same tax ID. Check both.')).toBeVisible();
    await person.getByLabel('Tax ID').fill(taxIds.partner);

    await page.getByRole('button', { name: 'Add a company' }).click();
    const entity = card(page, 'Owner 3: company');
    await entity.getByLabel('Legal name').fill('Kite Holding SA');
    await answer(entity, 'Is it publicly traded?', 'No');
    await addSecondTier(entity, { number: 1, type: 'Person', name: 'Eva Moss', percent: '60' });
    await addSecondTier(entity, { number: 2, type: 'Company', name: 'Kite Top BV', percent: '40' });
    await fillShare(entity, '25', taxIds.holding);

    await page.getByRole('button', { name: 'Add a trust' }).click();
    const trust = card(page, 'Owner 4: trust');
    await trust.getByLabel('Legal name').fill('Moss Family Trust');
    await trust.getByLabel('Trustee').fill('Eva Moss');
    await trust.getByLabel('Settlor').fill('Ida Moss');
    await trust
      .getByLabel('Trust deed')
      .setInputFiles({ ...pdf, name: 'deed.pdf', buffer: Buffer.from('%PDF-1.7\ndeed\n%%EOF') });
    await expect(trust.getByText('deed.pdf')).toBeVisible();
    await addSecondTier(trust, { number: 1, type: 'Trust', name: 'Old Moss Trust', percent: '100' });
    await fillShare(trust, '15', taxIds.holding);

    await next(page);
    // An owner of the account invites others, not themselves.
    await expect(person.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await person.getByLabel('Email').fill(partner);
    await next(page);
    await expect(person.getByText('Your plan doesn’t include this access.')).toBeVisible();
    await person.getByRole('button', { name: 'Request an upgrade' }).click();
    await expect(person.getByText(/^You requested an upgrade on /)).toBeVisible();
    await choose(person, 'Access to the account', 'No access: own details only');
    await expectAccessible(page);
  });
  const invite = await mailbox.messageAfter(
    partner,
    () => next(page),
    ({ subject }) => subject.includes('invites you to join them'),
  );
  await test.step('the officers', async () => {
    await expect(titled(page, 'Executive officers')).toBeVisible();
    await page.getByRole('button', { name: 'Add an officer' }).click();
    await choose(page, 'Who is it?', 'Noa Reyes');
    await page.getByRole('button', { name: 'Add an officer' }).click();
    await choose(card(page, 'Officer 2'), 'Who is it?', 'You');
    await card(page, 'Officer 2').getByLabel('Job title').fill('Director');
    await expectAccessible(page);
    await next(page);
  });
  await test.step('the owner of the account', async () => {
    await expect(titled(page, 'Your identity')).toBeVisible();
    await fillIdentity(page);
    await next(page);
    await proveIdentity(page);
    await fillPublicOffice(page);
    await next(page);
    await expect(titled(page, 'Review')).toBeVisible();
    await page.getByRole('checkbox', { name: /^I certify/ }).check();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await expect(page).toHaveURL(`${stack.portalUrl}/in-review`);
  });
  await test.step('the owner of the account sees for whom everybody waits', async () => {
    const waiting = card(page, 'People who verify themselves').getByRole('listitem').filter({ hasText: 'Noa Reyes' });
    await expect(waiting.getByText('Invited', { exact: true })).toBeVisible();
    await waiting.getByRole('button', { name: 'Send the invitation again: Noa Reyes' }).click();
    await expect(waiting.getByRole('alert')).toContainText(/too many|wait/i);
    await waiting.getByRole('button', { name: 'Change the address: Noa Reyes' }).click();
    await waiting.getByLabel('New address').fill('noa@');
    await waiting.getByRole('button', { name: 'Save and send' }).click();
    await expect(waiting.getByLabel('New address')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
  await test.step('the other owner signs up by the mailed link, and gives only their own', async () => {
    const other = await newVisitor();
    await other.goto(linkIn(invite, stack.portalUrl));
    await other.getByLabel('First name').fill('Noa');
    await other.getByLabel('Last name').fill('Reyes');
    await other.getByRole('textbox', { name: 'Mobile number' }).fill('2125550188');
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('checkbox', { name: /I have read and accept/ }).check();
    await other.getByRole('button', { name: 'Sign up' }).click();
    await expect(other.getByText('Your account is ready.')).toBeVisible();
    await other.getByRole('link', { name: 'Sign in' }).first().click();
    await fillCredentials(other, partner, mailbox);
    await expect(other).toHaveURL(`${stack.portalUrl}/verify`);
    await expect(titled(other, 'Your identity')).toBeVisible();
    await fillIdentity(other);
    await expectAccessible(other);
    await next(other);
    await proveIdentity(other);
    await fillPublicOffice(other);
    await next(other);
    await expect(other).toHaveURL(`${stack.portalUrl}/in-review`);
    await expect(other.getByRole('heading', { level: 1, name: 'In review' })).toBeVisible();
    await expect(other.getByText('We email the account owner as soon as your company is verified.')).toBeVisible();
    await other.getByRole('link', { name: 'Bancoli', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'In review' })).toBeVisible();
    await other.goto(stack.portalUrl);
    await expect(other).toHaveURL(`${stack.portalUrl}/in-review`);
    const support = other.getByRole('link', { name: /^support@/ });
    // The browser's own blue, which is no color of the theme.
    await expect(support).not.toHaveCSS('color', 'rgb(0, 0, 238)');
  });
  await test.step('staff approve each step, owner and person, then the company', async () => {
    const staff = await newVisitor();
    await enterAs(staff, mailbox, { url: stack.adminUrl, email: people.head });
    const { items } = await callAs<{ items: { organizationId: string }[] }>(
      staff,
      'GET',
      '/admin/verification/companies?limit=1',
    );
    const organizationId = items[0]?.organizationId ?? '';
    const recordOf = () =>
      callAs<CompanyRecord>(staff, 'GET', `/admin/verification/company?organizationId=${organizationId}`);
    const record = await recordOf();
    expect(record.owner.email).toBe(email);
    const decide = (path: string, body: object) => callAs(staff, 'PUT', `/admin/verification/${path}`, body);
    for (const step of ['companyRiskProfile', 'kyb', 'documentation', 'ubos']) {
      await decide('approve-step', { organizationId, step });
    }
    for (const { id, type } of record.steps.ubos.data.owners) {
      if (type !== 'individual') await decide('approve-ubo-entity', { organizationId, ownerId: id });
    }
    await decide('approve-user', { userId: record.owner.userId });
    for (const { userId } of record.people) {
      if (userId && userId !== record.owner.userId) await decide('approve-user', { userId });
    }
    await decide('approve-company', { organizationId });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your company is verified' })).toBeVisible();
  });
});

test('a business that we may not serve is denied at once: page, mail and calls say so alike', async ({
  page,
  stack,
  mailbox,
}) => {
  const email = await newApplicant(page, mailbox, stack.portalUrl);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('radio', { name: /^Single-member LLC/ }).check();
  await next(page);
  await fillActivity(page);
  await page.getByRole('combobox', { name: 'Sensitive industries' }).click();
  await page.getByRole('option', { name: 'None', exact: true }).click();
  await page.getByRole('option', { name: 'Shell bank' }).click();
  await page.keyboard.press('Escape');
  const refused = 'We can’t open accounts for your company';
  const mail = await mailbox.messageAfter(email, () => next(page));
  expect(mail.text).toContain(refused);
  await expect(page.getByRole('heading', { level: 1, name: refused })).toBeVisible();
  await expect(page.getByText(/restricted|at the moment/)).toHaveCount(0);
  await expect(page.getByText('Questions? Write to')).toBeVisible();
  await expect(page).toHaveURL(`${stack.portalUrl}/restricted?restrictedType=company`);
  await expectAccessible(page);
  await page.goto(`${stack.portalUrl}/verify`);
  await expect(page).toHaveURL(`${stack.portalUrl}/restricted?restrictedType=company`);
  await expect(callAs(page, 'GET', '/verification')).rejects.toThrow('The verification of the company was denied.');
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});
