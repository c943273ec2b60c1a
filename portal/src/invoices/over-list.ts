import type { PageLocation } from '@quittance/app-shell';

/** Kept in the history beside an invoice's address: the list that it was opened from. */
interface OverList {
  readonly list: PageLocation;
}

/** The history state of an invoice that opens over a list; the list stays as it is below. */
export const openedFrom = (list: PageLocation): OverList => ({ list });

/** The list that an invoice opened from; null for an invoice that opened by its address. */
export const listBelow = ({ state }: PageLocation): PageLocation | null => (state as OverList | null)?.list ?? null;
