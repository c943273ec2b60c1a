import type { SessionStore } from '@quittance/sdk/stores';
import { atom, type ReadableAtom } from 'nanostores';

/** Checks whether there is a session: when the page opens, and after an outage. */
export interface Restoration {
  /** Why the check failed, such as no network; null otherwise. */
  readonly $failure: ReadableAtom<unknown>;
  /** Starts or retries the check. */
  run(): Promise<void>;
  /** Hides the signed-in person's pages after an outage, until `run` succeeds. Their session goes on. */
  interrupt(error: unknown): void;
}

export function createRestoration(session: SessionStore<unknown>): Restoration {
  const $failure = atom<unknown>(null);
  return {
    $failure,
    async run() {
      $failure.set(null);
      await session.restore().catch((error: unknown) => $failure.set(error));
    },
    interrupt(error) {
      $failure.set(error);
      session.suspend();
    },
  };
}
