import { createRouteTable, type Route, sessionRoutes } from '@quittance/app-shell';

const features = import.meta.glob<readonly Route[]>('./features/*/routes.ts', { eager: true, import: 'routes' });

/** Finds the screen for an address, from each feature's `routes.ts`. */
export const findScreen = createRouteTable([...sessionRoutes, ...Object.values(features).flat()]);
