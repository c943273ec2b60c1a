import { createContext, useContext, useEffect } from 'react';
import type { Direction } from '../invoices/status-groups.ts';

/** Takes the list that the screen belongs to, where its address does not tell. */
export const CurrentListContext = createContext<(list: Direction | null) => void>(() => {});

/** Marks a list in the navigation as long as the screen is open; undefined while it is not known which. */
export function useCurrentList(list: Direction | undefined): void {
  const show = useContext(CurrentListContext);
  useEffect(() => {
    if (list === undefined) return;
    show(list);
    return () => show(null);
  }, [list, show]);
}
