/**
 * Whether the window is narrow like a phone's, where lists and calendars take the whole screen; the same limit as in
 * CSS.
 */
export const isPhone = (): boolean => matchMedia('(width < 640px)').matches;
