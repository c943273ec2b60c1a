import type { ProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';

/**
 * Work that is due by business time. Due instants are found by query, so that nothing is lost when a run is missed, and
 * everything happens in order when the clock is moved.
 */
export interface DueWork {
  readonly name: string;
  /** Returns the earliest due instant of this kind, past or future; null if nothing is planned. */
  nextDueAt(app: App): Promise<Date | null>;
  /**
   * Asks an outside service for news, so that `nextDueAt` includes it. Absent: no such service. Called once before each
   * look for due work. May fail; it is called again the next time.
   */
  poll?(app: App, now: Date): Promise<void>;
  /**
   * Does all work of this kind that is due at `now` or before: oldest first, exactly once, each object in a separate
   * transaction. Returns the number of objects. A failing object must not prevent the others.
   */
  runDue(app: App, now: Date): Promise<number>;
}

/** Work that waits in an outbox and is done as soon as possible, by real time: mail, submissions to a rail. */
export interface DrainWork {
  readonly name: string;
  /**
   * Does one batch of waiting work, skipping rows locked by other processes. Returns the number done; 0 means that
   * nothing is available at the moment.
   */
  drain(app: App): Promise<number>;
}

/** Work repeated by real time, once for all processes: clean-up, checks. */
export interface RecurringWork {
  readonly name: string;
  /** From the start of one run to the start of the next; checked about once a minute. */
  readonly everySeconds: number;
  /** The same after a failed or unfinished run; default `everySeconds`. */
  readonly retrySeconds?: number;
  /** Whether each process also runs it when it starts. */
  readonly atStart?: boolean;
  /** Held during a run, so that runs never overlap. */
  readonly lock: ProcessLock;
  /** May fail; then it runs again after `retrySeconds`, or after the delay of a {@link RetryLaterError}. */
  run(app: App): Promise<void>;
}

/** A failure of recurring work that sets the time of the next run. */
export class RetryLaterError extends Error {
  readonly retrySeconds: number;

  constructor(message: string, retrySeconds: number) {
    super(message);
    this.retrySeconds = retrySeconds;
    this.name = 'RetryLaterError';
  }
}

/** All background work of the server. Work due at the same instant is done in this order. */
export interface Work {
  readonly due: readonly DueWork[];
  readonly drains: readonly DrainWork[];
  /** Absent: none. */
  readonly recurring?: readonly RecurringWork[];
}
