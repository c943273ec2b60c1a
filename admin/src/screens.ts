import { type LazyScreen, lazyScreen } from '@quittance/widgets/host';
import { matchPath } from 'react-router';

/** The screens inside the back office's frame, by path. */
export const framedScreens: Readonly<Record<string, LazyScreen>> = {
  '/companies': lazyScreen(async () => (await import('./companies/companies-screen.tsx')).CompaniesScreen),
  '/companies/:organizationId': lazyScreen(async () => (await import('./companies/company-screen.tsx')).CompanyScreen),
  '/showcase': lazyScreen(async () => (await import('./showcase/showcase-screen.tsx')).ShowcaseScreen),
  '*': lazyScreen(async () => (await import('./pages/not-found-screen.tsx')).NotFoundScreen),
};

/** Screens that stand by themselves. */
export const plainScreens: Readonly<Record<string, LazyScreen>> = {
  '/auth': lazyScreen(async () => (await import('./session/sign-in-screen.tsx')).SignInScreen),
};

const allScreens = Object.entries({ ...plainScreens, ...framedScreens });

const find = (pathname: string) => allScreens.find(([path]) => matchPath(path, pathname));

/** Fetches the code of an address, at the same time as what the screen will show. */
export const preloadScreen = (pathname: string): void => find(pathname)?.[1].preload();

/** The pattern that an address matches, such as `/companies/:organizationId`: names a page without saying whose. */
export const patternOf = (pathname: string): string => find(pathname)?.[0] ?? '*';
