import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server process of a checkout, as it runs in production, background work included. */
export interface Product {
  readonly url: string;
  /** The origin that its own pages have. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a checkout's server, which also migrates the database. */
export async function startProduct(checkout: string, databaseUrl: string): Promise<Product> {
  // Heads of a thrown-away database must not land among those of a real one.
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quittance-bench-'));
  const [port, adminPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', 'server/src/main.ts'],
    {
      cwd: checkout,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PORT: String(port),
        ADMIN_PORT: String(adminPort),
        PUBLIC_URL: origin,
        LOAD_DEMO: 'false',
        LOG_LEVEL: 'warn',
        // All calls come from one address; its limits are not what is measured.
        CALLS_PER_MINUTE: '1000000',
        GUARDED_CALLS_PER_MINUTE: '1000000',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { readonly type: string }) => {
      if (message.type === 'ready') resolve();
    });
    void ended.then((code) => reject(new Error(`The server of ${checkout} ended with code ${code}.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true });
    },
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
