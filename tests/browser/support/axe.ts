import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';

/** The minified build: a page needs 0.2 s to read the other one. */
export const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Only rules for media and for locked orientation need preloaded files: no page has media, and a unit test refuses style
// sheets that read the orientation.
const options: RunOptions = { preload: false, resultTypes: ['violations'] };

/**
 * Returns axe's findings on the page, its frames and shadow trees. It takes a third of the time of axe's defaults.
 * @param choice `runOnly`: tags or rules; default: all rules
 */
export async function findViolations(page: Page, choice: Pick<RunOptions, 'runOnly'> = {}): Promise<readonly Result[]> {
  const given = { ...options, ...choice };
  if (page.frames().length > 1) {
    // Opens a page to merge the findings of frames.
    return (await new AxeBuilder({ page, axeSource: await axeSource }).options(given).analyze()).violations;
  }
  // Without frames there is nothing to merge, and axe stays in the page for the next check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
  return (await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(given)})`)).violations;
}
