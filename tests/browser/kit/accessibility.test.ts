import { expect } from '@playwright/test';
import { kitTest } from './kit-bench.ts';
import { specimenNames } from './specimen-names.ts';

const test = kitTest('react');

test('every part of the kit is tried', async ({ kit }) => {
  expect(await kit.names()).toEqual(specimenNames);
});

for (const scheme of ['light', 'dark'] as const) {
  for (const name of specimenNames) {
    test(`axe finds nothing in ${name}, ${scheme}`, async ({ kit }) => {
      await kit.page.emulateMedia({ colorScheme: scheme });
      await kit.showStates(name);
      expect(await kit.violations()).toEqual([]);
    });
  }
}
