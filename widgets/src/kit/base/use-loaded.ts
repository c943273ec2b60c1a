import { useEffect, useReducer, useState } from 'react';
import { withinTime } from './within-time.ts';

/** The state of something that is loaded. */
export interface Loaded<Value> {
  /** Undefined while loading, and after a failure. */
  readonly value: Value | undefined;
  /** Loads again; set after a failure. */
  readonly retry: (() => void) | undefined;
}

interface Outcome<Value> {
  readonly by: () => Promise<Value>;
  readonly value?: Value;
}

/**
 * Loads a value, for at most two minutes.
 * @param load must be the same function between renders; another function loads again
 * @param keepsLast returns the last value until another function has loaded its own: for the same names in another language
 */
export function useLoaded<Value>(load: () => Promise<Value>, keepsLast = false): Loaded<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  const [tries, ask] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    let isHere = true;
    withinTime(load()).then(
      (value) => isHere && setOutcome({ by: load, value }),
      () => isHere && setOutcome({ by: load }),
    );
    return () => {
      isHere = false;
    };
  }, [load, tries]);
  const current = outcome?.by === load ? outcome : undefined;
  const retry = () => {
    setOutcome(undefined);
    ask();
  };
  return {
    value: (current ?? (keepsLast ? outcome : undefined))?.value,
    retry: current && !('value' in current) ? retry : undefined,
  };
}
