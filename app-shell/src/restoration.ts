import type { SessionStore } from '@quittance/sdk/stores';
import { atom, type ReadableAtom } from 'nanostores';

/** Checks, when the page opens, whether there is a session. */
export interface Restoration {
  /** Why the check failed, such as no network; null otherwise. */
  readonly $failure: ReadableAtom<unknown>;
  /** Starts or retries the check. */
  run(): Promise<void>;
}

export function createRestoration(session: SessionStore<unknown>): Restoration {
  const $failure = atom<unknown>(null);
  return {
    $failure,
    async run() {
      $failure.set(null);
      await session.restore().catch((error: unknown) => $failure.set(error));
    },
  };
}
