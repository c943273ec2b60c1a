import { useEffect, useRef } from 'react';

/** Focuses the first field of a new entry of a list, or the add button after an entry was removed. */
export function useEntryFocus(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    if (count > countBefore.current) list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
    if (count < countBefore.current) addButton.current?.focus();
    countBefore.current = count;
  }, [count]);
  return { list, addButton };
}
