import { useEffect, useReducer, useState } from 'react';
import { withinTime } from './within-time.ts';

/** Something that is fetched, as far as it has come. */
export interface Loaded<Value> {
  /** Undefined while it is on the way, and where it could not be fetched. */
  readonly value: Value | undefined;
  /** Asks once more; given where it could not be fetched. */
  readonly retry: (() => void) | undefined;
}

interface Outcome<Value> {
  readonly by: () => Promise<Value>;
  readonly value?: Value;
}

/**
 * What a function fetches within two minutes, once it is there.
 * @param load the same function as long as the same is wanted: with another one the fetching begins anew
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
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
  return { value: current?.value, retry: current && !('value' in current) ? retry : undefined };
}
