import { latePart } from '../base/late-part.ts';

/** The open list, which most of those who see a field never ask for. */
export const listPopup = latePart(async () => (await import('./list-popup.tsx')).ListPopup);
