import { isRestricted, type Visitor } from './visitor.ts';

/** What happens to a person who opens an address. */
export type Passage =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Where the person wanted to go is kept, so that signing in leads there. */
  | { readonly kind: 'sign-in'; readonly to: string };

const publicPrefixes = ['/auth', '/logout', '/pay-invoice', '/denied', '/restricted'];
/** Where a signed-in person has no business. */
const signedOutOnly = ['/auth'];

const isUnder = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

const allow: Passage = { kind: 'allow' };
const redirect = (to: string): Passage => ({ kind: 'redirect', to });

/** Whether an address opens without a session, so that it need not wait for one to be looked up. */
export const isPublic = (path: string): boolean => isUnder(path, publicPrefixes);

/**
 * Decides who may open which address. It shows the way and protects nothing: every answer that holds data is refused by
 * the server.
 * @param address path and query
 * @param hasExpired somebody was signed in until just now
 */
export function guard(address: string, visitor: Visitor | null, hasExpired = false): Passage {
  const path = address.split('?', 1)[0] ?? '/';
  if (visitor === null) {
    const signIn = hasExpired ? '/auth/session-expired' : '/auth';
    // Signing in leads to the dashboard anyway, and whoever begins at the door need not be told why they stand there.
    const wanted = address === '/' ? '' : `?next=${encodeURIComponent(address)}`;
    return isPublic(path) ? allow : { kind: 'sign-in', to: signIn + wanted };
  }
  if (isUnder(path, signedOutOnly)) {
    return redirect(destinationAfterSignIn(new URLSearchParams(address.split('?', 2)[1]).get('next')));
  }
  if (isPublic(path)) return allow;
  if (isRestricted(visitor)) return redirect('/restricted');
  if (visitor.role === 'no-access') return redirect('/denied');
  return allow;
}

/** The address to open after signing in. Only a path of our own: a link must not send anybody to another site. */
export function destinationAfterSignIn(next: string | null): string {
  const isOurs = next !== null && /^\/(?![/\\])/.test(next) && !isPublic(next.split('?', 1)[0] ?? '');
  return isOurs ? next : '/';
}
