import { useEffect, useState } from 'react';

/**
 * What a function fetches, once it is there; meanwhile, and where it can't be fetched, undefined.
 * @param load the same function as long as the same is wanted: with another one the fetching begins anew
 */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly by: () => Promise<Value>; readonly value: Value }>();
  useEffect(() => {
    let isHere = true;
    load().then(
      (value) => isHere && setLoaded({ by: load, value }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  return loaded?.by === load ? loaded.value : undefined;
}
