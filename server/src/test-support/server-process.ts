import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
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
 * @returns starts a server process on the test's database. When the file ends, those that still run are killed and their
 * data folders removed.
 */
export function serverProcesses(database: TestDatabase): StartServerProcess {
  const cleanups: (() => Promise<void>)[] = [];
  afterAll(async () => {
    await Promise.all(cleanups.map((cleanUp) => cleanUp()));
  });
  return (options) => startServerProcess(database, options, (cleanUp) => cleanups.push(cleanUp));
}

async function startServerProcess(
  database: TestDatabase,
  { environment = {} }: ServerProcessOptions = {},
  beforeEnd: (cleanUp: () => Promise<void>) => void,
): Promise<ServerProcess> {
  const [port, adminPort] = await Promise.all([freePort(), freePort()]);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quittance-server-'));
  const child = spawn(process.execPath, ['--conditions=source', '--no-warnings', 'server/src/main.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      DATABASE_URL: database.ownerUrl,
      // Chain heads are kept here, and those of other databases are none of this one's.
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      PUBLIC_URL: publicUrl,
      LOAD_DEMO: 'false',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  beforeEnd(async () => {
    await end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { readonly type: string }) => {
      if (message.type === 'ready') resolve();
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${Buffer.concat(output).toString()}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    dataDir,
    client: () => createTestClient(url, publicUrl),
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
