import { useState } from 'react';

export interface Action {
  readonly isPending: boolean;
  /** Why it failed last; undefined while it is under way and before. */
  readonly error: unknown;
  readonly run: () => Promise<void>;
}

/**
 * One action of a dialog, which stays open with the reason when it fails. It stays pending when it succeeds: the dialog
 * closes then.
 */
export function useAction(act: () => Promise<void>): Action {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async () => {
    setPending(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      setError(failure);
      setPending(false);
    }
  };
  return { isPending, error, run };
}
