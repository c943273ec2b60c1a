import { type ComponentType, createContext, useContext } from 'react';
import type { LazyScreen } from './lazy-screen.ts';
import { Redirect } from './redirect.tsx';
import { matchPattern, type RouteParams } from './route-pattern.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { usePagePlace } from './use-page-history.ts';

/** Screens by the pattern of their address. */
export type Routes = Readonly<Record<string, LazyScreen>>;

export interface RouteMatch<Frame extends string> {
  /** The group of routes that the match belongs to. */
  readonly frame: Frame;
  /** Such as `/invoices/:invoiceId`: names a page without saying whose. */
  readonly pattern: string;
  readonly params: RouteParams;
  readonly screen: LazyScreen;
}

/** Finds the screen of an address; the pattern `*` has every address that no other pattern matches. */
export type RouteTable<Frame extends string> = (pathname: string) => RouteMatch<Frame>;

/** @param routes by the frame that stands round their screens; one of them must have `*` */
export function createRouteTable<Frame extends string>(routes: Readonly<Record<Frame, Routes>>): RouteTable<Frame> {
  const all = (Object.entries(routes) as [Frame, Routes][]).flatMap(([frame, screens]) =>
    Object.entries(screens).map(([pattern, screen]) => ({ frame, pattern, screen })),
  );
  const ordered = [...all.filter(({ pattern }) => pattern !== '*'), ...all.filter(({ pattern }) => pattern === '*')];
  return (pathname) => {
    for (const route of ordered) {
      const params = matchPattern(route.pattern, pathname);
      if (params) return { ...route, params };
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

/** The screen of the address. Its failure leaves the frame round it standing. */
export function MatchedScreen({ match: { screen, params } }: { readonly match: RouteMatch<string> }) {
  const { key } = usePagePlace().location;
  return (
    <ScreenBoundary place={key}>
      <RouteParamsContext value={params}>
        <screen.Screen />
      </RouteParamsContext>
    </ScreenBoundary>
  );
}
