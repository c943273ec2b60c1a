import type pg from 'pg';
import { type ConnectionLimits, defaultDatabaseLimits } from '../config/index.ts';
import { limitedClient, WatchedClient } from './connection-limits.ts';

/** Works on one connection outside any pool, for what an owner or a whole cluster is asked to do. */
export async function onConnection(
  url: string,
  work: (client: pg.Client) => Promise<void>,
  limits: ConnectionLimits = defaultDatabaseLimits.migration,
): Promise<void> {
  const client = new WatchedClient({ connectionString: url, ...limitedClient(limits) });
  // What is wrong with the connection reaches the query that needs it; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
