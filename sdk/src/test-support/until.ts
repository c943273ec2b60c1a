import type { ReadableAtom } from 'nanostores';

/** Resolves once the store's value meets the condition; checks on each change, not by time. */
export function until<Value>($store: ReadableAtom<Value>, isReached: (value: Value) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = $store.subscribe((value) => {
      if (!isReached(value)) return;
      // The first call happens before subscribe has returned.
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
