import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contractFile, generateContract } from './generate-contract.ts';

it('the contract’s index lists every declared call; run `npm run generate` after a change', async () => {
  expect(await readFile(contractFile, 'utf8')).toBe(await generateContract());
});
