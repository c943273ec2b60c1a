import type { ProcessLock } from '../db/index.ts';
import type { App } from '../kernel/index.ts';

/**
 * Work that falls due by business time. Due instants are found by query, so that nothing is lost when a run is missed and
 * everything happens in order when the clock is moved.
 */
export interface DueWork {
  readonly name: string;
  /** The earliest instant at which something of this kind falls due, past or future; null if nothing is in sight. */
  nextDueAt(app: App): Promise<Date | null>;
  /**
   * Asks the outside world what has happened, where nobody can say when it will, so that `nextDueAt` knows of it. Absent:
   * there is nobody to ask. Called once before each look at what is due; may fail, and is then called the next time.
   */
  poll?(app: App, now: Date): Promise<void>;
  /**
   * Does everything of this kind that is due at `now` or before, each object in a transaction of its own and exactly
   * once, oldest first. Returns how many objects were done. One object's failure must not keep the others from being done.
   */
  runDue(app: App, now: Date): Promise<number>;
}

/** Work that waits in an outbox and is done as soon as possible, by real time: mail, submissions to a rail. */
export interface DrainWork {
  readonly name: string;
  /**
   * Does one batch of what waits, skipping rows that another process has locked. Returns how many were done; 0 means that
   * nothing more is to be had at the moment.
   */
  drain(app: App): Promise<number>;
}

/** Work that is to be done again and again by real time, however many processes there are: tidying up, checks. */
export interface RecurringWork {
  readonly name: string;
  /** From the beginning of a run to that of the next; looked at about once a minute. */
  readonly everySeconds: number;
  /** The same after a run that failed or never ended; default `everySeconds`. */
  readonly retrySeconds?: number;
  /** Whether each process also runs it when it starts. */
  readonly atStart?: boolean;
  /** Held during a run, so that a long one is never joined by a second. */
  readonly lock: ProcessLock;
  /** May fail; then it has its next turn after `retrySeconds`, or after those of a {@link RetryLaterError}. */
  run(app: App): Promise<void>;
}

/** A failure of recurring work that knows when to try again. */
export class RetryLaterError extends Error {
  readonly retrySeconds: number;

  constructor(message: string, retrySeconds: number) {
    super(message);
    this.retrySeconds = retrySeconds;
    this.name = 'RetryLaterError';
  }
}

/** All background work of the server, in the order in which work due at the same instant is done. */
export interface Work {
  readonly due: readonly DueWork[];
  readonly drains: readonly DrainWork[];
  /** Absent: none. */
  readonly recurring?: readonly RecurringWork[];
}
