import { handInCompany } from '../support/applicants.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { next, titled } from '../support/verification-pages.ts';

const reason = 'The register has another street.';

test('a part that staff return says why, is corrected, and is handed in again', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const { email, handle, legalName } = await handInCompany(page, mailbox, stack.portalUrl);
  const staff = await newVisitor();
  await test.step('staff return the business, with a reason', async () => {
    const list = `${stack.adminUrl}/new-accounts/accounts-under-verification`;
    await enterAs(staff, mailbox, { url: `${list}?search=${handle}`, email: people.head });
    await staff.getByRole('link', { name: legalName }).click();
    await staff.getByRole('button', { name: 'Actions for Business verification' }).click();
    await staff.getByRole('menuitem', { name: 'Reject' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await mailbox.messageAfter(
      email,
      () => dialog.getByRole('button', { name: 'Reject' }).click(),
      ({ text }) => text.includes(reason),
    );
  });
  await test.step('the owner reads the reason above the answers', async () => {
    await page.goto(`${stack.portalUrl}/verify`);
    await expect(page.getByText('Please correct a part of your application')).toBeVisible();
    await expect(titled(page, 'Business details')).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    const progress = page.getByRole('navigation', { name: 'Progress of your verification' });
    await expect(progress.getByText('1 part left')).toBeVisible();
    await expect(progress.getByText(/^Step /)).toHaveCount(0);
    await expect(progress.getByText(', Needs attention')).toHaveCount(1);
    await expectAccessible(page);
  });
  await test.step('and hands the corrected answers in', async () => {
    await page.getByLabel('Street and number').fill('Calle Mayor 3');
    await next(page);
    await expect(page).toHaveURL(`${stack.portalUrl}/in-review`);
    await page.goto(`${stack.portalUrl}/verify`);
    await expect(page.getByText(reason)).toHaveCount(0);
  });
  await staff.reload();
  await expect(staff.getByText('Calle Mayor 3')).toBeVisible();
});
