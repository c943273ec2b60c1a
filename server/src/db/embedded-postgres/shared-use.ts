import type pg from 'pg';
import { type ConnectionLimits, defaultDatabaseLimits } from '../../config/index.ts';
import { limitedClient, WatchedClient } from '../connection-limits.ts';
import { lockNumbers } from '../lock-numbers.ts';

const useLock = lockNumbers.embeddedPostgresUse;

/**
 * One process's share in a running cluster. Several may use one at once (the server, a command); each holds a shared lock, which
 * ends with its connection even when the process is killed, and the last to leave switches the cluster off.
 */
export interface SharedUse {
  /** Resolves when the connection breaks, which means that the cluster has gone. */
  readonly lost: Promise<void>;
  /** @returns whether nobody else uses the cluster any more; nobody can begin to until it has stopped. */
  leave(): Promise<boolean>;
}

/**
 * @param limits of each statement; the default suits a cluster on this machine
 * @throws when the cluster is being stopped by the last one that used it
 */
export async function joinUse(
  ownerUrl: string,
  limits: ConnectionLimits = defaultDatabaseLimits.listener,
): Promise<SharedUse> {
  const client = new WatchedClient({
    connectionString: ownerUrl,
    application_name: 'quittance use',
    ...limitedClient(limits),
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock_shared($1)', [useLock]);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { lost, leave: () => leaveUse(client) };
}

async function leaveUse(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [useLock]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [useLock]);
    // Kept open when alone, so that the lock stands until the cluster has stopped.
    if (!rows[0]?.alone) await client.end();
    return rows[0]?.alone ?? false;
  } catch {
    // The cluster has gone already.
    return false;
  }
}
