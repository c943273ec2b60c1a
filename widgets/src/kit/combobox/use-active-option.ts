import { useLayoutEffect, useRef, useState } from 'react';
import { type ListboxKey, moveActive } from './listbox-keys.ts';
import type { SelectOption } from './select-option.ts';
import type { ComboboxState } from './use-combobox.ts';

interface ActiveOptionRequest {
  readonly list: ComboboxState;
  /** The options that match the search. */
  readonly found: readonly SelectOption[];
  readonly selected: readonly string[];
  readonly isMultiple: boolean | undefined;
  readonly onPick: (value: string) => void;
}

export interface ActiveOption {
  readonly value: string | undefined;
  /** Whether a key moved it, not the pointer: only keys scroll the list. */
  readonly isByKey: boolean;
  readonly point: (value: string) => void;
  readonly press: (key: ListboxKey) => void;
}

/** The first active option: the chosen one, or the first match of a search. */
const beginning = ({ list, found, selected }: ActiveOptionRequest): string | undefined =>
  (list.query ? undefined : found.find(({ value, disabled }) => !disabled && value === selected[0])?.value) ??
  moveActive(found, undefined, 'Home');

/** Tracks the option that Enter would choose; keys and the pointer move it. */
export function useActiveOption(request: ActiveOptionRequest): ActiveOption {
  const { list, found, isMultiple, onPick } = request;
  const [active, setActive] = useState({ value: beginning(request), isByKey: true });
  // A ref, because several keys may come before the next render.
  const reached = useRef(active.value);
  // Tab chooses only after a move or a search; just opening the list changes nothing.
  const isMeant = useRef(Boolean(list.query));
  const move = (value: string | undefined, isByKey: boolean) => {
    reached.current = value;
    isMeant.current = isByKey;
    setActive({ value, isByKey });
  };
  const press = (key: ListboxKey) => {
    const value = reached.current;
    if (key === 'Escape' || (key === 'Tab' && (isMultiple || !isMeant.current))) list.close();
    else if (key === 'Tab' || key === 'Enter') {
      if (value !== undefined) onPick(value);
      if (key === 'Tab') list.close();
    } else move(moveActive(found, value, key), true);
  };

  const lastQuery = useRef(list.query);
  useLayoutEffect(() => {
    if (lastQuery.current !== list.query) {
      move(beginning(request), true);
      isMeant.current = Boolean(list.query);
    }
    lastQuery.current = list.query;
  });
  useLayoutEffect(() => {
    const { keys } = list;
    keys.receive = press;
    for (const key of keys.waiting.splice(0)) press(key);
    return () => {
      keys.receive = undefined;
    };
  });
  return { ...active, point: (value) => value !== reached.current && move(value, false), press };
}
