import { Refusal } from './refusal.ts';

export interface AdmissionLimits {
  /** Works at once that share a key. */
  readonly perKey: number;
  /** Works at once, all keys together. */
  readonly total: number;
  /** Works that may wait for one key. */
  readonly queueLimit: number;
  /** Longest wait, milliseconds. */
  readonly deadlineMs: number;
}

interface Waiting {
  readonly keys: readonly string[];
  readonly start: () => void;
}

/**
 * Lets in only so much work at once, so that work on one busy account waits in memory and not on a database connection.
 * First come, first served for each key.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #runningByKey = new Map<string, number>();
  #running = 0;
  #queue: Waiting[] = [];

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Runs the work once all its keys have room.
   * @param keys what the work contends for, each named once
   * @throws ServiceBusyError when too much waits already, or the deadline has passed
   */
  async run<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> {
    if (this.#hasRoom(keys)) this.#enter(keys);
    else await this.#wait(keys);
    try {
      return await work();
    } finally {
      this.#leave(keys);
    }
  }

  #hasRoom(keys: readonly string[]): boolean {
    const { perKey, total } = this.#limits;
    return this.#running < total && keys.every((key) => (this.#runningByKey.get(key) ?? 0) < perKey);
  }

  #enter(keys: readonly string[]): void {
    this.#running += 1;
    for (const key of keys) this.#runningByKey.set(key, (this.#runningByKey.get(key) ?? 0) + 1);
  }

  #wait(keys: readonly string[]): Promise<void> {
    const isFull = keys.some((key) => this.#waitingFor(key) >= this.#limits.queueLimit);
    if (isFull) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        keys,
        start: () => {
          clearTimeout(deadline);
          resolve();
        },
      };
      const deadline = setTimeout(() => {
        this.#queue = this.#queue.filter((other) => other !== waiting);
        reject(busy());
      }, this.#limits.deadlineMs);
      this.#queue.push(waiting);
    });
  }

  #waitingFor(key: string): number {
    return this.#queue.filter(({ keys }) => keys.includes(key)).length;
  }

  #leave(keys: readonly string[]): void {
    this.#running -= 1;
    for (const key of keys) {
      const left = (this.#runningByKey.get(key) ?? 0) - 1;
      if (left > 0) this.#runningByKey.set(key, left);
      else this.#runningByKey.delete(key);
    }
    this.#startWaiting();
  }

  #startWaiting(): void {
    this.#queue = this.#queue.filter((waiting) => {
      if (!this.#hasRoom(waiting.keys)) return true;
      this.#enter(waiting.keys);
      waiting.start();
      return false;
    });
  }
}

const busy = (): Refusal =>
  new Refusal('ServiceBusyError', 'Too much is being done on this account at once. Nothing was changed.', [], {
    retryAfterSeconds: 1,
  });
