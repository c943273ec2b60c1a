import type { RouteTable } from '../navigation/route-table.tsx';

/** The result of opening an address. */
export type GuardResult =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Keeps the requested address, so that signing in leads there. */
  | { readonly kind: 'sign-in'; readonly to: string };

export interface Guard<User> {
  /** Whether an address opens without a session, and so need not wait until one is restored. */
  isPublic(path: string): boolean;
  /**
   * Decides who may open which address. Only for navigation: the server checks every call.
   * @param address path and query
   * @param user null when nobody is signed in
   * @param hasExpired whether a session has just ended
   */
  check(address: string, user: User | null, hasExpired?: boolean): GuardResult;
  /**
   * Returns the address to open after signing in: only paths of this app, since a link must not lead to another site.
   */
  destinationAfterSignIn(next: string | null): string;
}

interface GuardSettings<User> {
  readonly findScreen: RouteTable;
  /** Address after signing in. */
  readonly home: string;
  /**
   * Returns where to redirect a signed-in person from a screen that needs a session; null allows it.
   * @param pattern of the screen's route
   */
  readonly divert?: (user: User, pattern: string) => string | null;
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
      const { access, pattern } = findScreen(path);
      if (user === null) {
        const signIn = hasExpired ? '/auth/session-expired' : '/auth';
        // Signing in leads home anyway, and a first visit needs no explanation.
        const wanted = address === '/' ? '' : `?next=${encodeURIComponent(address)}`;
        return access === 'signed-in' ? { kind: 'sign-in', to: signIn + wanted } : allow;
      }
      if (access === 'signed-out') {
        return { kind: 'redirect', to: destinationAfterSignIn(new URLSearchParams(query).get('next')) };
      }
      const elsewhere = access === 'signed-in' ? (divert?.(user, pattern) ?? null) : null;
      return elsewhere === null ? allow : { kind: 'redirect', to: elsewhere };
    },
  };
}
