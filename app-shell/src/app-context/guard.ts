import type { RouteMatch, RouteTable } from '../navigation/route-table.tsx';
import { withNext } from '../navigation/with-next.ts';

/** The result of opening an address. */
export type GuardResult =
  | { readonly kind: 'allow' }
  | ({ readonly kind: 'redirect' } & Diversion)
  /** Keeps the requested address, so that signing in leads there. */
  | { readonly kind: 'sign-in'; readonly to: string };

/**
 * `role`: an error says that the role doesn't open the page. `done`: the page has nothing left to do for the person, so one
 * that is open stays and can say so.
 */
export type RedirectReason = 'role' | 'done';

/** Where a signed-in person is redirected. */
export interface Diversion {
  readonly to: string;
  readonly reason?: RedirectReason;
  /**
   * Address for somebody who loses unsaved work by the redirect: an open page stays until they have accepted that. Without it,
   * the redirect doesn't ask.
   */
  readonly toAfterLeaving?: string;
}

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

/** An app's decision: `destination` is the address wanted before signing in. */
export type Verdict = 'allow' | 'sign-in' | 'destination' | Diversion;

interface GuardSettings<User> {
  readonly findScreen: RouteTable;
  /** Address after signing in. */
  readonly home: string;
  /**
   * Decides who may open a route.
   * @param address path and query, for a page that leads there afterwards
   */
  readonly judge: (user: User | null, route: RouteMatch, address: string) => Verdict;
}

/** Stand-in for the page's origin. `URL` reads an address as browsers do: it skips tabs and line breaks. */
const origin = 'https://app.invalid';

/** Returns a path as an address of this app; null if it leads elsewhere. */
function addressWithin(path: string): URL | null {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return null;
  const address = new URL(path, origin);
  // `/.//elsewhere` becomes `//elsewhere`, which names a host when it is opened.
  return address.origin === origin && !address.pathname.startsWith('//') ? address : null;
}

const allow: GuardResult = { kind: 'allow' };

export function createGuard<User>({ findScreen, home, judge }: GuardSettings<User>): Guard<User> {
  const isPublic = (path: string): boolean => findScreen(path).access !== 'signed-in';

  const destinationAfterSignIn = (next: string | null): string => {
    const wanted = next === null ? null : addressWithin(next);
    return wanted === null || isPublic(wanted.pathname) ? home : wanted.pathname + wanted.search + wanted.hash;
  };

  return {
    isPublic,
    destinationAfterSignIn,
    check(address, user, hasExpired = false) {
      const [path = '/', query] = address.split('?', 2);
      const verdict = judge(user, findScreen(path), address);
      if (verdict === 'allow') return allow;
      if (verdict === 'destination') {
        return { kind: 'redirect', to: destinationAfterSignIn(new URLSearchParams(query).get('next')) };
      }
      if (verdict === 'sign-in') {
        const signIn = hasExpired ? '/auth/session-expired' : '/auth';
        // Signing in leads home anyway, and a first visit needs no explanation.
        return { kind: 'sign-in', to: withNext(signIn, address === '/' ? null : address) };
      }
      return { kind: 'redirect', ...verdict };
    },
  };
}
