import { useEffect, useRef, useState } from 'react';
import type { ColumnFilters } from './filter-rows.ts';

/** Rows are filtered after this pause in typing. */
const TYPING_DELAY_MS = 300;

export interface Filters {
  /** The texts in the fields. */
  readonly typed: ColumnFilters;
  /** The texts by which rows are filtered: those typed before the last pause. */
  readonly applied: ColumnFilters;
  readonly setFilter: (key: string, text: string) => void;
  /** Empties all fields. */
  readonly clearFilters: () => void;
}

const none: ColumnFilters = {};

/**
 * State of the filters above the columns. The fields show only what was typed: filtering many rows takes a moment, and
 * its result must not overwrite newer text.
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
