import type { RouteFacts } from '@quittance/sdk/rules';
import { type ComponentType, createContext, useContext } from 'react';
import type { LazyScreen } from './lazy-screen.ts';
import { Redirect } from './redirect.tsx';
import { matchPattern, type RouteParams } from './route-pattern.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { usePagePlace } from './use-page-history.ts';

/** A screen and its address, as its feature declares them. */
export interface Route {
  /** Such as `/invoices/:invoiceId`. `*` matches every address without another match. */
  readonly pattern: string;
  readonly screen: LazyScreen;
  /** Frame around the screen. `app`: with navigation; `wide`: without; `plain`: no frame. Default `app`. */
  readonly frame?: Frame;
  /** Who may open it. Default `signed-in`. */
  readonly access?: Access;
  /** What decides which signed-in people may open it. Default: the strictest. */
  readonly facts?: RouteFacts;
}

export type Frame = 'app' | 'wide' | 'plain';
export type Access = 'signed-in' | 'anyone' | 'signed-out';

export interface RouteMatch {
  readonly frame: Frame;
  readonly access: Access;
  readonly facts: RouteFacts;
  /** Names a page without ids of people. */
  readonly pattern: string;
  readonly params: RouteParams;
  readonly screen: LazyScreen;
}

/** Finds the screen of an address. */
export type RouteTable = (pathname: string) => RouteMatch;

/** Normalizes a pattern: two patterns match the same addresses if they differ only in case or parameter names. */
const shapeOf = ({ pattern }: Route): string =>
  pattern.toLowerCase().replaceAll(/:[^/]+/g, (parameter) => (parameter.endsWith('*') ? ':*' : ':'));

/**
 * Returns a sort key: segment by segment, exact segments before parameters, these before `:rest*`, and `*` last. The order
 * of the features must not decide which route matches.
 */
function rankOf({ pattern }: Route): string {
  if (pattern === '*') return '*';
  return pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? (segment.endsWith('*') ? '2' : '1') : '0'))
    .join('');
}

const compareRanks = (one: string, other: string): number => {
  if (one === other) return 0;
  if (one === '*' || (other !== '*' && one > other)) return 1;
  return -1;
};

/**
 * @param routes of all features; one of them must have the pattern `*`
 * @throws Error when two routes match the same addresses
 */
export function createRouteTable(routes: readonly Route[]): RouteTable {
  const ordered = routes.toSorted((one, other) => compareRanks(rankOf(one), rankOf(other)));
  const twice = ordered.find((route, place) => ordered.findIndex((other) => shapeOf(other) === shapeOf(route)) < place);
  if (twice) throw new Error(`Two routes match the addresses of ${twice.pattern}.`);
  return (pathname) => {
    for (const { pattern, screen, frame = 'app', access = 'signed-in', facts = {} } of ordered) {
      const params = matchPattern(pattern, pathname);
      if (params) return { pattern, screen, frame, access, facts, params };
    }
    throw new Error('No route has the pattern `*`.');
  };
}

/** Wraps a screen whose code is in the first download. */
export const readyScreen = (Screen: ComponentType): LazyScreen => ({ Screen, preload: () => {} });

/** Creates a screen that redirects to another address. */
export const redirectTo = (to: string): LazyScreen => readyScreen(() => <Redirect to={to} />);

const RouteParamsContext = createContext<RouteParams>({});

/** Returns the parameters of the current address: `{ invoiceId }` for `/invoices/:invoiceId`. */
export const useRouteParams = (): RouteParams => useContext(RouteParamsContext);

/** Renders the matched screen. Its failure doesn't affect the frame around it. */
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
