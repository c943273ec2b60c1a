/** Patterns of the screens that compliance heads alone open. */
export const screensForHeads: ReadonlySet<string> = new Set(['/staff']);
