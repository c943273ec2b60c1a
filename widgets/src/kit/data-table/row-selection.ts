/** Whether none, some or all of some rows are selected. */
export type SelectedShare = 'none' | 'some' | 'all';

export function shareOf(keys: readonly string[], selected: ReadonlySet<string>): SelectedShare {
  if (selected.size === 0 || !keys.some((key) => selected.has(key))) return 'none';
  return keys.every((key) => selected.has(key)) ? 'all' : 'some';
}

/** Selects all of these rows, or deselects them if all are selected. Other rows keep their selection. */
export function withAllToggled(keys: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const isAll = shareOf(keys, selected) === 'all';
  const next = new Set(selected);
  for (const key of keys) {
    if (isAll) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** Toggles one key. */
export function withToggled(key: string, selected: ReadonlySet<string>): ReadonlySet<string> {
  return withAllToggled([key], selected);
}
