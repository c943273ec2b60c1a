import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isPhone } from '../base/is-phone.ts';
import { type ListboxKey, listboxKeyOf } from './listbox-keys.ts';

/** `dropdown` is below the field, `dialog` is full-screen on a phone. */
export type ComboboxMode = 'closed' | 'dropdown' | 'dialog';

/** Keys for the listbox. Those pressed before its code is loaded wait here. */
export interface KeyQueue {
  receive: ((key: ListboxKey) => void) | undefined;
  readonly waiting: ListboxKey[];
}

export interface ComboboxState {
  readonly mode: ComboboxMode;
  /** The text typed since the list opened; null if nothing was typed. */
  readonly query: string | null;
  /** Id of the active option. */
  readonly activeId: string | undefined;
  readonly keys: KeyQueue;
  /** The box under which the list opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: (control: HTMLElement) => void;
  readonly close: () => void;
  readonly setQuery: (query: string | null) => void;
  readonly setActiveId: (id: string | undefined) => void;
}

/** State of a combobox: open or closed, what was typed, the active option. */
export function useCombobox(): ComboboxState {
  const [mode, setMode] = useState<ComboboxMode>('closed');
  const [query, setQuery] = useState<string | null>(null);
  const [activeId, setActiveId] = useState<string>();
  const anchor = useRef<HTMLElement>(null);
  const keys = useRef<KeyQueue>({ receive: undefined, waiting: [] });
  return {
    mode,
    query,
    activeId,
    keys: keys.current,
    anchor,
    open(control) {
      anchor.current = control.closest<HTMLElement>('.q-input');
      keys.current.waiting.length = 0;
      setMode(isPhone() ? 'dialog' : 'dropdown');
    },
    close() {
      setMode('closed');
      setQuery(null);
      setActiveId(undefined);
    },
    setQuery,
    setActiveId,
  };
}

const opening: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', ' ']);

/** Handles a key of a combobox: arrows open the list, and the open list handles its keys before the input. */
export function pressComboboxKey(event: KeyboardEvent<HTMLInputElement>, list: ComboboxState): void {
  if (list.mode === 'closed') {
    if (!opening.has(event.key)) return;
    event.preventDefault();
    list.open(event.currentTarget);
    return;
  }
  const key = listboxKeyOf(event, list.query !== null);
  if (key === null) return;
  if (key !== 'Tab') event.preventDefault();
  // Closes only the list: a dialog around the field stays open.
  if (key === 'Escape') event.stopPropagation();
  if (list.keys.receive) list.keys.receive(key);
  else if (key === 'Escape' || key === 'Tab') list.close();
  else list.keys.waiting.push(key);
}
