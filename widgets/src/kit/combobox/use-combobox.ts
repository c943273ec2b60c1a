import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isPhone } from '../base/is-phone.ts';
import { type ListKey, listKeyOf } from './listbox-keys.ts';

/** Below its field, or on a phone over the whole screen. */
export type ListMode = 'closed' | 'dropdown' | 'dialog';

/** Hands keys on to the list; those pressed before its code is here wait for it. */
export interface KeyLine {
  receive: ((key: ListKey) => void) | undefined;
  readonly waiting: ListKey[];
}

export interface ListControl {
  readonly mode: ListMode;
  /** What was typed since it opened; null: nothing yet. */
  readonly query: string | null;
  /** Id of the option that the keys have reached. */
  readonly activeId: string | undefined;
  readonly keys: KeyLine;
  /** The drawn box under which the list opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: (control: HTMLElement) => void;
  readonly close: () => void;
  readonly setQuery: (query: string | null) => void;
  readonly setActiveId: (id: string | undefined) => void;
}

/** What a control knows of its list: open or not, what was typed, how far the keys have come. */
export function useListControl(): ListControl {
  const [mode, setMode] = useState<ListMode>('closed');
  const [query, setQuery] = useState<string | null>(null);
  const [activeId, setActiveId] = useState<string>();
  const anchor = useRef<HTMLElement>(null);
  const keys = useRef<KeyLine>({ receive: undefined, waiting: [] });
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

/** The keys of a combobox: opened by arrows, the open list takes what is its own and the text the rest. */
export function pressComboboxKey(event: KeyboardEvent<HTMLInputElement>, list: ListControl): void {
  if (list.mode === 'closed') {
    if (!opening.has(event.key)) return;
    event.preventDefault();
    list.open(event.currentTarget);
    return;
  }
  const key = listKeyOf(event, list.query !== null);
  if (key === null) return;
  if (key !== 'Tab') event.preventDefault();
  // The dialog in which the field may stand stays open.
  if (key === 'Escape') event.stopPropagation();
  if (list.keys.receive) list.keys.receive(key);
  else if (key === 'Escape' || key === 'Tab') list.close();
  else list.keys.waiting.push(key);
}
