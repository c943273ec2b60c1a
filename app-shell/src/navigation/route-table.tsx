import { type ComponentType, createContext, useContext } from 'react';
import type { LazyScreen } from './lazy-screen.ts';
import { Redirect } from './redirect.tsx';
import { matchPattern, type RouteParams } from './route-pattern.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { usePagePlace } from './use-page-history.ts';

/** A screen and its address, as its feature declares them. */
export interface Route {
  /** Such as `/invoices/:invoiceId`. `*` has every address that no other pattern matches. */
  readonly pattern: string;
  readonly screen: LazyScreen;
  /** Frame around the screen. `app`: with navigation; `wide`: without; `plain`: no frame. Default `app`. */
  readonly frame?: Frame;
  /** Who may open it. Default `signed-in`. */
  readonly access?: Access;
}

export type Frame = 'app' | 'wide' | 'plain';
export type Access = 'signed-in' | 'anyone' | 'signed-out';

export interface RouteMatch {
  readonly frame: Frame;
  readonly access: Access;
  /** Names a page without saying whose. */
  readonly pattern: string;
  readonly params: RouteParams;
  readonly screen: LazyScreen;
}

/** Finds the screen of an address. */
export type RouteTable = (pathname: string) => RouteMatch;

/** Exact segments before names, and `*` last: what a route matches must not depend on the order of the features. */
const rankOf = ({ pattern }: Route): number => (pattern === '*' ? Infinity : pattern.split('/:').length);

/**
 * @param routes of all features; one of them must have the pattern `*`
 * @throws Error when two routes have the same pattern
 */
export function createRouteTable(routes: readonly Route[]): RouteTable {
  const ordered = routes.toSorted((one, other) => rankOf(one) - rankOf(other));
  const twice = ordered.find(({ pattern }, place) => ordered.findIndex((route) => route.pattern === pattern) < place);
  if (twice) throw new Error(`Two routes have the pattern ${twice.pattern}.`);
  return (pathname) => {
    for (const { pattern, screen, frame = 'app', access = 'signed-in' } of ordered) {
      const params = matchPattern(pattern, pathname);
      if (params) return { pattern, screen, frame, access, params };
    }
    throw new Error('No route has the pattern `*`.');
  };
}

/** A screen whose code is in the first download. */
export const readyScreen = (Screen: ComponentType): LazyScreen => ({ Screen, preload: () => {} });

/** An address that leads to another one. */
export const redirectTo = (to: string): LazyScreen => readyScreen(() => <Redirect to={to} />);

const RouteParamsContext = createContext<RouteParams>({});

/** What the address of the screen has for the names of its pattern: `{ invoiceId }` for `/invoices/:invoiceId`. */
export const useRouteParams = (): RouteParams => useContext(RouteParamsContext);

/** The screen of the address. Its failure leaves the frame around it standing. */
export function MatchedScreen({ match: { screen, params } }: { readonly match: RouteMatch }) {
  const { key } = usePagePlace().location;
  return (
    <ScreenBoundary place={key}>
      <RouteParamsContext value={params}>
        <screen.Screen />
      </RouteParamsContext>
    </ScreenBoundary>
  );
}
