import { handInCompany } from '../support/applicants.ts';
import { callAs } from '../support/calls.ts';
import { businessClock } from '../support/clock.ts';
import { enterAs, people } from '../support/people.ts';
import { reloadUntil } from '../support/reload-until.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { card } from '../support/verification-pages.ts';

interface CompanyRecord {
  readonly organizationId: string;
  readonly owner: { readonly userId: string };
}

test('staff read what the provider found wrong in an application, and send it again', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const legalName = 'Ada Vale Provider Faults Smart';
  const { handle } = await handInCompany(page, mailbox, stack.portalUrl, { business: 'solopreneur', legalName });
  const staff = await newVisitor();
  const list = `${stack.adminUrl}/new-accounts/accounts-under-verification?search=${handle}`;
  await enterAs(staff, mailbox, { url: list, email: people.head });
  await staff.getByRole('link', { name: legalName }).click();
  await expect(staff.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
  const organizationId = new URL(staff.url()).pathname.split('/').at(-1) ?? '';
  const applications = card(staff, 'Account applications');
  const smart = applications.getByRole('listitem').filter({ hasText: 'Smart account' }).first();
  const faults = staff.getByRole('region', { name: 'Faults found by the provider' });
  const passAnHour = () => businessClock(stack.portalUrl).move({ hours: 1 });

  await test.step('the company is approved, and applies', async () => {
    const decide = (path: string, body: object) => callAs(staff, 'PUT', `/admin/verification/${path}`, body);
    for (const step of ['companyRiskProfile', 'kyb', 'documentation']) {
      await decide('approve-step', { organizationId, step });
    }
    const record = await callAs<CompanyRecord>(
      staff,
      'GET',
      `/admin/verification/company?organizationId=${organizationId}`,
    );
    await decide('approve-user', { userId: record.owner.userId });
    await decide('approve-company', { organizationId });
    await reloadUntil(staff, smart, smart.getByText('Submitted'));
  });
  await test.step('the provider finds a fault later, which it posts', async () => {
    await passAnHour();
    await reloadUntil(staff, smart, smart.getByText('Faults found'));
    await expect(faults.getByText('The tax number was not found in the register.')).toBeVisible();
    await expect(faults.getByText('Field: taxId')).toBeVisible();
    await expectAccessible(staff);
  });
  await test.step('it is sent again, and approved', async () => {
    await staff.getByRole('button', { name: 'Send again: Smart account' }).click();
    await expect(staff.getByText('The application is sent again.')).toBeVisible();
    await expect(smart.getByText('Faults found')).toHaveCount(0);
    await reloadUntil(staff, smart, smart.getByText('Submitted'));
    await passAnHour();
    await reloadUntil(staff, smart, smart.getByText('Approved'));
    await expect(faults).toHaveCount(0);
  });
});
