/** Values of a pattern's parameters, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray `%`: no record has such an id, so the screen shows "not found".
    return segment;
  }
}

/**
 * Matches an address against a pattern such as `/invoices/:invoiceId`. `:name` matches one segment, the pattern `*` any
 * address. Case and a slash at the end don't count.
 * @returns null when it does not match
 */
export function matchPattern(pattern: string, pathname: string): RouteParams | null {
  if (pattern === '*') return {};
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, segment] of given.entries()) {
    const expected = wanted[place] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(segment);
    else if (expected.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
}
