import { useEffect, useReducer, useState } from 'react';
import type { Loaded } from './use-loaded.ts';
import { withinTime } from './within-time.ts';

/** A part of a control whose code comes when it is first wanted: most people open few of the lists that they see. */
export interface LazyPart<Part> {
  /** Asks for the code ahead of its need, such as when the focus comes near. */
  readonly preload: () => void;
  /** The part once it is here, and while it is wanted; where it could not be fetched, a way to ask again. */
  readonly useAttempt: (isWanted: boolean) => Loaded<Part>;
  /** The same for what can do without: it is asked for again when it is next wanted. */
  readonly usePart: (isWanted: boolean) => Part | undefined;
}

/**
 * Not by `lazy`, which would suspend whatever screen the control stands in.
 * @param load asked again after a failure; a browser may remember a module that failed until the page is loaded anew
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let coming: Promise<boolean> | undefined;
  /** Answers whether it has come. */
  const fetchOnce = (): Promise<boolean> => {
    coming ??= withinTime(load()).then(
      (loaded) => {
        part = loaded;
        return true;
      },
      () => {
        // The network may be back when the person tries again.
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
        // By what this reader shows: since it was rendered, the part may have come for another one.
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
    usePart: (isWanted) => late.useAttempt(isWanted).value,
  };
  return late;
}
