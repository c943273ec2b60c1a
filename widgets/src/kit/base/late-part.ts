import { useEffect, useReducer } from 'react';

/** A part of a control whose code comes when it is first wanted: most people open few of the lists that they see. */
export interface LatePart<Part> {
  /** Asks for the code ahead of its need, such as when the focus comes near. */
  readonly preload: () => void;
  /** The part once it is here, and while it is wanted. */
  readonly usePart: (isWanted: boolean) => Part | undefined;
}

/** Not by `lazy`, which would suspend whatever screen the control stands in. */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | undefined;
  let coming: Promise<void> | undefined;
  const fetchOnce = (): Promise<void> => {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        // The network may be back when the person tries again.
        coming = undefined;
      },
    );
    return coming;
  };
  return {
    preload: () => void fetchOnce(),
    usePart(isWanted) {
      const [, countArrival] = useReducer((count: number) => count + 1, 0);
      const shown = isWanted ? part : undefined;
      // biome-ignore lint/correctness/useExhaustiveDependencies: fetching is one function for all readers, and no value of a render
      useEffect(() => {
        // By what this reader shows: since it was rendered, the part may have come for another one.
        if (!isWanted || shown) return;
        let isHere = true;
        void fetchOnce().then(() => isHere && countArrival());
        return () => {
          isHere = false;
        };
      }, [isWanted, shown]);
      return shown;
    },
  };
}
