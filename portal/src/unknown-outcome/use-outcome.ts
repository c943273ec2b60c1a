import { useStore } from '@nanostores/react';
import type { MoneyIntent, MoneyIntentState } from '@quittance/sdk/stores';
import { useEffect } from 'react';

/**
 * Returns the state of a money intent that belongs to a screen.
 * @param onSettled called once for each outcome
 */
export function useOutcome<Content, Answer>(
  intent: MoneyIntent<Content, Answer>,
  onSettled: (answer: Answer) => void,
): MoneyIntentState<Content, Answer> {
  const state = useStore(intent.$intent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome
  useEffect(() => {
    if (state.step === 'settled') onSettled(state.answer);
  }, [state]);
  // The screen was left: mail no more codes for it.
  useEffect(() => () => intent.leave(), [intent]);
  return state;
}
