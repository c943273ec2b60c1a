/** Values of a pattern's parameters, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Decodes a segment of a path as the parameters of routes are decoded. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray `%`: no record has such an id, so the screen shows "not found".
    return segment;
  }
}

/**
 * Matches an address against a pattern such as `/invoices/:invoiceId`. `:name` matches one segment, `:name*` at the
 * end the rest, even an empty one, and the pattern `*` any address. Case and a slash at the end don't count.
 * @returns null when it does not match
 */
export function matchPattern(pattern: string, pathname: string): RouteParams | null {
  if (pattern === '*') return {};
  const wanted = segmentsOf(pattern);
  let given = segmentsOf(pathname);
  const params: Record<string, string> = {};
  const last = wanted.at(-1) ?? '';
  if (last.startsWith(':') && last.endsWith('*')) {
    wanted.pop();
    params[last.slice(1, -1)] = given.slice(wanted.length).map(decodeSegment).join('/');
    given = given.slice(0, wanted.length);
  }
  if (wanted.length !== given.length) return null;
  for (const [place, segment] of given.entries()) {
    const expected = wanted[place] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decodeSegment(segment);
    else if (expected.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
}
