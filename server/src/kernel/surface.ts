/** Which of the two listeners answers: the portal with the public API, or the back office. */
export type Surface = 'portal' | 'admin';
