import path from 'node:path';
import { expect } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { readFont } from '../support/read-font.ts';
import { test } from '../support/watched-test.ts';

const docs = path.resolve(import.meta.dirname, '../../../docs');

test.describe('the gallery of the docs', () => {
  let server: ViteDevServer;
  test.beforeAll(async () => {
    server = await createServer({
      configFile: path.join(docs, 'vite.config.ts'),
      root: path.join(docs, 'gallery'),
      server: { port: 0, strictPort: false },
      logLevel: 'error',
    });
    await server.listen();
  });
  test.afterAll(() => server.close());

  test('is written in the font that it brings', async ({ page }) => {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'The kit' })).toBeVisible();
    expect(await readFont(page)).toEqual({ family: 'Inter', isLoaded: true });
  });
});
