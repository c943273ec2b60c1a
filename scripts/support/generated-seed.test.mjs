import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseGeneratedSeed } from './generated-seed.mjs';

it('is the same for every run of a commit', () => {
  expect(chooseGeneratedSeed({})).toBe(chooseGeneratedSeed({ GENERATED_SEED: '' }));
});

it('is another one for each run that asks for that', () => {
  const seeds = Array.from({ length: 5 }, () => chooseGeneratedSeed({ GENERATED_SEED: 'random' }));
  expect(new Set(seeds).size).toBeGreaterThan(1);
});

it('is the one of an earlier run, to repeat it', () => {
  expect(chooseGeneratedSeed({ GENERATED_SEED: '17' })).toBe(17);
  expect(() => chooseGeneratedSeed({ GENERATED_SEED: 'dice' })).toThrow('GENERATED_SEED');
});

it('decides what every test generates', () => {
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env.GENERATED_SEED));
});
