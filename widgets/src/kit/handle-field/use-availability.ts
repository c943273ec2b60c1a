import { checkHandle } from '@quittance/sdk/validation';
import { useEffect, useState } from 'react';
import { useDebounced } from '../base/use-debounced.ts';

/** Whether a handle is available; `unknown` for text that is no valid handle. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken' | 'failed';

export type CheckAvailability = (handle: string, signal: AbortSignal) => Promise<boolean>;

/** Pause in typing before the check. */
const DEBOUNCE_MS = 500;

interface Answer {
  readonly handle: string;
  readonly availability: 'available' | 'taken' | 'failed';
}

interface AvailabilityCheck {
  readonly availability: Availability;
  /** Checks again after a failure. */
  readonly retry: () => void;
}

/** @param handle null if it must not be checked */
export function useAvailability(handle: string | null, check: CheckAvailability): AvailabilityCheck {
  const candidate = handle !== null && checkHandle(handle) === null ? handle : null;
  const asked = useDebounced(candidate, DEBOUNCE_MS);
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: ask again for another handle or attempt, not for a new function
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
        // Ignores the answer if the person has typed another handle.
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
