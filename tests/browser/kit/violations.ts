import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { settled } from '../support/settled.ts';

/** Rules that depend on the theme. Axe finds all other violations in either theme. */
export const rulesOfTheme = ['color-contrast', 'link-in-text-block'];

/** Rules that depend on overlap and space. */
export const rulesOfSides = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** Rules that read the page's style sheets. They are slow, and independent of the shown parts. */
export const rulesOfStyleSheets = ['css-orientation-lock'];

/** The minified build: a page needs 0.2 s to read the other one. */
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns axe's findings in the page, one line for each rule. Default rules: all except `rulesOfStyleSheets`. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await settled(page);
  // Load axe once for each page, when it is first needed.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const isOfStyleSheets = rules === rulesOfStyleSheets;
  const options = { resultTypes: ['violations'], preload: isOfStyleSheets, ...(rules && { runOnly: rules }) };
  const context = isOfStyleSheets ? 'document' : "'#place'";
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
