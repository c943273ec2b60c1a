import type { RouteTable } from '../navigation/route-table.tsx';

/** What happens to a person who opens an address. */
export type GuardResult =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Keeps the address that the person asked for, so that signing in leads there. */
  | { readonly kind: 'sign-in'; readonly to: string };

export interface Guard<User> {
  /** Whether an address opens without a session, so that it need not wait for one to be looked up. */
  isPublic(path: string): boolean;
  /**
   * Decides who may open which address. It shows the way and protects nothing: the server checks every call.
   * @param address path and query
   * @param user null when nobody is signed in
   * @param hasExpired somebody was signed in until just now
   */
  check(address: string, user: User | null, hasExpired?: boolean): GuardResult;
  /** The address to open after signing in. Only a path of our own: a link must not send anybody to another site. */
  destinationAfterSignIn(next: string | null): string;
}

interface GuardSettings<User> {
  readonly findScreen: RouteTable;
  /** Where signing in leads. */
  readonly home: string;
  /** Where a signed-in person is sent from a screen that needs a session; null lets them through. */
  readonly divert?: (user: User) => string | null;
}

const allow: GuardResult = { kind: 'allow' };

export function createGuard<User>({ findScreen, home, divert }: GuardSettings<User>): Guard<User> {
  const isPublic = (path: string): boolean => findScreen(path).access !== 'signed-in';

  const destinationAfterSignIn = (next: string | null): string => {
    const isOurs = next !== null && /^\/(?![/\\])/.test(next) && !isPublic(next.split('?', 1)[0] ?? '');
    return isOurs ? next : home;
  };

  return {
    isPublic,
    destinationAfterSignIn,
    check(address, user, hasExpired = false) {
      const [path = '/', query] = address.split('?', 2);
      const { access } = findScreen(path);
      if (user === null) {
        const signIn = hasExpired ? '/auth/session-expired' : '/auth';
        // Signing in leads home anyway, and a first visit needs no reason why it begins with signing in.
        const wanted = address === '/' ? '' : `?next=${encodeURIComponent(address)}`;
        return access === 'signed-in' ? { kind: 'sign-in', to: signIn + wanted } : allow;
      }
      if (access === 'signed-out') {
        return { kind: 'redirect', to: destinationAfterSignIn(new URLSearchParams(query).get('next')) };
      }
      const elsewhere = access === 'signed-in' ? (divert?.(user) ?? null) : null;
      return elsewhere === null ? allow : { kind: 'redirect', to: elsewhere };
    },
  };
}
