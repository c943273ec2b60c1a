import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** As the server makes it of its settings; its tests check it. */
const policyFor = (portalUrl: string) =>
  `default-src 'none'; script-src ${portalUrl}; style-src 'unsafe-inline' ${portalUrl}; connect-src ${portalUrl}; frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups`;

/** Answers as a server with a chat does. The stack has none, since its button would be on every page. */
async function withChat(page: Page, portalUrl: string): Promise<void> {
  const script = (file: string) => readFile(`server/src/${file}`, 'utf8');
  const scripts = {
    '**/support-chat/frame.js': await script('providers/support-chat/assets/frame.js'),
    // Answered here too: Chromium treats a page that a test answers as one of another network.
    '**/sandbox/support-chat.js': await script('sandbox/support-chat/assets/chat.js'),
  };
  const html = {
    contentType: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policyFor(portalUrl) },
  };
  await page.route('**/support-chat', (route) =>
    route.fulfill({
      ...html,
      body: `<!doctype html><html lang="en" data-script="${portalUrl}/sandbox/support-chat.js"><title>Support</title><script src="${portalUrl}/support-chat/frame.js"></script></html>`,
    }),
  );
  for (const [address, body] of Object.entries(scripts)) {
    const headers = { 'cross-origin-resource-policy': 'cross-origin' };
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript; charset=utf-8', headers, body }),
    );
  }
  await page.route('**/api/*/constants', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, supportChat: { shares: ['name'] } } } });
  });
}

const open = (page: Page) => page.getByRole('button', { name: 'Chat with support' });

test('a person of an enabled company chats with support, which can’t reach the portal', async ({
  page,
  stack,
  mailbox,
}) => {
  await withChat(page, stack.portalUrl);
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts`, email: people.seller });
  await expect(open(page)).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await open(page).click();
  const chat = page.frameLocator('iframe[title="Support"]');
  await expect(chat.getByText('Hello Maya Okafor! This is the sandbox’s support.')).toBeVisible();
  await chat.getByLabel('Your message').fill('Where is my payment?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('You wrote: “Where is my payment?”')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  // What a provider's script could read.
  const frame = page.frames().find((each) => each.url().endsWith('/support-chat'));
  const reached = () =>
    frame?.evaluate(() => {
      const attempts = [() => window.parent.document.title, () => document.cookie, () => localStorage.length];
      return attempts.map((attempt) => {
        try {
          return `read ${attempt()}`;
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
  await expect.poll(reached).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);
  await expect
    .poll(() => frame?.evaluate(() => (window as unknown as { supportChat: { user: object } }).supportChat.user))
    .toEqual({ name: 'Maya Okafor' });

  await page.getByRole('button', { name: 'Close the chat' }).click();
  await expect(open(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(open(page)).toHaveCount(0);
});

test('without a chat in the settings there is none, and a failed one says so', async ({ page, stack, mailbox }) => {
  await enterAs(page, mailbox, { url: `${stack.portalUrl}/accounts`, email: people.seller });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await expect(open(page)).toHaveCount(0);

  await withChat(page, stack.portalUrl);
  const refuse = (route: Route) => route.abort();
  await page.route('**/sandbox/support-chat.js', refuse);
  await page.reload();
  await open(page).click();
  await expect(page.getByText('The chat could not be opened.')).toBeVisible();
  await page.unroute('**/sandbox/support-chat.js', refuse);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe[title="Support"]').getByText('Hello Maya Okafor!')).toBeVisible();
});
