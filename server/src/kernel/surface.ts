/** The two listeners: the portal with the public API, and the back office. */
export type Surface = 'portal' | 'admin';
