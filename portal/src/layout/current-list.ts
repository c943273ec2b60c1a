import { createContext, useContext, useEffect } from 'react';
import type { Direction } from '../invoices/status-groups.ts';

/** Provides a setter for the screen's list, if the address doesn't determine it. */
export const CurrentListContext = createContext<(list: Direction | null) => void>(() => {});

/** Marks a list in the navigation while the screen is open; undefined while the list is unknown. */
export function useCurrentList(list: Direction | undefined): void {
  const show = useContext(CurrentListContext);
  useEffect(() => {
    if (list === undefined) return;
    show(list);
    return () => show(null);
  }, [list, show]);
}
