import { expect, it } from 'vitest';
// @ts-expect-error a browser script without types
import { texts } from './assets/texts.js';

it('says everything in English and in Spanish', () => {
  expect(Object.keys(texts.es).sort()).toEqual(Object.keys(texts.en).sort());
});
