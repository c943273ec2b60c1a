import type { Page } from '@playwright/test';

/** How the page is looked at. */
export interface Look {
  readonly colorScheme?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  readonly size?: { readonly width: number; readonly height: number };
}

/** That of `devices['Desktop Chrome']`, with which every page is opened. */
const usual = { colorScheme: 'light', direction: 'ltr', size: { width: 1280, height: 720 } } as const satisfies Look;

export const phone: Look = { size: { width: 390, height: 844 } };

/** Looks at the page in another way; what is not named stays as it is. */
export async function lookAs(page: Page, { colorScheme, direction, size }: Look): Promise<void> {
  if (size) await page.setViewportSize(size);
  if (colorScheme) await page.emulateMedia({ colorScheme });
  if (direction) await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
}

/** The tests of a file share their page: each leaves it as it was opened. */
export async function lookAsUsual(page: Page, changed: Look): Promise<void> {
  const size = page.viewportSize();
  const isResized = size?.width !== usual.size.width || size.height !== usual.size.height;
  await lookAs(page, {
    ...(changed.colorScheme && { colorScheme: usual.colorScheme }),
    ...(changed.direction && { direction: usual.direction }),
    ...(isResized && { size: usual.size }),
  });
}
