import { newIdempotencyKey } from '@quittance/sdk/client';
import { useState } from 'react';

export interface Action {
  readonly isPending: boolean;
  /** The last failure; undefined before and during an attempt. */
  readonly error: unknown;
  readonly run: () => Promise<void>;
  /** Like `run`, but throws the failure, for a form that shows it. */
  readonly attempt: () => Promise<void>;
}

/**
 * Runs an action of a dialog. After a failure the dialog stays open with the reason. After a success the action stays
 * pending, since the dialog closes.
 * @param act gets one key for all attempts: what a try with a lost answer did is not done again
 */
export function useAction(act: (options: { readonly idempotencyKey: string }) => Promise<void>): Action {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const attempt = async () => {
    setPending(true);
    setError(undefined);
    try {
      await act({ idempotencyKey });
    } catch (failure) {
      setError(failure);
      setPending(false);
      throw failure;
    }
  };
  const run = () => attempt().catch(() => undefined);
  return { isPending, error, run, attempt };
}
