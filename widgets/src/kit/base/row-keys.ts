interface PressedKey {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether a key belongs to the browser or the system, as Alt and an arrow do that lead to the page before. */
export const isShortcut = ({ ctrlKey, metaKey, altKey }: PressedKey): boolean => ctrlKey || metaKey || altKey;

/**
 * The index that a key leads to among `count` things in a row, round and round; undefined for keys that lead nowhere.
 * @param index where the focus is, or -1
 * @param arrows the keys that lead forward and backward
 */
export function indexByKey(
  key: string,
  index: number,
  count: number,
  [forward, backward]: readonly [forward: string, backward: string],
): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    [forward]: index + 1,
    [backward]: Math.max(index, 0) - 1 + count,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : target % count;
}
