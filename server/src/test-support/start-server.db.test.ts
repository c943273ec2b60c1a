import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer } from './start-server.ts';
import { testDatabase } from './test-database.ts';

vi.setConfig({ testTimeout: 60_000 });

const database = testDatabase();
const checkout = path.resolve(import.meta.dirname, '../../..');

let parentFolder: string;
beforeAll(async () => {
  parentFolder = await mkdtemp(path.join(tmpdir(), 'quittance-starts-'));
});
afterAll(() => rm(parentFolder, { recursive: true }));

it.each([
  ['with invalid settings', { checkout, environment: { CALLS_PER_MINUTE: 'many' } }, 'CALLS_PER_MINUTE'],
  ['missing in its checkout', { checkout: tmpdir() }, 'Cannot find module'],
  ['whose folder does not exist', { checkout: path.join(tmpdir(), 'quittance-nowhere') }, 'ENOENT'],
])('a server %s reports why it did not start, and leaves no folder', async (_which, start, reason) => {
  await expect(startServer({ databaseUrl: database.ownerUrl, parentFolder, ...start })).rejects.toThrow(reason);
  expect(await readdir(parentFolder)).toEqual([]);
});

it('an aborted start ends the process and leaves no folder', async () => {
  const signal = AbortSignal.timeout(50);
  const start = startServer({ databaseUrl: database.ownerUrl, parentFolder, checkout, signal });
  await expect(start).rejects.toThrow('ended with');
  expect(await readdir(parentFolder)).toEqual([]);
});
