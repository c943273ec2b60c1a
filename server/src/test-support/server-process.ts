import path from 'node:path';
import { afterAll } from 'vitest';
import { startServer } from './start-server.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import type { TestDatabase } from './test-database.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A server as it runs in production: a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  client(): TestClient;
  /** Dies without a chance to clean up. */
  kill(): Promise<void>;
  /** @returns the exit code after an orderly stop */
  stop(): Promise<number | null>;
}

export interface ServerProcessOptions {
  /** Settings besides those of a sandbox without demo data. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * The origin that every process of a test names as its own, as they would behind one load balancer.
 */
const publicUrl = 'http://localhost:4000';

type StartServerProcess = (options?: ServerProcessOptions) => Promise<ServerProcess>;

/**
 * Call it at the top of a test file, after `testDatabase`: Vitest ignores an `afterAll` that a hook or a test registers.
 * @returns starts a server process on the test's database. When the file ends, those that still run or are starting are
 * killed and their data folders removed.
 */
export function serverProcesses(database: TestDatabase): StartServerProcess {
  const fileEnd = new AbortController();
  const cleanups: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    fileEnd.abort();
    await Promise.all(cleanups.map((cleanUp) => cleanUp()));
  });
  return async ({ environment = {} } = {}) => {
    const starting = startServer({
      checkout: repository,
      databaseUrl: database.ownerUrl,
      environment: { PUBLIC_URL: publicUrl, ...environment },
      signal: fileEnd.signal,
    });
    // A start that failed has removed what it left; who asked for it learns why.
    cleanups.push(() =>
      starting.then(
        ({ remove }) => remove(),
        () => {},
      ),
    );
    const { url, dataDir, end } = await starting;
    return {
      url,
      dataDir,
      client: () => createTestClient(url, publicUrl),
      kill: async () => {
        await end('SIGKILL');
      },
      stop: () => end('SIGTERM'),
    };
  };
}
