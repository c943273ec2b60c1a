import { enterAs, people } from '../support/people.ts';
import { screenChunk } from '../support/screen-chunk.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const apps = [
  { name: 'portal', workspace: 'portal', email: people.seller, url: 'portalUrl' },
  { name: 'back office', workspace: 'admin', email: people.head, url: 'adminUrl' },
] as const;

/** The watch begins when its script has come. */
const watchScript = (workspace: 'portal' | 'admin') => screenChunk(workspace, '../app-shell/src/idle/idle-warning.tsx');

for (const { name, workspace, email, url } of apps) {
  test(`${name}: an idle person is warned after the configured minutes, and signed out a minute later`, async ({
    page,
    stack,
    mailbox,
  }) => {
    await page.clock.install();
    const watching = page.waitForResponse(await watchScript(workspace));
    await enterAs(page, mailbox, { url: stack[url], email });
    await watching;
    await settled(page);
    const warning = page.getByRole('dialog', { name: 'Your session is about to end.' });

    await page.clock.runFor('14:05');
    await warning.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning).toHaveCount(0);

    await page.clock.runFor('14:05');
    await expect(warning).toBeVisible();
    await page.clock.runFor('01:05');
    await expect(page).toHaveURL(/\/auth\?expired/);
  });
}

test('back office: no page is shown until the configured minutes are loaded', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: stack.adminUrl, email: people.head });
  await page.route('**/constants', (route) => route.abort());
  await page.reload();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signups' })).toHaveCount(0);
  await page.unroute('**/constants');
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Signups' })).toBeVisible();
});

test('portal: activity without calls keeps the session alive', async ({ page, stack, mailbox }) => {
  await page.clock.install();
  const watching = page.waitForResponse(await watchScript('portal'));
  await enterAs(page, mailbox, { url: stack.portalUrl, email: people.seller });
  await watching;
  await settled(page);
  const kept = page.waitForRequest(/\/me$/);
  await page.clock.runFor('05:01');
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await kept;
});
