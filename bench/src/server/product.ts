import { startServer } from '../../../server/src/test-support/start-server.ts';

/** A server process of a checkout, as in production, with background work. */
export interface Product {
  readonly url: string;
  /** The origin of its pages. */
  readonly origin: string;
  /** The same of its back office. */
  readonly adminUrl: string;
  readonly adminOrigin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a checkout's server, which also migrates the database. */
export async function startProduct(checkout: string, databaseUrl: string): Promise<Product> {
  const { url, adminUrl, pid, end, remove } = await startServer({
    checkout,
    databaseUrl,
    environment: {
      NODE_ENV: 'production',
      // All calls come from one address, whose rate limits are not under test.
      CALLS_PER_MINUTE: '1000000',
      GUARDED_CALLS_PER_MINUTE: '1000000',
    },
    onOutput: (chunk) => process.stderr.write(chunk),
  });
  return {
    url,
    pid,
    origin: `http://localhost:${new URL(url).port}`,
    adminUrl,
    adminOrigin: `http://localhost:${new URL(adminUrl).port}`,
    async stop() {
      await end('SIGTERM');
      await remove();
    },
  };
}
