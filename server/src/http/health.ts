import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, hasSchemaParts, listSchemaParts } from '../db/index.ts';

/** Whether the process can answer calls: the database answers and has the schema of this version. */
export type Readiness = () => Promise<boolean>;

const rememberedMs = 1000;

export interface ReadinessOptions {
  /** Current time of a monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** Time for the database to answer; after it the process counts as not ready. Default two seconds. */
  readonly deadlineMs?: number;
}

/**
 * Creates the readiness check. It is public, so an answer is remembered for a second and simultaneous requests share
 * one: a process queries the database at most once a second.
 */
export function createReadiness(db: Connection, options: ReadinessOptions = {}): Readiness {
  const { now = () => performance.now(), deadlineMs = 2000 } = options;
  // Read once: the files of a newer version may replace them while this process runs.
  let parts: Promise<readonly string[]> | undefined;
  let answer: Promise<boolean> | undefined;
  let staleAt = 0;
  return () => {
    if (answer && now() < staleAt) return answer;
    staleAt = Number.POSITIVE_INFINITY;
    parts ??= listSchemaParts();
    answer = Promise.race([isReady(db, parts), sleep(deadlineMs, false, { ref: false })]).finally(() => {
      staleAt = now() + rememberedMs;
    });
    return answer;
  };
}

async function isReady(db: Connection, parts: Promise<readonly string[]>): Promise<boolean> {
  try {
    return await hasSchemaParts(db, await parts);
  } catch {
    // An unreachable database is not an error of this check but its negative result.
    return false;
  }
}
