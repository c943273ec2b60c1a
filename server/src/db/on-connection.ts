import type pg from 'pg';
import { type ConnectionLimits, defaultDatabaseLimits } from '../config/index.ts';
import { limitedClient, WatchedClient } from './connection-limits.ts';

/** Runs work on one connection outside any pool, for tasks of an owner or of a whole cluster. */
export async function onConnection(
  url: string,
  work: (client: pg.Client) => Promise<void>,
  limits: ConnectionLimits = defaultDatabaseLimits.migration,
): Promise<void> {
  const client = new WatchedClient({ connectionString: url, ...limitedClient(limits) });
  // The query that needs the connection gets its error; without a listener the error would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
