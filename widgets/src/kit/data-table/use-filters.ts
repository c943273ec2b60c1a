import { useEffect, useRef, useState } from 'react';
import type { ColumnFilters } from './filter-rows.ts';

/** Rows are filtered once somebody has stopped typing. */
const TYPING_DELAY_MS = 300;

export interface Filters {
  /** What stands in the fields. */
  readonly typed: ColumnFilters;
  /** What the rows are filtered by: the same, once it has been typed to its end. */
  readonly applied: ColumnFilters;
  readonly setFilter: (key: string, text: string) => void;
  /** Empties all of them at once. */
  readonly clearFilters: () => void;
}

const none: ColumnFilters = {};

/**
 * What was typed above the columns. The fields follow the keys alone: filtering many rows takes a moment, and what it was
 * asked for must not come back into a field in which somebody has typed on.
 */
export function useFilters(): Filters {
  const [typed, setTyped] = useState(none);
  const [applied, setApplied] = useState(none);
  const latest = useRef(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (filters: ColumnFilters) => {
    clearTimeout(timer.current);
    latest.current = filters;
    setTyped(filters);
  };
  return {
    typed,
    applied,
    setFilter(key, text) {
      type({ ...latest.current, [key]: text });
      timer.current = setTimeout(() => setApplied(latest.current), TYPING_DELAY_MS);
    },
    clearFilters() {
      type(none);
      setApplied(none);
    },
  };
}
