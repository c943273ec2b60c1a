import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The minified build: a page needs 0.2 s to read the other one. */
export const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe for the page, its frames and shadow trees. It takes a third of the time of axe's defaults.
 */
export async function axeFor(page: Page): Promise<AxeBuilder> {
  return (
    new AxeBuilder({ page, axeSource: await axeSource })
      // Only rules for media and for locked orientation need preloaded files: no page has media, and a unit test
      // refuses style sheets that read the orientation.
      .options({ preload: false, resultTypes: ['violations'] })
      // The other mode opens a page to merge the findings of frames. Without frames there is nothing to merge.
      .setLegacyMode(page.frames().length === 1)
  );
}
