import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { type ServerProcess, serverProcesses } from './server-process.ts';
import { testDatabase } from './test-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('server processes of a test', () => {
  const database = testDatabase();
  let server: ServerProcess;

  describe('while the tests that start them run', () => {
    const startServerProcess = serverProcesses(database);

    it('answer, and have a data folder', async () => {
      server = await startServerProcess();
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
      expect(existsSync(server.dataDir)).toBe(true);
    });
  });

  it('are gone afterwards, with their folders', async () => {
    await expect(fetch(`${server.url}/ready`)).rejects.toThrow();
    expect(existsSync(server.dataDir)).toBe(false);
  });
});
