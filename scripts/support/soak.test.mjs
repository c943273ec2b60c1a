import { expect, it } from 'vitest';
import { findProofs, soak } from './soak.mjs';

it('knows every proof with a long size', async () => {
  expect(await findProofs()).toEqual(
    expect.arrayContaining(['server/src/killed-servers.db.test.ts', 'server/src/ledger/ledger-properties.db.test.ts']),
  );
});

it('fails where no proof is', async () => {
  expect(await soak(['nowhere/'])).toBe(false);
});
