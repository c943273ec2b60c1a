import { expect } from '@playwright/test';
import { kitTest } from './kit-bench.ts';
import { openings } from './openings.ts';
import { inSheets, specimenNames } from './specimen-names.ts';
import { rulesOfSides, rulesOfStyleSheets, rulesOfTheme } from './violations.ts';

const test = kitTest('react');

test('every part of the kit is tested', async ({ kit }) => {
  await expect.poll(kit.names).toEqual(specimenNames);
});

test('axe finds no style that locks the orientation of a screen', async ({ kit }) => {
  expect(await kit.violations(rulesOfStyleSheets)).toEqual([]);
});

for (const name of specimenNames) {
  test(`axe finds nothing in ${name}, light and dark`, async ({ kit }) => {
    await kit.showStates(name);
    expect(await kit.violations(), 'light').toEqual([]);
    await kit.lookAs({ colorScheme: 'dark' });
    expect(await kit.violations(rulesOfTheme), 'dark').toEqual([]);
  });
}

for (const names of inSheets(specimenNames, 7)) {
  test(`axe finds nothing in ${names[0]} to ${names.at(-1)}, in Spanish and from right to left`, async ({ kit }) => {
    await kit.showSheet(names, 'es');
    expect(await kit.violations(), 'in Spanish').toEqual([]);
    await kit.lookAs({ direction: 'rtl' });
    expect(await kit.violations(rulesOfSides), 'from right to left').toEqual([]);
  });
}

for (const { name, open, shows } of openings) {
  test(`axe finds nothing in an open part, light, and dark from right to left: ${name}`, async ({ kit }) => {
    await open(kit);
    await expect(kit.page.getByRole(shows).last()).toBeVisible();
    expect(await kit.violations(), 'light').toEqual([]);
    await kit.lookAs({ colorScheme: 'dark', direction: 'rtl' });
    expect(await kit.violations([...rulesOfTheme, ...rulesOfSides]), 'dark, from right to left').toEqual([]);
  });
}
