import { handInCompany } from '../support/applicants.ts';
import { callAs } from '../support/calls.ts';
import { enterCard } from '../support/card-fields.ts';
import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { titled } from '../support/verification-pages.ts';

test('a card that is declined when the approval charges it is said by mail and page, and another one pays', async ({
  page,
  newVisitor,
  stack,
  mailbox,
}) => {
  const { email, handle } = await handInCompany(page, mailbox, stack.portalUrl, { business: 'solopreneur' });
  const give = async (button: string, number: string) => {
    await page.getByRole('button', { name: button }).click();
    await enterCard(page, { number });
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(titled(page, 'Referral partners')).toBeVisible();
  };
  await test.step('a second card replaces the first one', async () => {
    await page.goto(`${stack.portalUrl}/onboarding-checkout`);
    await give('Enter card details', '4242 4242 4242 4242');
    await page.goto(`${stack.portalUrl}/onboarding-checkout`);
    await expect(page.getByText('Your card: Visa ending in 4242.')).toBeVisible();
    // With a card, nobody is told to add one.
    await expect(page.getByText('Add a card')).toHaveCount(0);
    await expect(page.getByText(/is charged only if your application is approved/)).toBeVisible();
    // Only the bank of the second one says no, when it is charged.
    await give('Use another card', '4000 0000 0000 0069');
  });
  await test.step('staff approve, and the bank declines', async () => {
    const staff = await newVisitor();
    await enterAs(staff, mailbox, { url: stack.adminUrl, email: people.head });
    const read = <Data>(path: string) => callAs<Data>(staff, 'GET', `/admin/verification/${path}`);
    const decide = (path: string, body: object) => callAs(staff, 'PUT', `/admin/verification/${path}`, body);
    const { items } = await read<{ items: { organizationId: string }[] }>(`companies?limit=1&search=${handle}`);
    const organizationId = items[0]?.organizationId ?? '';
    const { owner } = await read<{ owner: { userId: string } }>(`company?organizationId=${organizationId}`);
    for (const step of ['companyRiskProfile', 'kyb', 'documentation']) {
      await decide('approve-step', { organizationId, step });
    }
    await decide('approve-user', { userId: owner.userId });
    await mailbox.messageAfter(
      email,
      () => decide('approve-company', { organizationId }),
      ({ text }) => text.includes('on the card ending in 0069. Nothing was charged. Please add another card.'),
    );
  });
  await test.step('the end of the verification leads to another card, also after a failed request', async () => {
    const checkout = /\/api\/\w+\/verification$/;
    await page.route(checkout, (route) => route.abort());
    await page.goto(`${stack.portalUrl}/verification`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your company is verified' })).toBeVisible();
    await expect(page.getByText('We couldn’t check whether the onboarding fee is paid.')).toBeVisible();
    await page.unroute(checkout);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The onboarding fee is still due.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add a card' }).click();
    await expect(page.getByText('Your card has an insufficient balance. Try another card.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('which is charged at once', async () => {
    const paid = ({ subject }: { readonly subject: string }) => subject === 'Your payment of $29.00';
    await mailbox.messageAfter(email, () => give('Enter card details', '4242 4242 4242 4242'), paid);
    await page.goto(`${stack.portalUrl}/onboarding-checkout`);
    await expect(page.getByText('The fee of $29.00 is paid.')).toBeVisible();
    await expect(page.getByText('is approved')).toHaveCount(0);
    await page.goto(`${stack.portalUrl}/verify`);
    await expect(page.getByText('You can now hold, send and receive money.')).toBeVisible();
    await expect(page.getByText('The onboarding fee is still due.')).toHaveCount(0);
  });
});
