import { expect, it } from 'vitest';
// @ts-expect-error a browser script without types
import { texts } from './assets/texts.js';

it('has every text in English and Spanish', () => {
  expect(Object.keys(texts.es).sort()).toEqual(Object.keys(texts.en).sort());
});
