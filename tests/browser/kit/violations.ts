import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { axeSource } from '../support/axe.ts';
import { settled } from '../support/settled.ts';

/** Rules that depend on the theme. Axe finds all other violations in either theme. */
export const rulesOfTheme = ['color-contrast', 'link-in-text-block'];

/** Rules that depend on overlap and space. */
export const rulesOfSides = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** Rules that read the page's style sheets. They are slow, and independent of the shown parts. */
export const rulesOfStyleSheets = ['css-orientation-lock'];

/** Returns axe's findings in the page, one line for each rule. Default rules: all except `rulesOfStyleSheets`. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await settled(page);
  // Load axe once for each page, when it is first needed.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
  const isOfStyleSheets = rules === rulesOfStyleSheets;
  const options = { resultTypes: ['violations'], preload: isOfStyleSheets, ...(rules && { runOnly: rules }) };
  const context = isOfStyleSheets ? 'document' : "'#place'";
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
