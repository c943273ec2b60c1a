import { expect, it } from 'vitest';
import { sandboxVendorTexts } from './sandbox-texts.ts';

it('has every text in English and Spanish', () => {
  expect(Object.keys(sandboxVendorTexts.es)).toEqual(Object.keys(sandboxVendorTexts.en));
});
