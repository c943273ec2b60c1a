import { startServer } from '../../../server/src/test-support/start-server.ts';

/** A server process of a checkout, as it runs in production, background work included. */
export interface Product {
  readonly url: string;
  /** The origin that its own pages have. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a checkout's server, which also migrates the database. */
export async function startProduct(checkout: string, databaseUrl: string): Promise<Product> {
  const { url, end, remove } = await startServer({
    checkout,
    databaseUrl,
    environment: {
      NODE_ENV: 'production',
      // All calls come from one address; its limits are not what is measured.
      CALLS_PER_MINUTE: '1000000',
      GUARDED_CALLS_PER_MINUTE: '1000000',
    },
    onOutput: (chunk) => process.stderr.write(chunk),
  });
  return {
    url,
    origin: `http://localhost:${new URL(url).port}`,
    async stop() {
      await end('SIGTERM');
      await remove();
    },
  };
}
