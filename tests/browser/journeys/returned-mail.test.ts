import { enterAs, people } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const title = 'Your email address can’t be reached';

test('a person whose mail came back is told so, and confirms the address by a code', async ({
  page,
  stack,
  mailbox,
}) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/user-settings/user-profile`, email: people.supplier });
  const mailboxUrl = `${stack.portalUrl}/sandbox/mailbox`;
  await page.goto(`${mailboxUrl}?to=${people.supplier}`);
  await page.getByRole('listitem').filter({ hasNotText: 'SMS' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Return as undeliverable' }).click();
  await expect(page.getByText('This mail came back')).toBeVisible();

  await page.goto(`${stack.portalUrl}/user-settings/user-profile`);
  const notice = page.getByRole('region', { name: title });
  await expect(notice).toContainText(`Messages to ${people.supplier} came back`);
  await expectAccessible(page);

  // Of the mail: the code of an authenticator app doesn't show that mails arrive.
  const mail = await mailbox.messageAfter(people.supplier, () =>
    notice.getByRole('button', { name: 'Send a code' }).click(),
  );
  await page.getByLabel('One-time code').fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
