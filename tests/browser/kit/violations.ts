import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { settled } from '../support/settled.ts';

/** All that the theme has a say in: what else axe finds in one, it finds in both. */
export const rulesOfTheme = ['color-contrast', 'link-in-text-block'];

/** All that depends on what lies over what, and on what has room. */
export const rulesOfSides = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** Asks the whole page for its style sheets, which are read anew for it each time and are the same whatever is shown. */
export const rulesOfStyleSheets = ['css-orientation-lock'];

/** The small edition: a page takes a fifth of a second to read the other. */
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in what the page shows, one line for each rule; with the rules that are named, or with all but `rulesOfStyleSheets`. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await settled(page);
  // Once for all looks, and only on pages that are looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const isOfStyleSheets = rules === rulesOfStyleSheets;
  const options = { resultTypes: ['violations'], preload: isOfStyleSheets, ...(rules && { runOnly: rules }) };
  const context = isOfStyleSheets ? 'document' : "'#place'";
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
