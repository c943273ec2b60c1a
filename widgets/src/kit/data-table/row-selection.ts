/** How many of some rows are selected. */
export type SelectedShare = 'none' | 'some' | 'all';

export function shareOf(keys: readonly string[], selected: ReadonlySet<string>): SelectedShare {
  if (selected.size === 0 || !keys.some((key) => selected.has(key))) return 'none';
  return keys.every((key) => selected.has(key)) ? 'all' : 'some';
}

/** With all of these rows selected, or, where they are already, without them; rows that are not shown stay as they are. */
export function withAllToggled(keys: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const isAll = shareOf(keys, selected) === 'all';
  const next = new Set(selected);
  for (const key of keys) {
    if (isAll) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** With the key turned round. */
export function withToggled(key: string, selected: ReadonlySet<string>): ReadonlySet<string> {
  return withAllToggled([key], selected);
}
