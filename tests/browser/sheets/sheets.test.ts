import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type KitBench, kitTest } from '../kit/kit-bench.ts';
import { whenSettled } from '../support/settled.ts';
import { giveFont } from './bundled-font.ts';
import { focused, type NamedLook, openingLooks, openings, sheetLooks, sheets, windowed } from './sheets.ts';

/*
 * Pictures of the kit, to detect accidental changes of its look. Accept intended changes by
 * `npm run sheets -- --update-snapshots`, and review them with the code.
 */

const test = kitTest('react');
const browserFile = path.join(import.meta.dirname, 'pictures', 'browser.txt');

const windowHeight = 800;

async function lookAs(kit: KitBench, { colorScheme, direction, width }: NamedLook): Promise<void> {
  const { page } = kit;
  // The samples contain relative times.
  await page.clock.setFixedTime('2026-03-10T16:00:30Z');
  await page.mouse.move(0, 0);
  await kit.lookAs({ colorScheme, direction, size: { width, height: windowHeight } });
  await page.evaluate(() => {
    scrollTo(0, 0);
    // Rings and shadows reach beyond the parts.
    for (const place of document.querySelectorAll<HTMLElement>('#place')) place.style.padding = '16px';
    // The test page's buttons have the browser's own look.
    for (const button of document.querySelectorAll<HTMLElement>('#before, #after')) button.hidden = true;
  });
  await giveFont(page);
}

/** Makes the window as high as what it shows: each pixel more is drawn too, and costs. */
async function showWhole({ page }: KitBench, { width }: NamedLook): Promise<void> {
  const place = page.locator('#place');
  const height = async () => Math.ceil((await place.boundingBox())?.height ?? 0);
  // Parts that load late change the height.
  await expect
    .poll(async () => {
      const wanted = Math.max(windowHeight, await height());
      await page.setViewportSize({ width, height: wanted });
      return (await whenSettled(page, height)) - wanted;
    })
    .toBeLessThanOrEqual(0);
}

/** Focuses by Tab, because only keyboard focus shows a ring. */
async function focusByTab({ page }: KitBench, presses: number): Promise<void> {
  await page.locator('h1').evaluate((start) => {
    start.tabIndex = -1;
    start.focus();
  });
  for (let pressed = 0; pressed < presses; pressed += 1) await page.keyboard.press('Tab');
}

/** Flags are fetched when they become visible. */
const flagsDrawn = ({ page }: KitBench, flags = '.q-flag') =>
  expect(page.locator(`${flags}:not(:has(svg))`)).toHaveCount(0);

const closeness = { animations: 'disabled', maxDiffPixelRatio: 0.005 } as const;

test('the pictures’ browser version is recorded', async ({ browser }, { config, annotations }) => {
  const running = `${browser.browserType().name()} ${browser.version()}`;
  if (['all', 'changed'].includes(config.updateSnapshots)) await writeFile(browserFile, `${running}\n`);
  const recorded = (await readFile(browserFile, 'utf8')).trim();
  expect(recorded).toMatch(/^chromium \d+\./);
  // Another version may draw a little differently: the reason to look for first when a picture differs.
  if (recorded !== running) annotations.push({ type: 'browser', description: `${running}, pictures by ${recorded}` });
});

for (const look of sheetLooks) {
  for (const [index, names] of sheets.entries()) {
    test(`${names[0]} to ${names.at(-1)} match their pictures, ${look.name}`, async ({ kit }) => {
      await lookAs(kit, look);
      await kit.showSheet(names, look.locale);
      await showWhole(kit, look);
      await flagsDrawn(kit);
      // It comes when waiting has been long enough.
      if (names.includes('states')) await kit.page.locator('[data-state="spinner"] .q-spinner').waitFor();
      await expect(kit.page.locator('#place')).toHaveScreenshot(`sheet-${index + 1}-${look.name}.png`, closeness);
    });
  }
}

for (const look of openingLooks) {
  test(`a ${windowed} matches its picture, ${look.name}`, async ({ kit }) => {
    await lookAs(kit, look);
    await kit.showStates(windowed, look.locale);
    // Some of the rows, so that the box for all of them says so.
    for (const row of [1, 2]) await kit.page.getByRole('row').nth(row).getByRole('checkbox').check();
    await expect(kit.page).toHaveScreenshot(`${windowed}-${look.name}.png`, closeness);
  });
  for (const [name, presses] of Object.entries(focused)) {
    test(`the focus matches its picture, ${look.name}: ${name}`, async ({ kit }) => {
      await lookAs(kit, look);
      await kit.showControl(name, { label: 'Legal name', isFilled: true }, look.locale);
      await focusByTab(kit, presses);
      await expect(kit.page.locator('#place')).toHaveScreenshot(`focus-${name}-${look.name}.png`, closeness);
    });
  }
  for (const { name, open, shows } of openings) {
    test(`an open part matches its picture, ${look.name}: ${name}`, async ({ kit }) => {
      await lookAs(kit, look);
      await open(kit, look.locale);
      // A toast stays as long as the pointer is on it.
      if (shows === 'status') await kit.page.getByRole('status').locator('.q-toast').first().hover();
      await flagsDrawn(kit, '[aria-selected="true"] .q-flag');
      await expect(kit.page).toHaveScreenshot(`${name}-${look.name}.png`, closeness);
    });
  }
}
