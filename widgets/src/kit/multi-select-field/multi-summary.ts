import type { SelectOption } from '../combobox/select-option.ts';

/** How a choice of several options is shown: all, by name, or as a count. */
export type MultiSummary =
  | { readonly kind: 'none' | 'all' }
  | { readonly kind: 'few'; readonly labels: readonly string[] }
  | { readonly kind: 'many'; readonly count: number };

/** More options than this are counted, not named. */
const MOST_NAMED = 2;

export function summarize(options: readonly SelectOption[], selected: readonly string[]): MultiSummary {
  const chosen = options.filter(({ value }) => selected.includes(value));
  if (chosen.length === 0) return { kind: 'none' };
  if (chosen.length === options.length) return { kind: 'all' };
  if (chosen.length > MOST_NAMED) return { kind: 'many', count: chosen.length };
  return { kind: 'few', labels: chosen.map(({ label }) => label) };
}
