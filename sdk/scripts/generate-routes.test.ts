import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type Call, defineCall, everyCustomer } from '../src/contract/index.ts';
import { generateRoutes, routesFile } from './generate-routes.ts';

it('the client’s routes are those of the contract; run `npm run generate` after a change', async () => {
  expect(await readFile(routesFile, 'utf8')).toBe(generateRoutes());
});

it('only routes of calls with files name the code that writes and reads them', () => {
  const plain = defineCall({
    method: 'POST',
    path: '/papers/sign',
    summary: 'Signs.',
    origin: 'ours',
    access: everyCustomer,
    errors: [],
  });
  const exchange: Call = {
    ...plain,
    path: '/papers/stamp',
    files: { paper: { types: ['application/pdf'], maxBytes: 10, description: 'A paper.' } },
    file: { types: ['application/pdf'], description: 'The paper with a stamp.' },
  };
  const text = generateRoutes({ sign: plain, stamp: exchange });
  expect(text).toContain("import { encodeForm } from './encode-form.ts';\nimport { readFile } from './read-file.ts';");
  const [, signed, stamped] = text.split('export const');
  expect(signed).not.toMatch(/encodeForm|readFile/);
  expect(stamped).toContain('  encode: encodeForm,\n  read: readFile,\n');
});
