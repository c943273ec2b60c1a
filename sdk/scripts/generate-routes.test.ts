import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generateRoutes, routesFile } from './generate-routes.ts';

it('the client’s routes are those of the contract; run `npm run generate` after a change', async () => {
  expect(await readFile(routesFile, 'utf8')).toBe(generateRoutes());
});
