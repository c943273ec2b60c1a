import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './repository.mjs';

it('CI runs the tests with a retry, whatever the environment says', () => {
  expect(readFileSync(inRoot('.ci/run'), 'utf8')).toMatch(/^exec env CI=true npm test$/m);
});
