import { describe, expect, it } from 'vitest';
import { findChance, findSettledHelpers } from './browser-test-rules.mjs';

const helpers = findSettledHelpers([
  `const scrolled = (page) => whenSettled(page, () => page.evaluate(() => scrollY));
   async function names(host) { return (await scrolled(host)).length; }
   const bench = { async violations(rules) { await settled(page); return axe(page, rules); } };
   async function raw(page) { return page.title(); }
   const later = (page) => { const wait = () => settled(page); return wait; };`,
]);

it('a helper counts as settled only if every helper of its name is', () => {
  const settledOne = 'const box = (page) => whenSettled(page, read);';
  expect(findSettledHelpers([settledOne]).has('box')).toBe(true);
  expect(findSettledHelpers([settledOne, 'const box = (row) => row.boundingBox();']).has('box')).toBe(false);
});

const inTest = (body) => `test('it', async ({ page, kit }) => {\n${body}\n});`;
const reasonsFor = (body) => findChance(inTest(body), helpers).map(({ reason }) => reason);

describe('a value read once', () => {
  it.for([
    "expect(await page.locator('p').textContent()).toBe('x');",
    "expect((await page.locator('p').innerText()).trim()).toBe('x');",
    'expect(await row.isVisible()).toBe(true);',
    'expect(await rows.count()).toBe(1);',
    "expect(await field.getAttribute('title')).toBe('x');",
    'expect(await field.inputValue()).toBe("x");',
    'expect(await rows.allTextContents()).toEqual([]);',
    'expect(await page.evaluate(() => scrollY)).toBe(0);',
    'expect(await raw(page)).toBe("x");',
    'expect(await later(page)).toBe("x");',
    'const box = await row.boundingBox(); expect(box?.x).toBe(1);',
    'const [first, last] = [await a.boundingBox(), await b.boundingBox()]; expect(first.x).toBe(last.x);',
    "expect(host.api.callsOf('pay')).toHaveLength(1);",
    'expect(host.api.calls.length).toBe(1);',
  ])('is refused: %s', (body) => {
    expect(reasonsFor(body)).toEqual([expect.stringMatching(/^reads a value once/)]);
  });

  it.for([
    "await expect(page.locator('p')).toHaveText('x');",
    'await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);',
    'await expect.poll(async () => (await host.heard()).length).toBe(1);',
    'await expect(async () => { expect(await rows.count()).toBe(1); }).toPass();',
    'expect(await whenSettled(page, () => rows.count())).toBe(1);',
    "expect(await whenSettled(page, () => host.api.callsOf('pay'))).toHaveLength(1);",
    'expect(await scrolled(page)).toBe(0);',
    'expect((await names(page)).length).toBe(0);',
    'expect(await kit.violations()).toEqual([]);',
    'const found = await whenSettled(page, () => row.boundingBox()); expect(found.x).toBe(1);',
    'const number = await row.textContent(); await expect(page.getByText(number)).toBeVisible();',
    'const before = await rows.count(); await expect(rows).toHaveCount(before + 1);',
    'expect(1 + 1).toBe(2);',
  ])('is no finding: %s', (body) => {
    expect(reasonsFor(body)).toEqual([]);
  });

  it('is also found in a helper, but not under the same name in another function', () => {
    const source = `async function expectOpen(page) {
      const text = await page.title();
      expect(text).toBe('Open');
    }
    function other(text) {
      expect(text).toBe('x');
    }`;
    expect(findChance(source, helpers)).toEqual([{ line: 3, reason: expect.stringMatching(/^reads/) }]);
  });
});

it.for(['await page.waitForTimeout(500);', "await page.goto('/', { waitUntil: 'networkidle' });"])(
  'waiting for time is refused: %s',
  (body) => expect(reasonsFor(body)).toEqual([expect.stringMatching(/^waits for time/)]),
);

it.for(["test.skip('a', () => {});", "test.describe.only('a', () => {});", 'test.fixme();', "kitTest.only('a', f);"])(
  'a skipped test is refused: %s',
  (source) => expect(findChance(source, helpers)).toEqual([{ line: 1, reason: expect.stringMatching(/^leaves/) }]),
);

describe('keys right after a page is opened', () => {
  it.for([
    "await enterAs(page, mailbox, { url, email }); await page.keyboard.press('Control+k');",
    "await page.goto('/'); await page.keyboard.type('a');",
    "await host.page.reload(); await host.page.keyboard.press('Tab');",
  ])('are refused: %s', (body) => {
    expect(reasonsFor(body)).toEqual([expect.stringMatching(/^presses keys/)]);
  });

  it.for([
    "await page.goto('/'); await button.waitFor(); await page.keyboard.press('Tab');",
    "await button.focus(); await page.keyboard.press('Enter');",
    "await page.keyboard.press('Enter'); await page.goto('/');",
  ])('are no finding after something that is waited for: %s', (body) => {
    expect(reasonsFor(body)).toEqual([]);
  });
});
