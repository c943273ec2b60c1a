import path from 'node:path';
import { afterAll } from 'vitest';
import { startServer } from './start-server.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import type { TestDatabase } from './test-database.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A server in a separate process, as in production. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  client(): TestClient;
  /** Kills the process without cleaning up. */
  kill(): Promise<void>;
  /** Stops the process cleanly. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface ServerProcessOptions {
  /** Settings besides those of a sandbox without demo data. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * The origin that every process of a test uses, as if behind one load balancer.
 */
const publicUrl = 'http://localhost:4000';

type StartServerProcess = (options?: ServerProcessOptions) => Promise<ServerProcess>;

/**
 * Prepares server processes. Call it at the top of a test file, after `testDatabase`: Vitest ignores an `afterAll` that
 * a hook or a test registers.
 * @returns starts a server process on the test's database. When the file ends, remaining processes are killed and their
 *   data folders removed.
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
    // A failed start has already cleaned up; its caller gets the reason.
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
