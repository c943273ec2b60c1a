import type { ReadableAtom } from 'nanostores';

/** Resolves as soon as the store's value is as described; by its changes and not by the clock. */
export function until<Value>($store: ReadableAtom<Value>, isReached: (value: Value) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = $store.subscribe((value) => {
      if (!isReached(value)) return;
      // The first call comes before subscribe has answered.
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
