import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contract, defineCall, everyStaff, organizationManagers } from '../src/contract/index.ts';
import { codePurposesFile, generateCodePurposes } from './generate-code-purposes.ts';

it('the purposes of codes are those of the contract; run `npm run generate` after a change', async () => {
  expect(await readFile(codePurposesFile, 'utf8')).toBe(generateCodePurposes());
});

it('a call that takes a code has its purpose listed by its declaration alone', () => {
  const common = { method: 'PUT', summary: 'Does it.', origin: 'ours', errors: [] } as const;
  const calls = {
    bound: defineCall({ ...common, path: '/papers/sign', access: organizationManagers, otp: { subject: 'invoice' } }),
    free: defineCall({ ...common, path: '/admin/papers/sign', access: everyStaff, otp: { subject: 'none' } }),
    without: defineCall({ ...common, path: '/papers', access: organizationManagers }),
    signIn: contract.confirmSession,
  };
  expect(generateCodePurposes(calls)).toContain(
    "[\n  'PUT /admin/papers/sign',\n  'PUT /papers/sign',\n  'sign-in',\n]",
  );
});
