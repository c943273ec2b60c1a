/** Paths that open without a session. */
const publicPaths: readonly string[] = ['/auth', '/auth/session-expired', '/logout'];

const isPublic = (path: string): boolean => publicPaths.includes(path);

interface Visit {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly isSignedIn: boolean;
  /** Somebody was signed in until just now. */
  readonly hasExpired: boolean;
}

/** The address to open after signing in. Only a path of our own: a link must not send anybody to another site. */
export function destinationAfterSignIn(next: string | null): string {
  const isOurs = next !== null && /^\/(?![/\\])/.test(next) && !isPublic(next.split('?', 1)[0] ?? '');
  return isOurs ? next : '/companies';
}

/**
 * Where a visit is led instead of the address it asked for; null when it may stay. It shows the way and protects nothing:
 * the server answers staff calls to staff alone.
 */
export function redirectOf({ pathname, search, isSignedIn, hasExpired }: Visit): string | null {
  if (isSignedIn) return pathname === '/auth' ? destinationAfterSignIn(new URLSearchParams(search).get('next')) : null;
  if (isPublic(pathname)) return null;
  const signIn = hasExpired ? '/auth/session-expired' : '/auth';
  // Whoever begins at the door need not be told why they stand there.
  return pathname === '/' ? signIn : `${signIn}?next=${encodeURIComponent(pathname + search)}`;
}
