import { errorCodeOf, focusScreenTitle } from '@quittance/app-shell';
import { ApiError, newIdempotencyKey } from '@quittance/sdk/client';
import { useState } from 'react';
import { useBackOffice } from '../back-office.ts';

interface DecisionTexts {
  /** The decision is saved. */
  readonly decided: string;
  /** Somebody else was faster. */
  readonly changed: string;
}

interface DecisionSettings {
  /** Sends a decision under a key. The reason is empty where there is none. */
  readonly send: (decision: string, reason: string, options: { readonly idempotencyKey: string }) => Promise<unknown>;
  /** Codes of the refusals of a record that has changed. */
  readonly changedCodes: readonly string[];
  readonly texts: DecisionTexts;
  /** Called once the record on screen is out of date, by this decision or by somebody else's. */
  readonly onChanged: () => void;
}

/** Whether the server answered, and would repeat this refusal under the same key. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && !error.retryable;

/** Returns a function that sends a decision about a record. */
export function useDecision({ send, changedCodes, texts, onChanged }: DecisionSettings) {
  const { toasts } = useBackOffice();
  // A second try of a lost answer gets the same one.
  const [keys] = useState(() => new Map<string, string>());
  return async (decision: string, reason: string): Promise<void> => {
    const idempotencyKey = keys.get(decision) ?? newIdempotencyKey();
    keys.set(decision, idempotencyKey);
    try {
      await send(decision, reason, { idempotencyKey });
      toasts.show('success', texts.decided);
    } catch (error) {
      if (isRefused(error)) keys.clear();
      if (!changedCodes.includes(errorCodeOf(error) ?? '')) throw error;
      toasts.show('error', texts.changed);
    }
    keys.clear();
    onChanged();
    // The decision may be the last one, which takes its form away.
    focusScreenTitle();
  };
}
