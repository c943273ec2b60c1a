import { createRouteTable, lazyScreen, type Route, sessionRoutes } from '@quittance/app-shell';

const features = import.meta.glob<readonly Route[]>('./features/*/routes.ts', { eager: true, import: 'routes' });

/** Finds the screen of an address, from the features' `routes.ts`. */
export const findScreen = createRouteTable([
  ...sessionRoutes(lazyScreen(() => import('@quittance/app-shell/sign-in'), 'SignInScreen')),
  ...Object.values(features).flat(),
]);
