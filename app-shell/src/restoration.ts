import type { SessionStore } from '@quittance/sdk/stores';
import { atom, type ReadableAtom } from 'nanostores';

/** The finding out, when the page opens, whether a session is open. */
export interface Restoration {
  /** Why it could not be found out, such as no network; null otherwise. */
  readonly $failure: ReadableAtom<unknown>;
  /** Begins, or tries again. */
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
