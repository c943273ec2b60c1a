/**
 * Returns a page's address that keeps where the person goes afterwards, which `destinationAfterSignIn` reads.
 * @param next - null, or an empty text, for the start page
 */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;
