interface PressedKey {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether a key press is a shortcut of the browser or the system, such as Alt and an arrow, which goes back. */
export const isShortcut = ({ ctrlKey, metaKey, altKey }: PressedKey): boolean => ctrlKey || metaKey || altKey;

/**
 * Returns the index to which a key moves among `count` items, wrapping around; undefined for other keys.
 * @param index where the focus is, or -1
 * @param arrows the keys that move forward and backward
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
