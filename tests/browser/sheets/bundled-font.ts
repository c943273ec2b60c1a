import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/** The first family of our tokens, so that pictures don't depend on installed fonts. The parts contain different characters. */
const files = ['latin-ext', 'latin'].map((part) =>
  require.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`),
);

/** Gives the page Inter from memory, which no Content-Security-Policy needs to allow; once for each page. */
export async function giveFont(page: Page): Promise<void> {
  if (await page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Inter'))) return;
  const fonts = await Promise.all(files.map((file) => readFile(file, 'base64')));
  await page.evaluate(async (given) => {
    for (const base64 of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const face = new FontFace('Inter', bytes, { weight: '100 900' });
      document.fonts.add(await face.load());
    }
  }, fonts);
}
