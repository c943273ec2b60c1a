import { createRouteTable, lazyScreen, type Route, sessionRoutes } from '@quittance/app-shell';

const features = import.meta.glob<readonly Route[]>('./features/*/routes.ts', { eager: true, import: 'routes' });

/** Finds the screen for an address, from each feature's `routes.ts`. */
export const findScreen = createRouteTable([
  ...sessionRoutes(lazyScreen(() => import('./sign-up/sign-in-screen.tsx'), 'PortalSignInScreen')),
  ...Object.values(features).flat(),
]);
