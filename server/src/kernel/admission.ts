import { Refusal } from './refusal.ts';

export interface AdmissionLimits {
  /** Concurrent works that share a key. */
  readonly perKey: number;
  /** Concurrent works with any keys. */
  readonly total: number;
  /** Waiting works that share a key. */
  readonly queueLimit: number;
  /** Waiting works with any keys. */
  readonly totalQueueLimit: number;
  /** Maximum wait, in milliseconds. */
  readonly deadlineMs: number;
}

interface Waiting {
  readonly keys: readonly string[];
  readonly start: () => void;
  /** Set after a while: later work may then no longer overtake it on any of its keys. */
  hasReserved: boolean;
}

/** Fraction of the maximum wait after which work reserves its keys. */
const reserveAfter = 0.25;

/**
 * Limits concurrent work, so that work on one busy account waits in memory and not on a database connection. Work that
 * waits for one key may be overtaken on its other keys, which would otherwise be idle. To prevent starvation, it
 * reserves a slot on each of its keys after a quarter of the maximum wait.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #runningByKey = new Counts();
  readonly #waitingByKey = new Counts();
  readonly #reservedByKey = new Counts();
  /** In the order of arrival. */
  readonly #queue = new Set<Waiting>();
  #running = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * Runs the work once all its keys have room.
   * @param keys what the work contends for, without duplicates
   * @throws ServiceBusyError when the queue is full, or the deadline has passed
   */
  async run<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> {
    if (this.#hasRoom(keys, this.#reservedByKey)) this.#enter(keys);
    else await this.#wait(keys);
    try {
      return await work();
    } finally {
      this.#leave(keys);
    }
  }

  #hasRoom(keys: readonly string[], reserved: Counts): boolean {
    const { perKey, total } = this.#limits;
    return this.#running < total && keys.every((key) => this.#runningByKey.of(key) + reserved.of(key) < perKey);
  }

  #enter(keys: readonly string[]): void {
    this.#running += 1;
    this.#runningByKey.add(keys, 1);
  }

  #wait(keys: readonly string[]): Promise<void> {
    const { queueLimit, totalQueueLimit, deadlineMs } = this.#limits;
    if (this.#queue.size >= totalQueueLimit) return Promise.reject(busy('There are too many simultaneous requests.'));
    if (keys.some((key) => this.#waitingByKey.of(key) >= queueLimit)) return Promise.reject(accountBusy());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        keys,
        start: () => {
          clearTimeout(reservation);
          clearTimeout(deadline);
          resolve();
        },
        hasReserved: false,
      };
      const reservation = setTimeout(() => this.#reserve(waiting), deadlineMs * reserveAfter);
      const deadline = setTimeout(() => {
        this.#removeFromQueue(waiting);
        reject(accountBusy());
        this.#startWaiting();
      }, deadlineMs);
      this.#queue.add(waiting);
      this.#waitingByKey.add(keys, 1);
    });
  }

  #reserve(waiting: Waiting): void {
    waiting.hasReserved = true;
    this.#reservedByKey.add(waiting.keys, 1);
  }

  #removeFromQueue(waiting: Waiting): void {
    this.#queue.delete(waiting);
    this.#waitingByKey.add(waiting.keys, -1);
    if (waiting.hasReserved) this.#reservedByKey.add(waiting.keys, -1);
  }

  #leave(keys: readonly string[]): void {
    this.#running -= 1;
    this.#runningByKey.add(keys, -1);
    this.#startWaiting();
  }

  #startWaiting(): void {
    const reservedBefore = new Counts();
    for (const waiting of this.#queue) {
      if (this.#running >= this.#limits.total) return;
      if (this.#hasRoom(waiting.keys, reservedBefore)) {
        this.#removeFromQueue(waiting);
        this.#enter(waiting.keys);
        waiting.start();
      } else if (waiting.hasReserved) reservedBefore.add(waiting.keys, 1);
    }
  }
}

/** Counts per key; drops keys with a count of 0. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(keys: readonly string[], difference: 1 | -1): void {
    for (const key of keys) {
      const count = this.of(key) + difference;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
  }
}

const busy = (reason: string): Refusal =>
  new Refusal('ServiceBusyError', `${reason} Nothing was changed.`, [], { retryAfterSeconds: 1 });

const accountBusy = (): Refusal => busy('There are too many simultaneous requests for this account.');
