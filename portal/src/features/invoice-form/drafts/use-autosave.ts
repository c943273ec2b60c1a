import { useEffect, useRef, useState } from 'react';
import { areSameValues, type InvoiceFormValues } from '../invoice-form-values.ts';
import { isUnanswered } from './use-draft.ts';

/** How long the form must rest before it is saved. */
const restMs = 2500;
/** How long the next try waits after a save without an answer. */
const retryMs = 15_000;

interface Autosave {
  readonly values: InvoiceFormValues;
  /** What is stored, or what the form began with. */
  readonly unchanged: InvoiceFormValues;
  /** Whether these values can be stored as a draft now. */
  readonly isAllowed: (values: InvoiceFormValues) => boolean;
  readonly save: (values: InvoiceFormValues) => Promise<void>;
}

interface Failure {
  readonly values: InvoiceFormValues;
  /** A refusal would only be repeated, until something changes. */
  readonly mayRetry: boolean;
}

/**
 * Saves the form when the person pauses, as long as it can be stored as a draft.
 * @returns whether the last try failed
 */
export function useAutosave({ values, unchanged, isAllowed, save }: Autosave): boolean {
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef({ isAllowed, save });
  latest.current = { isAllowed, save };
  const isChanged = !areSameValues(values, unchanged);
  useEffect(() => {
    if (!isChanged) {
      setFailure(null);
      return;
    }
    if (failure?.values === values && !failure.mayRetry) return;
    const run = () => {
      if (!latest.current.isAllowed(values)) {
        // Such as during the review: what is allowed later is saved then.
        timer = setTimeout(run, restMs);
        return;
      }
      latest.current.save(values).then(
        () => setFailure(null),
        (error: unknown) => setFailure({ values, mayRetry: isUnanswered(error) }),
      );
    };
    let timer = setTimeout(run, failure?.mayRetry ? retryMs : restMs);
    return () => clearTimeout(timer);
  }, [values, isChanged, failure]);
  return failure !== null;
}
