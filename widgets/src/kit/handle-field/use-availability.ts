import { checkHandle } from '@quittance/sdk/validation';
import { useEffect, useState } from 'react';
import { useDebounced } from '../base/use-debounced.ts';

/** Whether somebody has the handle already; `unknown` while it is none that could be asked for. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken' | 'failed';

export type CheckAvailability = (handle: string, signal: AbortSignal) => Promise<boolean>;

/** Asked for when typing pauses, not with every letter. */
const DEBOUNCE_MS = 500;

interface Answer {
  readonly handle: string;
  readonly availability: 'available' | 'taken' | 'failed';
}

interface AvailabilityCheck {
  readonly availability: Availability;
  /** Asks once more after a failure. */
  readonly retry: () => void;
}

/** @param handle null where it is not to be asked for */
export function useAvailability(handle: string | null, check: CheckAvailability): AvailabilityCheck {
  const candidate = handle !== null && checkHandle(handle) === null ? handle : null;
  const asked = useDebounced(candidate, DEBOUNCE_MS);
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another handle or attempt, not for another function
  useEffect(() => {
    if (asked === null) return;
    const abort = new AbortController();
    const ask = async () => {
      const isAvailable = await check(asked, abort.signal);
      return isAvailable ? 'available' : 'taken';
    };
    void ask()
      .catch(() => 'failed' as const)
      .then((availability) => {
        // The person has gone on to another handle.
        if (!abort.signal.aborted) setAnswer({ handle: asked, availability });
      });
    return () => abort.abort();
  }, [asked, attempt]);

  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  if (candidate === null) return { availability: 'unknown', retry };
  return { availability: answer?.handle === candidate ? answer.availability : 'checking', retry };
}
