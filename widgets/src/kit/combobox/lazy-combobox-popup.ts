import { lazyPart } from '../base/lazy-part.ts';

/** Lazy-loaded: most people who see a field never open it. */
export const comboboxPopup = lazyPart(async () => (await import('./combobox-popup.tsx')).ComboboxPopup);
