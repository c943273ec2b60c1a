import { lazyPart } from '../base/lazy-part.ts';

/** The open list, which most of those who see a field never ask for. */
export const listPopup = lazyPart(async () => (await import('./combobox-popup.tsx')).ListPopup);
