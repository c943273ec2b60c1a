import type { Page } from '@playwright/test';

/** Look of the page: its size and preferences. */
export interface Look {
  readonly colorScheme?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  readonly size?: { readonly width: number; readonly height: number };
}

/** The look of `devices['Desktop Chrome']`, which every page starts with. */
const usual = { colorScheme: 'light', direction: 'ltr', size: { width: 1280, height: 720 } } as const satisfies Look;

export const phone: Look = { size: { width: 390, height: 844 } };

/** Changes the page's look; unnamed settings stay. */
export async function lookAs(page: Page, { colorScheme, direction, size }: Look): Promise<void> {
  if (size) await page.setViewportSize(size);
  if (colorScheme) await page.emulateMedia({ colorScheme });
  if (direction) await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
}

/** Restores the first look, because the tests of a file share their page. */
export async function lookAsUsual(page: Page, changed: Look): Promise<void> {
  const size = page.viewportSize();
  const isResized = size?.width !== usual.size.width || size.height !== usual.size.height;
  await lookAs(page, {
    ...(changed.colorScheme && { colorScheme: usual.colorScheme }),
    ...(changed.direction && { direction: usual.direction }),
    ...(isResized && { size: usual.size }),
  });
}
