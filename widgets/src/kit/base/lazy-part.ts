import { useEffect, useReducer, useRef, useState } from 'react';
import type { Loaded } from './use-loaded.ts';
import { withinTime } from './within-time.ts';

/** The first wait; each further one is twice as long. */
const retryMs = 5000;

/** A lazy-loaded part of a control. Most people open few of the lists that they see. */
export interface LazyPart<Part> {
  /** Loads the code early, such as when the field gets the focus. */
  readonly preload: () => void;
  /** Returns the part once it is loaded and wanted, and after a failure a way to retry. */
  readonly useAttempt: (isWanted: boolean) => Loaded<Part>;
  /** Returns the part for places that work without it. After a failure it is tried again, for as long as it is wanted. */
  readonly usePart: (isWanted: boolean) => Part | undefined;
}

/**
 * Declares a lazy-loaded part. `React.lazy` would suspend the whole screen around the control.
 * @param load called again after a failure; some browsers cache a failed module until the page is reloaded
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let coming: Promise<boolean> | undefined;
  /** Answers whether the part is loaded. */
  const fetchOnce = (): Promise<boolean> => {
    coming ??= withinTime(load()).then(
      (loaded) => {
        part = loaded;
        return true;
      },
      () => {
        // The network may have recovered by the next try.
        coming = undefined;
        return false;
      },
    );
    return coming;
  };
  const late: LazyPart<Part> = {
    preload: () => void fetchOnce(),
    useAttempt(isWanted) {
      const [tries, ask] = useReducer((count: number) => count + 1, 0);
      const [hasFailed, setFailed] = useState(false);
      const shown = isWanted ? part : undefined;
      // biome-ignore lint/correctness/useExhaustiveDependencies: fetching is one function for all readers, and no value of a render
      useEffect(() => {
        setFailed(false);
        // Compares with what this reader shows: another reader may have loaded the part since the render.
        if (!isWanted || shown) return;
        let isHere = true;
        void fetchOnce().then((hasCome) => {
          if (!isHere) return;
          if (hasCome) ask();
          else setFailed(true);
        });
        return () => {
          isHere = false;
        };
      }, [isWanted, shown, tries]);
      return { value: shown, retry: hasFailed && isWanted ? ask : undefined };
    },
    usePart(isWanted) {
      const { value, retry } = late.useAttempt(isWanted);
      const failures = useRef(0);
      useEffect(() => {
        if (!retry) return;
        const timer = setTimeout(retry, retryMs * 2 ** failures.current++);
        return () => clearTimeout(timer);
      }, [retry]);
      return value;
    },
  };
  return late;
}
