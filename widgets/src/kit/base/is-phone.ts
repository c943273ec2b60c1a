/** Whether the window is as narrow as a phone's, where lists and calendars take the whole screen: as our style sheets say it. */
export const isPhone = (): boolean => matchMedia('(width < 640px)').matches;
