import { useState } from 'react';

export interface Action {
  readonly isPending: boolean;
  /** The last failure; undefined before and during an attempt. */
  readonly error: unknown;
  readonly run: () => Promise<void>;
}

/**
 * Runs an action of a dialog. After a failure the dialog stays open with the reason. After a success the action stays
 * pending, since the dialog closes.
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
