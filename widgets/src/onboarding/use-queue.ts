import { useCallback, useRef } from 'react';

type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Returns a function that runs one piece of work after the other, also after a failure. */
export function useQueue(): Enqueue {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.current.then(work, work);
    queue.current = result.catch(() => undefined);
    return result;
  }, []);
}
