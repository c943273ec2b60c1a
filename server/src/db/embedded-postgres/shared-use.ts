import type pg from 'pg';
import { type ConnectionLimits, defaultDatabaseLimits } from '../../config/index.ts';
import { limitedClient, WatchedClient } from '../connection-limits.ts';
import { lockNumbers } from '../lock-numbers.ts';

const useLock = lockNumbers.embeddedPostgresUse;

/**
 * One process's use of a running cluster. Each process that uses the cluster holds a shared lock, which ends with its
 * connection even if the process is killed. The last process to leave stops the cluster.
 */
export interface SharedUse {
  /** Resolves when the connection breaks, which means that the cluster has ended. */
  readonly lost: Promise<void>;
  /** Leaves the cluster. @returns whether it was the last user; nobody can join until the cluster has stopped */
  leave(): Promise<boolean>;
}

/**
 * Joins the users of a cluster.
 * @param limits for each statement; the default suits a cluster on this machine
 * @throws Error when the last user is stopping the cluster
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
    // The last user keeps the connection open, so that its lock lasts until the cluster has stopped.
    if (!rows[0]?.alone) await client.end();
    return rows[0]?.alone ?? false;
  } catch {
    // The cluster has ended already.
    return false;
  }
}
