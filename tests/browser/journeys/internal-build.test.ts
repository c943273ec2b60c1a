import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { enterAs, people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const portal = path.resolve(import.meta.dirname, '../../../portal');

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Serves the files of a build in place of those of the stack's server; calls still reach the server. */
async function serve(page: Page, folder: string, origin: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/') || pathname.startsWith('/sandbox/')) return route.fallback();
    const file = route.request().resourceType() === 'document' ? '/index.html' : pathname;
    const body = await readFile(path.join(folder, file)).catch(() => null);
    if (body === null) return route.fallback();
    await route.fulfill({ body, contentType: types[path.extname(file)] ?? 'application/octet-stream' });
  });
}

test('the mails’ page opens in an internal build only', async ({ page, stack, mailbox }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quittance-internal-'));
  try {
    const arguments_ = ['vite', 'build', '--outDir', folder, '--minify', 'false', '--logLevel', 'error'];
    await promisify(execFile)('npx', arguments_, { cwd: portal, env: { ...process.env, INTERNAL_BUILD: 'true' } });
    await enterAs(page, mailbox, { url: `${stack.portalUrl}/auth`, email: people.seller });
    await page.goto(`${stack.portalUrl}/emailing-docs`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

    await serve(page, folder, stack.portalUrl);
    await page.goto(`${stack.portalUrl}/emailing-docs`);
    await expect(page.getByRole('heading', { name: 'Emails' })).toBeVisible();
    await page.getByLabel('Template').click();
    await page.getByRole('option', { name: 'invoice-sent' }).click();
    const mail = page.frameLocator('iframe[title="HTML (es)"]');
    await expect(mail.getByRole('link').first()).toBeVisible();
    const logo = mail.locator('img');
    await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
